/** Every word that the figures of this chapter say, apart from captions; `zh.words.ts` and `en.words.ts` fill it in. */

import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { DieModel } from './figures/Die.model.ts';
import type { PoolModel } from './figures/Pool.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';
import type { UnitsModel } from './figures/Units.model.ts';

export interface RecapWords extends FigureWords<RecapModel> {
  /** Above the strip: a fair die with so many faces. */
  readonly said: (faces: string) => string;
  /** Beside the knob: whose share it is. */
  readonly share: (share: string) => string;
}

export interface DieWords extends FigureWords<DieModel> {
  /** Names of the two rulers. */
  readonly facesAxis: string;
  readonly natsAxis: string;
  readonly mean: (loss: string) => string;
  readonly faces: (faces: string) => string;
  /** What the line at ln V is. */
  readonly chance: string;
  /** Between that and its number of faces. */
  readonly colon: string;
  /** Spoken at a bar: its loss. */
  readonly loss: (loss: string) => string;
  /** Above the die: how many faces, how large each is, what the green one stands for. */
  readonly die: (faces: string, share: number, lang: Lang) => string;
  /** Below the magnifier: which part is enlarged; `times` is a power of ten. */
  readonly enlarged: (times: string) => string;
  /** In the empty strip: nothing is scored, a share is 0. */
  readonly none: string;
  readonly never: string;
}

export interface UnitsWords extends FigureWords<UnitsModel> {
  /** Names of the three rulers: nats, bits, faces. */
  readonly rulers: readonly [string, string, string];
  readonly chance: (V: string) => string;
  /** Over the block: what a character costs, in nats and in bits. */
  readonly perCharacter: (nats: string, bits: string) => string;
  /** Beside the knob of the cut: what a token costs. */
  readonly token: (nats: string) => string;
  /** Spoken name of that knob, and its value: characters in a token. */
  readonly cut: string;
  readonly length: (characters: number) => string;
  /** Twelve characters, the words two each. */
  readonly sentence: string;
}

export interface PoolWords extends FigureWords<PoolModel> {
  /** At the level line: mean over tokens. */
  readonly pooled: (loss: string, faces: string) => string;
  /** At the other level: mean over windows. */
  readonly windows: (loss: string, faces: string) => string;
  readonly tokens: (count: string) => string;
}

export interface Words {
  readonly recap: RecapWords;
  readonly die: DieWords;
  readonly units: UnitsWords;
  readonly pool: PoolWords;
}
