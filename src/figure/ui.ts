/** Every word that the frame around a figure says, whichever figure it is. One language is one such record. */

import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { Reason } from '#spec/settle.ts';
import type { NetworkState } from './asking.ts';
import type { Live } from './live.ts';

/** The state of the networks a figure asks; `size` is in kilobytes. */
export type NetworkUi = { readonly [S in NetworkState['state']]: (nets: readonly string[], size: string) => string } & {
  readonly names: { readonly [net: string]: string };
  /** A link to what is known of them. */
  readonly card: string;
  readonly load: string;
  readonly cancel: string;
  readonly retry: string;
};

export interface FigureUi {
  /** Opens a caption: "Figure 3.1. Sharing a prize." */
  readonly figureNumber: (number: string, title: string) => string;
  /** In the place of a figure whose code has thrown. */
  readonly failed: string;

  readonly tools: string;
  readonly link: string;
  readonly table: string;
  readonly edit: string;
  readonly more: string;
  readonly linkCopied: string;
  /** Label of the field shown where the browser refuses to copy. */
  readonly copyByHand: string;
  /** Table or edit panel, when the network is away. */
  readonly notLoaded: string;

  readonly presets: string;
  readonly reset: string;

  /** Spoken names of the stepper buttons and of the field between them. */
  readonly stepDown: (label: string) => string;
  readonly stepUp: (label: string) => string;
  readonly typed: (label: string) => string;
  readonly lowest: (value: string) => string;
  readonly highest: (value: string) => string;
  /** Says that −∞ or ∞ may be typed. */
  readonly infinite: (sign: string) => string;
  /** What was asked and could not be had, and what is used instead. */
  readonly repairs: { readonly [R in Reason]: (asked: string, used: string) => string };

  readonly replay: string;
  readonly newSeed: string;

  /** How far a long sample is, and the button that stops it or lets it go on. */
  readonly drawn: (drawn: string, size: string) => string;
  readonly stop: string;
  readonly goOn: string;
  /** The button that lets a figure go on by itself; `stop` stops it. */
  readonly run: string;

  /** On pages whose figures ask networks. */
  readonly network?: NetworkUi;
}

/** What every part of the frame is told. */
export interface Told {
  readonly live: Live;
  readonly words: FigureWords<never>;
  readonly ui: FigureUi;
  readonly lang: Lang;
}
