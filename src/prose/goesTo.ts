/** What a phrase of the prose does to its figure. */

import { glide, goalOf } from '#figure/glide.ts';
import type { Live } from '#figure/live.ts';
import type { Scope } from '#figure/scope.ts';
import { readLink } from '#spec/link.ts';
import type { Params, Values } from '#spec/params.ts';
import { wayTo } from './intoView.ts';

/** @returns the values after an action, done to these; undefined where it cannot be done */
export function after({ spec, asking }: Live, action: string, from: Values<Params>): Values<Params> | undefined {
  const changes = spec.actions?.[action]?.to(from, asking?.networks.found());
  return changes && ({ ...from, ...changes } as Values<Params>);
}

/**
 * @param link as `Goto` makes it
 * @returns a function that ends it
 */
export function goesTo(link: HTMLAnchorElement, { figures, words, stepOn }: Scope): () => void {
  const { figure: id = '', action } = link.dataset;
  const live = figures[id] as Live;
  let forget = () => {};
  const follow = (e: MouseEvent) => {
    if (e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    forget();
    const to = action === undefined ? readLink(live.spec, link.search).values : after(live, action, goalOf(live));
    if (!to) {
      forget = refuse(link, live, words[id]?.refusals?.[action ?? ''] ?? '');
      return;
    }
    const jump = wayTo(id);
    if (jump) stepOn?.();
    glide(live, to);
    jump?.();
  };
  link.addEventListener('click', follow);
  return () => {
    link.removeEventListener('click', follow);
    forget();
  };
}

/** A refusal stands beside the phrase until something is done; gone sooner, the page would move under the next press. */
function refuse(link: Element, live: Live, refusal: string): () => void {
  const said = link.nextElementSibling as Element;
  said.textContent = refusal;
  const forget = () => {
    stop();
    said.textContent = '';
  };
  const stop = live.store.subscribe(forget);
  return forget;
}
