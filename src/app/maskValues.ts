/**
 * Covers the values of hidden parameters where the figure says them: numbers beside their knobs in the picture, after
 * their names, alone, and in the spoken sentence; words anywhere, and in the picture any text that would not be there
 * whatever is hidden. A number that also is somebody else's stays: 0.3 may be a score here and a temperature there.
 */

import type { Live } from '#figure/live.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { AnyValue, AnyValues } from '#spec/params.ts';
import { hiddenWords, UNKNOWN } from './maskWords.ts';

/** How far from its knob the number of a parameter may stand, in units of the picture. */
const NEAR = 130;
/** With the minus of a sentence that is spoken. */
const NUMBER = /(?:[-\u2212]|minus |负)?(?:∞|(?:\d[\d,]*)?\.?\d+)(?![\d.]*\s*%|\d)/g;

interface Hidden {
  readonly name: string;
  readonly label: string;
  readonly numbers: readonly number[];
}

interface Said {
  readonly number: number;
  /** What stands before it. */
  readonly before: string;
  /** Whether it is a text of its own, and no whole number, as those along an axis mostly are. */
  readonly alone: boolean;
}

/** Where else than in pictures and sentences a figure says what it is set to. */
const ASIDE = '.network [role=status], .controls > .rows > .say';
const IN_PICTURE = '.picture :is(tspan, p, span)';

/** Whether a number is to be covered where it stands. */
type Mine = (hidden: Hidden, said: Said) => boolean;

/** @param common whether a text of a picture would be there whatever is hidden */
export function maskValues(
  root: Element,
  live: Live,
  names: readonly string[],
  words: FigureWords<never>,
  common: (text: string) => boolean = () => true,
): void {
  const values = live.store.getState() as AnyValues;
  const { all, seen } = numbersIn(values, names, words);
  const said = hiddenWords(values, names, words);
  for (const svg of root.querySelectorAll('.picture > svg')) {
    const knobs = knobsOf(svg);
    for (const text of svg.querySelectorAll('text')) {
      const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
      const near = knobs
        .map((knob) => ({ ...knob, far: Math.hypot(knob.x - x, knob.y - y) }))
        .filter(({ far }) => far < NEAR)
        .sort((a, b) => a.far - b.far);
      const beside = (name: string) => near.some(({ params }) => params.includes(name));
      // Another knob may be as near: that of a parameter in sight with the same value.
      const nearest = (name: string) => near[0]?.params.includes(name) ?? false;
      write(
        text,
        all,
        said,
        (hidden, { number, before, alone }) =>
          (seen.includes(number) ? nearest(hidden.name) : beside(hidden.name) || alone) || isNamed(hidden, before),
        common,
      );
    }
  }
  const none = () => false;
  for (const part of root.querySelectorAll(IN_PICTURE)) write(part, [], said, none, common);
  for (const aside of root.querySelectorAll(ASIDE)) write(aside, [], said, none, () => true);
  for (const name of SPOKEN)
    for (const element of root.querySelectorAll(`[${name}]`))
      cover(element.getAttributeNode(name) as Attr, (written) => (said ? written.replace(said, UNKNOWN) : written));
}

/** What is heard of a control or a knob. */
export const SPOKEN = ['aria-label', 'aria-valuetext'] as const;

/** A sentence without the numbers, texts and names that are hidden. */
export function maskSentence(
  sentence: string,
  live: Live,
  names: readonly string[],
  words: FigureWords<never>,
): string {
  const values = live.store.getState() as AnyValues;
  const { all, seen } = numbersIn(values, names, words);
  const numbers = maskNumbers(
    sentence,
    all,
    (own, { number, before }) => !seen.includes(number) || isNamed(own, before),
  );
  const said = hiddenWords(values, names, words);
  return said ? numbers.replace(said, UNKNOWN) : numbers;
}

/** The numbers of what is hidden, and those that something in sight also has. */
function numbersIn(values: AnyValues, names: readonly string[], words: FigureWords<never>) {
  const all = names.map(
    (name): Hidden => ({ name, label: words.params[name] ?? name, numbers: numbersOf(values[name]) }),
  );
  const seen = Object.keys(values)
    .filter((name) => !names.includes(name))
    .flatMap((name) => numbersOf(values[name]));
  return { all, seen };
}

const numbersOf = (value: AnyValue | undefined): readonly number[] =>
  [value].flat().filter((x): x is number => typeof x === 'number');

function knobsOf(svg: Element) {
  return [...svg.querySelectorAll('.handle[data-param]')].map((handle) => {
    const [x = Infinity, y = Infinity] =
      handle
        .getAttribute('transform')
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    return { params: handle.getAttribute('data-param')?.split(' ') ?? [], x, y };
  });
}

/** `T = ` comes before the number of T, and in a sentence its name without the symbol. */
function isNamed({ name, label }: Hidden, before: string): boolean {
  const said = before.trimEnd().replace(/\s*[=:：]$/, '');
  return (
    said.endsWith(label) ||
    said.endsWith(label.replace(/\s+\p{L}$/u, '')) ||
    new RegExp(`(^|[^\\p{L}])${name}$`, 'u').test(said)
  );
}

/** What was written before it was covered: once the hidden value is another, it may be seen again. */
const COVERED = new WeakMap<Node, { readonly shown: string; readonly written: string }>();

function write(
  element: Element,
  all: readonly Hidden[],
  words: RegExp | undefined,
  mine: Mine,
  common: (text: string) => boolean,
): void {
  for (const node of element.childNodes)
    if (node.nodeType === Node.TEXT_NODE)
      cover(node, (written) => {
        const numbers = maskNumbers(written, all, mine);
        const shown = words ? numbers.replace(words, UNKNOWN) : numbers;
        return common(shown) ? shown : UNKNOWN;
      });
}

function cover(node: Node, mask: (written: string) => string): void {
  const present = node.nodeValue ?? '';
  const covered = COVERED.get(node);
  const written = covered?.shown === present ? covered.written : present;
  const shown = mask(written);
  if (shown === present) return;
  COVERED.set(node, { shown, written });
  node.nodeValue = shown;
}

function maskNumbers(written: string, all: readonly Hidden[], mine: Mine): string {
  return written.replace(NUMBER, (text, at: number) => {
    const said = { before: written.slice(0, at), alone: written.trim() === text && text.includes('.') };
    const own = ({ numbers }: Hidden) => numbers.filter((x) => says(text, x));
    return all.some((hidden) => own(hidden).some((number) => mine(hidden, { ...said, number }))) ? UNKNOWN : text;
  });
}

/** Whether a text is the number, or a rounding of it to some decimals. */
function says(text: string, x: number): boolean {
  const plain = text.replace(/^(\u2212|minus |负)/, '-').replaceAll(',', '');
  if (plain.endsWith('∞')) return x === (plain.startsWith('-') ? -Infinity : Infinity);
  const digits = plain.split('.')[1]?.length ?? 0;
  const said = Number(plain);
  return digits === 0 ? said === x : Number.isFinite(x) && Number(x.toFixed(digits)) === said;
}
