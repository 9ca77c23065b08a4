/** The states in which a figure could be as well, for all that a reader knows who cannot see some of its choices. */

import type { Live } from '#figure/live.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { AnyValue, AnyValues } from '#spec/params.ts';
import { hiddenWords, UNKNOWN } from './maskWords.ts';

/** How many there may be; of more choices, one is tried at a time. */
const MOST = 16;
/** Draws of a long sample that are enough to know its words. */
const DRAWS = 500;

interface State {
  readonly values: AnyValues;
  readonly model: unknown;
  /** A text of it without the words of its choices. */
  readonly bare: (text: string) => string;
}

export interface Otherwise {
  /** In one order, whichever of them is the present one. */
  readonly states: readonly State[];
  /** What is no word of the figure: the names of its rows, and what parameters in sight say. */
  readonly data: readonly string[];
}

/** @returns what gives them for the present state; undefined where nothing is hidden but numbers and texts */
export function otherwise(
  live: Live,
  hidden: readonly string[],
  words: FigureWords<never>,
): (() => Otherwise) | undefined {
  const { spec, store, asking } = live;
  const choices = hidden.flatMap((name): [string, readonly AnyValue[]][] => {
    const p = spec.params[name];
    return p?.kind === 'choice' ? [[name, p.choices]] : p?.kind === 'flag' ? [[name, [false, true]]] : [];
  });
  if (choices.length === 0) return undefined;
  const { table } = spec;
  const own = new Set(wordsIn(words));
  const modelOf = (values: AnyValues) => {
    const found = asking?.found() ?? {};
    const size = spec.sample?.(values, found).size;
    return spec.model(values, asking?.waits() ? 0 : size && Math.min(size, DRAWS), found);
  };
  let last: { readonly values: AnyValues; readonly is: Otherwise } | undefined;
  return () => {
    const values = store.getState() as AnyValues;
    if (last?.values === values) return last.is;
    const states = patches(choices).map((patch): State => {
      const all = { ...values, ...patch };
      const said = hiddenWords(all, hidden, words);
      return { values: all, model: modelOf(all), bare: (text) => (said ? text.replace(said, UNKNOWN) : text) };
    });
    const heads = states.flatMap(({ model }) => table(model).rows.map(([head]) => head));
    const seen = Object.entries(values).flatMap(([name, value]) => (hidden.includes(name) ? [] : [value].flat()));
    const data = [...heads, ...seen].filter((text) => typeof text === 'string').map((text) => text.trim());
    const is = { states, data: [...new Set(data)].filter((text) => text !== '' && !own.has(text)) };
    last = { values, is };
    return is;
  };
}

/** Of what is hidden, that whose words are covered one by one: a list of all choices must not leave out the hidden one. */
export const notChoices = ({ spec }: Live, hidden: readonly string[]): readonly string[] =>
  hidden.filter((name) => !['choice', 'flag'].includes(spec.params[name]?.kind ?? ''));

function patches(choices: readonly [string, readonly AnyValue[]][]): readonly AnyValues[] {
  const all = choices.reduce<AnyValues[]>(
    (before, [name, values]) => before.flatMap((patch) => values.map((value) => ({ ...patch, [name]: value }))),
    [{}],
  );
  if (all.length <= MOST) return all;
  return choices.flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
}

function wordsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(wordsIn) : [];
}
