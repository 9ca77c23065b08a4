/**
 * What a figure is before it is drawn: parameters, a pure model, and what may be quoted from it.
 *
 * Everything the book does with a figure without knowing which one it is (link, controls, table, spoken summary,
 * quoted numbers, challenges, tests) rests on this description.
 */

import type { Format, Lang } from './format.ts';
import type { Params, Values } from './params.ts';

/** What a colour means in the whole book: amber area, blue maps and logits, green right, magenta as printed. */
export type Hue = 'area' | 'map' | 'true' | 'print' | 'ink';

/** A number (or a name) that prose, guesses, challenges and tests may quote. */
export interface Readout<M> {
  /** May be ±∞, and NaN where the model says that there is nothing to read; the format shows both. */
  readonly of: (model: M) => number | string;
  readonly format: Format;
  readonly hue?: Hue;
  /** Width to reserve, in digits, so that a paragraph does not tremble: what nine states in ten need. */
  readonly width?: number;
}

/** A piece of written mathematics that a table can show: plain text, with raised parts. */
export type Written = readonly (string | { readonly sup: string })[];

/** A cell of a table. A number's `how` is the formula it came from, with its values put in. */
export type Cell =
  | string
  | { readonly value: number; readonly format: Format; readonly hue?: Hue; readonly how?: Written };

/** The numbers of a picture. Column names are keys into the figure's words. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The row under the rule, if the columns add up. */
  readonly total?: readonly Cell[];
  /** Rounded shares do not add to 1: the page says so. */
  readonly rounded?: boolean;
}

/** A button that changes several values at once. Its label is in the words, under the same name. */
export interface Action<P extends Params> {
  /**
   * The values to set; undefined where it cannot be done, and `words.refusals` says why.
   *
   * `found` is for what a network decides.
   */
  readonly to: (values: Values<P>, found?: Found) => Partial<Values<P>> | undefined;
  /** A preset shows a small picture of what it does; a plain action shows its label alone. */
  readonly preset?: boolean;
}

/** An action that a figure does by itself, again and again, until the reader stops it or it cannot be done. */
export interface Runs<P extends Params> {
  readonly act: string;
  readonly perSecond: (values: Values<P>) => number;
}

/** The random sample a model rests on, if it is long. */
export interface Sample {
  /** Which sequence: as long as this stays the same, so does every draw of it. */
  readonly of: string;
  /** How many draws of it. */
  readonly size: number;
  /** The most draws a frame may add to those already there, where they are to be watched. */
  readonly pace?: (drawn: number) => number;
  /** How many to take at once as long as nobody knows what one costs: few, if each takes a network's step. */
  readonly first?: number;
  /** Milliseconds that a slice may take, if not as few as usual: where draws are dear and the picture is cheap. */
  readonly slice?: number;
  /** How many of the first ones cost nothing, having been computed before: a new sample begins with them. */
  readonly known?: number;
}

/** Trained networks and their data, by name, as far as they are here. What each of them is, `nets` says. */
export type Found = { readonly [name: string]: unknown };

export interface FigureSpec<P extends Params = Params, M = unknown> {
  /** Element id, prefix of its keys in a link, name of its tag in the link's path. */
  readonly id: string;
  readonly params: P;
  /**
   * Pure: equal values give equal models. Throws only for a programmer's mistake.
   *
   * `drawn` is for models with a `sample`: take that many draws only, the first ones; without it, take all.
   * `found` is for models that ask `nets`; one that is not there yet is something the model has to say.
   */
  readonly model: (values: Values<P>, drawn?: number, found?: Found) => M;
  /** What a reader changes along with a parameter by its control: another beginning has not been gone on with. */
  readonly along?: { readonly [param: string]: (values: Values<P>) => Partial<Values<P>> };
  /** In a page a long sample is drawn a slice per frame, with its progress shown and a button to stop it. */
  readonly sample?: (values: Values<P>, found?: Found) => Sample;
  /** The networks that the model asks at these values. A page loads them once a reader needs them. */
  readonly nets?: (values: Values<P>) => readonly string[];
  /**
   * Has the networks read on a little of what the model will ask them, and says whether that is all: a long text takes
   * them longer than a frame. The picture waits meanwhile.
   */
  readonly prepare?: (values: Values<P>, found: Found) => boolean;
  /**
   * Whether the figure itself holds what its networks say at these values, so that a page can open without them.
   * Without it, that is so at the values it opens with, and only there.
   */
  readonly holds?: (values: Values<P>) => boolean;
  /** The values it opens with in a language, where that matters: a network speaks one language. */
  readonly opens?: { readonly [L in Lang]?: Partial<Values<P>> };
  /**
   * Where several numbers mean one thing together, such as a matrix: what they are a part `t` of the way from some
   * values to others, when a change moves briefly. Without it, each number goes its own straight way.
   */
  readonly between?: (from: Values<P>, to: Values<P>, t: number) => Partial<Values<P>>;
  readonly readouts: { readonly [name: string]: Readout<M> };
  readonly table: (model: M) => Table;
  readonly actions?: { readonly [name: string]: Action<P> };
  readonly runs?: Runs<P>;
}

/** Keeps the literal types of a specification. */
export const figure = <P extends Params, M>(spec: FigureSpec<P, M>): FigureSpec<P, M> => spec;

/**
 * The words of one figure in one language. `V` adds what the figure's own picture says.
 *
 * Every word on a control, in a table and in the spoken summary is here; captions and paragraphs are in the prose.
 */
export interface FigureWords<M> {
  readonly title: string;
  /** Where the data come from, said under the picture: a real network, or made up. */
  readonly data: string;
  /** Label of each parameter. An item of a list is called by this label and its name: "score of 光". */
  readonly params: { readonly [name: string]: string };
  readonly choices?: { readonly [param: string]: { readonly [choice: string]: string } };
  readonly actions?: { readonly [name: string]: string };
  /** Why an action cannot be done at some states. */
  readonly refusals?: { readonly [name: string]: string };
  readonly columns: { readonly [name: string]: string };
  /** What items are called that have no names of their own: by number, from "1". */
  readonly items?: { readonly [number: string]: string };
  /** One spoken sentence that says what the picture shows now. */
  readonly summary: (model: M) => string;
}
