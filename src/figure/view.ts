/** What a chapter says about how a figure looks: heights, what stands below the picture, and one drawing function. */

import type { Grip } from '#draw/handleData.ts';
import type { Layer } from '#draw/layer.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { Params, Values } from '#spec/params.ts';
import type { NetworkLine } from './NetworkLine.tsx';
import type { RunButton } from './RunButton.tsx';
import type { TextControl } from './TextControl.tsx';

/** Everything one drawing of a figure is a function of. */
export interface Scene<P extends Params, M, W> {
  readonly values: Values<P>;
  readonly model: M;
  readonly words: W;
  readonly lang: Lang;
  /** Size of the picture in its own units; one unit is a pixel, on projectors a little more. */
  readonly width: number;
  readonly height: number;
  /** Whether this is the picture for small screens. */
  readonly narrow: boolean;
  /** While something is dragged: what, and all values as they were when it began. */
  readonly held?: { readonly param: string; readonly index?: number; readonly values: Values<P> };
  /** The movable side of a parameter, or of one item of a list. */
  readonly grip: (param: string & keyof P, index?: number) => Grip;
  /** Set several values at once; they are settled first. */
  readonly set: (patch: Partial<Values<P>>) => void;
}

export interface View<P extends Params, M, W extends FigureWords<M>> {
  /**
   * Heights in units. They depend on the width class alone, so that the page can reserve them before any script
   * runs and nothing below a picture ever moves.
   */
  readonly height: { readonly narrow: number; readonly wide: number };
  /** As wide as text and margin notes together; otherwise as wide as the text. */
  readonly wide?: boolean;
  /** Parameters that have their control below the picture, in this order; all others are behind "edit". */
  readonly controls: readonly (string & keyof P)[];
  /** Actions whose effect is to be watched: their buttons come right below the picture, so that one screen holds both. */
  readonly near?: readonly string[];
  /** Actions that have their button below the picture. */
  readonly actions?: readonly string[];
  /** How far its networks are, for a figure that asks some: `NetworkLine`, which no other figure has to load. */
  readonly network?: typeof NetworkLine;
  /** What lets it go on by itself, for a figure that `runs`: `RunButton`. */
  readonly run?: typeof RunButton;
  /** For a figure with a text below its picture: `TextControl`, which elsewhere comes with the edit panel. */
  readonly text?: typeof TextControl;
  /** Layers of the picture that show a parameter and little else: where the parameter is hidden, so are they. */
  readonly covers?: { readonly [param: string]: readonly string[] };
  /** Idempotent and keyed; runs in the page, at build time and for export. */
  readonly draw: (layer: Layer, scene: Scene<P, M, W>) => void;
  /** The small picture of a preset, 76 × 38 units. */
  readonly thumb?: (layer: Layer, model: M) => void;
}
