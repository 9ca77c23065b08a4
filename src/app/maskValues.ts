/**
 * Covers the values of hidden parameters where the figure says them: numbers beside their knobs in the picture, after
 * their names, alone, and in the spoken sentence; words anywhere. A number that also is somebody else's stays: 0.3 may
 * be a score here and a temperature there.
 */

import type { Live } from '#figure/live.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { AnyValue } from '#spec/params.ts';
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
const ASIDE = '.picture :is(tspan, p, span), .network [role=status], .controls > .rows > .say';

/** Whether a number is to be covered where it stands. */
type Mine = (hidden: Hidden, said: Said) => boolean;

export function maskValues(root: Element, live: Live, names: readonly string[], words: FigureWords<never>): void {
  const values = live.store.getState();
  const all = names.map(
    (name): Hidden => ({
      name,
      label: words.params[name] ?? name,
      numbers: numbersOf(values[name]),
    }),
  );
  const seen = Object.keys(values)
    .filter((name) => !names.includes(name))
    .flatMap((name) => numbersOf(values[name]));
  const said = hiddenWords(live, names, words);
  for (const svg of root.querySelectorAll('.picture > svg')) {
    const knobs = knobsOf(svg);
    for (const text of svg.querySelectorAll('text')) {
      const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
      const near = knobs.filter((knob) => Math.hypot(knob.x - x, knob.y - y) < NEAR).flatMap(({ params }) => params);
      write(
        text,
        all,
        said,
        (hidden, { number, before, alone }) =>
          near.includes(hidden.name) || isNamed(hidden, before) || (alone && !seen.includes(number)),
      );
    }
  }
  for (const sentence of root.querySelectorAll('.spoken'))
    write(sentence, all, said, (_, { number }) => !seen.includes(number));
  if (said) for (const aside of root.querySelectorAll(ASIDE)) write(aside, [], said, () => false);
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

/** `T = ` comes before the number of T. */
function isNamed({ name, label }: Hidden, before: string): boolean {
  const said = before.trimEnd().replace(/\s*[=:：]$/, '');
  return said.endsWith(label) || new RegExp(`(^|[^\\p{L}])${name}$`, 'u').test(said);
}

/** What was written before it was covered: once the hidden value is another, it may be seen again. */
const COVERED = new WeakMap<Node, { readonly shown: string; readonly written: string }>();

function write(element: Element, all: readonly Hidden[], words: RegExp | undefined, mine: Mine): void {
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const present = node.nodeValue ?? '';
    const covered = COVERED.get(node);
    const written = covered?.shown === present ? covered.written : present;
    const numbers = written.replace(NUMBER, (text, at: number) => {
      const said = { before: written.slice(0, at), alone: written.trim() === text && text.includes('.') };
      const own = ({ numbers }: Hidden) => numbers.filter((x) => says(text, x));
      return all.some((hidden) => own(hidden).some((number) => mine(hidden, { ...said, number }))) ? UNKNOWN : text;
    });
    const shown = words ? numbers.replace(words, UNKNOWN) : numbers;
    if (shown === present) continue;
    COVERED.set(node, { shown, written });
    node.nodeValue = shown;
  }
}

/** Whether a text is the number, or a rounding of it to some decimals. */
function says(text: string, x: number): boolean {
  const plain = text.replace(/^(\u2212|minus |负)/, '-').replaceAll(',', '');
  if (plain.endsWith('∞')) return x === (plain.startsWith('-') ? -Infinity : Infinity);
  const digits = plain.split('.')[1]?.length ?? 0;
  const said = Number(plain);
  return digits === 0 ? said === x : Number.isFinite(x) && Number(x.toFixed(digits)) === said;
}
