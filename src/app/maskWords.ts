/** The words that say what hidden choices, texts and names are: as their controls have them. */

import type { FigureWords } from '#spec/figure.ts';
import type { AnyValue, AnyValues } from '#spec/params.ts';

/** A text may be said piece by piece, with a sign for a space. */
const GAP = '[\\s␣]*';
/** What stands where something is covered. */
export const UNKNOWN = '?';

/** @returns finds them in what a figure says; undefined where there are none to be found */
export function hiddenWords(
  values: AnyValues,
  names: readonly string[],
  words: FigureWords<never>,
): RegExp | undefined {
  const said = (hidden: boolean) =>
    Object.entries(values)
      .filter(([name]) => names.includes(name) === hidden)
      .flatMap(([name, value]) => wordsOf(value, words.choices?.[name]));
  // As with numbers, what somebody else also says stays.
  const seen = new Set(said(false));
  const own = [...new Set(said(true))].filter((word) => !seen.has(word));
  if (own.length === 0) return undefined;
  // The longest first: of "copied, ±" and "copied" both may be a word of the same choice.
  return new RegExp(
    own
      .sort((a, b) => b.length - a.length)
      .map(alone)
      .join('|'),
    'gu',
  );
}

function wordsOf(value: AnyValue, choices: { readonly [value: string]: string } | undefined): readonly string[] {
  const texts = [value]
    .flat()
    .filter((each) => typeof each === 'string')
    .map((each) => (choices?.[each] ?? each).trim());
  return (
    texts
      // A sentence may put another article before it.
      .flatMap((text) => [text, text.replace(/^(an?|the) /i, '')])
      // “是” for yes is in every other sentence.
      .filter((text) => (choices ? /\p{Script=Latin}|\p{L}{2}/u : /\p{L}/u).test(text))
  );
}

/** A word of letters is not part of another word but of its own endings; Chinese words stand side by side. */
function alone(word: string): string {
  const [first = '', ...rest] = [...word.replace(/\s/g, '')].map((each) => each.replace(/[.*+?^${}()|[\]\\/]/, '\\$&'));
  const begins = rest.length > 0 && /\p{L}/u.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]` : first;
  const before = /^[\p{Script=Latin}\d]/u.test(word) ? '(?<![\\p{Script=Latin}\\d])' : '';
  const ending = /\p{Script=Latin}{4}$/u.test(word) ? '(?:e?[sd])?' : '';
  const after = /[\p{Script=Latin}\d]$/u.test(word) ? `${ending}(?![\\p{Script=Latin}\\d])` : '';
  return before + [begins, ...rest].join(GAP) + after;
}
