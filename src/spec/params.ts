/**
 * A figure is a function of a small record of parameters; this file says what a parameter may be.
 *
 * One declaration gives the type of the value, the control that moves it, the size of its steps, its text in a
 * link, and its limits. Words (labels, names of choices) are not here: they live with the languages.
 */

interface Common {
  /** Names this parameter had in links of earlier versions. Links are an interface: an old name must still open. */
  readonly aliases?: readonly string[];
  /** Not to be told: links and files leave it out. */
  readonly unsaid?: true;
}

/**
 * A bounded number.
 *
 * `step` is what an arrow key, a stepper button or a drag moves by. `fine` is the resolution values are kept at (a
 * typed number, Alt with an arrow key); without it, `step` is. On a log scale both are relative: 0.1 means a tenth.
 */
export interface NumberParam extends Common {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly fine?: number;
  /** The resolution values are kept at, where that is finer than the smallest step: a point thrown at random. */
  readonly grid?: number;
  readonly initial: number;
  readonly scale?: 'linear' | 'log';
  /** On a log scale: how many significant digits values keep, 3 unless said; a drag gives 3 at most. */
  readonly digits?: number;
  /** On a log scale: whole numbers only, all of them; a drag still gives three digits. */
  readonly whole?: true;
  /** Which infinities are allowed beside the range: −∞ is a masked token, +∞ takes everything. */
  readonly infinite?: readonly (-1 | 1)[];
}

/** A list of numbers that the reader may let grow and shrink. */
export interface ListParam extends Common {
  readonly kind: 'list';
  readonly item: Omit<NumberParam, 'kind' | 'initial' | 'aliases'>;
  readonly minLength: number;
  readonly maxLength: number;
  readonly initial: readonly number[];
  /** Shares: a list that somebody brings with larger numbers is one of weights, and divided by its sum. */
  readonly shares?: true;
  /** The value of an item that the reader adds. */
  readonly added: number;
}

/** Names for the items of a list, always as many as the list is long. */
export interface NamesParam extends Common {
  readonly kind: 'names';
  /** The list they name. */
  readonly of: string;
  readonly initial: readonly string[];
  /** Names for further items, in order. */
  readonly spare: readonly string[];
  /** Longest name, in characters (code points). */
  readonly maxLength: number;
}

export interface ChoiceParam<C extends string = string> extends Common {
  readonly kind: 'choice';
  readonly choices: readonly C[];
  readonly initial: C;
}

export interface FlagParam extends Common {
  readonly kind: 'flag';
  readonly initial: boolean;
}

/** Short text typed by the reader. */
export interface TextParam extends Common {
  readonly kind: 'text';
  readonly initial: string;
  /** In characters (code points). */
  readonly maxLength: number;
  /** What the whole of it has to be, where it is a code; it must hold for every beginning of what it holds for. */
  readonly only?: RegExp;
}

/** A 32-bit seed. The same seed shows the same picture; "replay" keeps it, "new seed" changes it. */
export interface SeedParam extends Common {
  readonly kind: 'seed';
  readonly initial: number;
}

export type Param = NumberParam | ListParam | NamesParam | ChoiceParam | FlagParam | TextParam | SeedParam;
export type Params = { readonly [name: string]: Param };

export type ValueOf<P extends Param> = P extends NumberParam | SeedParam
  ? number
  : P extends ListParam
    ? readonly number[]
    : P extends NamesParam
      ? readonly string[]
      : P extends ChoiceParam<infer C>
        ? C
        : P extends FlagParam
          ? boolean
          : string;

/** The record of values a model is a function of. */
export type Values<P extends Params> = { readonly [K in keyof P]: ValueOf<P[K]> };

/** Any value of any parameter, for code that works for all figures alike. */
export type AnyValue = number | readonly number[] | string | readonly string[] | boolean;
export type AnyValues = { readonly [name: string]: AnyValue };

/** Identity functions that keep literal types, so that a schema reads as data. */
export const number = (p: Omit<NumberParam, 'kind'>): NumberParam => ({ kind: 'number', ...p });
export const list = (p: Omit<ListParam, 'kind'>): ListParam => ({ kind: 'list', ...p });
export const names = (p: Omit<NamesParam, 'kind'>): NamesParam => ({ kind: 'names', ...p });
export const choice = <const C extends string>(p: Omit<ChoiceParam<C>, 'kind'>): ChoiceParam<C> => ({
  kind: 'choice',
  ...p,
});
export const flag = (p: Omit<FlagParam, 'kind'>): FlagParam => ({ kind: 'flag', ...p });
export const text = (p: Omit<TextParam, 'kind'>): TextParam => ({ kind: 'text', ...p });
export const seed = (p: Omit<SeedParam, 'kind'>): SeedParam => ({ kind: 'seed', ...p });

/** The values a figure opens with. */
export function initialValues<P extends Params>(params: P): Values<P> {
  return Object.fromEntries(Object.entries(params).map(([name, p]) => [name, p.initial])) as Values<P>;
}

/** Whether two values of one parameter are the same value. */
export function sameValue(a: AnyValue, b: AnyValue): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => Object.is(x, b[i]));
  return Object.is(a, b);
}
