/** Finished HTML comes alive: its numbers follow their figures, its phrases set them. */

import type { Scope } from '#figure/scope.ts';
import { codeNumber } from './codeNumber.ts';
import { goesTo } from './goesTo.ts';
import { follow, quoteIn } from './quote.ts';
import { fillText, slotsOf, textIn } from './slots.ts';

/**
 * @param box what may hold `[data-v]` (a number), `[data-spoken]` (a formula with numbers) and `a[data-figure]`
 * @returns a function that ends it
 */
export function enliven(box: HTMLElement, scope: Scope): () => void {
  const stops = [
    ...[...box.querySelectorAll('[data-v]')].map((element) => number(element, scope)),
    ...[...box.querySelectorAll<HTMLElement>('[data-spoken]')].flatMap((element) => spoken(element, scope)),
    ...[...box.querySelectorAll<HTMLAnchorElement>('a[data-figure]')].map((link) => goesTo(link, scope)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function number(element: Element, { figures, lang }: Scope): () => void {
  const text = textIn(element);
  const code = element.closest<HTMLElement>('[data-code]')?.dataset['code'];
  return follow(element, quoteIn(figures, element.getAttribute('data-v') as string), lang, (shown) => {
    if (text) text.data = code === undefined ? shown : codeNumber(shown, code);
  });
}

/** The label of a formula says its present numbers. */
function spoken(element: HTMLElement, { figures, lang }: Scope): readonly (() => void)[] {
  const template = element.dataset['spoken'] as string;
  const values: { [name: string]: string } = {};
  return slotsOf(template).map((name) =>
    follow(element, quoteIn(figures, name), lang, (text) => {
      values[name] = text;
      element.setAttribute(
        'aria-label',
        fillText(template, (slot) => values[slot] ?? ''),
      );
    }),
  );
}
