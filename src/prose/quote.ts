/** A number quoted from a figure: its text when the page opens, and a way to follow it that passes React by. */

import type { Live } from '#figure/live.ts';
import type { Readout } from '#spec/figure.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import { stateOf } from './stateOf.ts';
import { whenSeen } from './whenSeen.ts';

export interface Quote {
  readonly live: Live;
  readonly readout: Readout<unknown>;
}

/**
 * @param name figure and readout, "prize.p0"
 * @throws RangeError if there is no such number to quote
 */
export function quoteIn(figures: { readonly [id: string]: Live }, name: string): Quote {
  const [id = '', readoutName = ''] = name.split('.');
  const live = figures[id];
  const readout = live?.spec.readouts[readoutName];
  if (!live || !readout) throw new RangeError(`nothing on this page is called ${name}`);
  return { live, readout };
}

/** The value a quote has before anybody touches the figure: what the prerendered page says, and what guesses are measured by. */
export function restingValue({ live, readout }: Quote): number | string {
  return readout.of(live.openingModel());
}

export function restingText(quote: Quote, lang: Lang): string {
  return textOf(quote.readout, restingValue(quote), lang);
}

/**
 * What the number would be in a state.
 *
 * @throws RangeError if the figure cannot have that state
 */
export function textAt({ live, readout }: Quote, state: string, lang: Lang): string {
  return textOf(readout, readout.of(live.spec.model(stateOf(live.spec, state))), lang);
}

/**
 * Call `write` now and whenever the value has changed; later, while the element that shows it is out of sight.
 *
 * @returns a function that ends it
 */
export function follow(
  element: Element,
  { live, readout }: Quote,
  lang: Lang,
  write: (text: string) => void,
): () => void {
  let last: number | string | undefined;
  const update = () => {
    const value = readout.of(live.model());
    if (Object.is(value, last)) return;
    last = value;
    write(textOf(readout, value, lang));
  };
  update();
  return whenSeen(element, live, update);
}

/** How many digits more than its first text a quote has room for: any more would leave a hole in the sentence. */
const SPARE = 1;

export function roomFor(quote: Quote, text: string): number {
  if (isWord(quote)) return quote.readout.width ?? 0;
  const first = digitsWide(text);
  return Math.min(first + SPARE, quote.readout.width ?? first);
}

/** A readout may also give a word: the name of the item that is hit. */
export function isWord(quote: Quote): boolean {
  return typeof restingValue(quote) === 'string';
}

/** About how many digits wide a text is, in the faces of the book. */
export function digitsWide(text: string): number {
  let width = 0;
  for (const c of text) width += WIDE[c] ?? (c > '\u2e80' ? 1.9 : 1);
  return Math.round(width * 10) / 10;
}

const WIDE: { readonly [sign: string]: number } = { '\u2212': 1.3, '%': 1.6, '<': 1.1, '>': 1.1, '.': 0.5, ',': 0.5 };

function textOf(readout: Readout<unknown>, value: number | string, lang: Lang): string {
  return typeof value === 'string' ? value : formatNumber(value, readout.format, lang);
}
