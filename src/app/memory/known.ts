/** What a page knows of a figure that it remembers things of. */

import type { Live } from '#figure/live.ts';
import type { View } from '#figure/view.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Params } from '#spec/params.ts';

export type AnyView = View<Params, unknown, FigureWords<unknown>>;

export interface Known {
  readonly live: Live;
  readonly words: FigureWords<never>;
  readonly loadView: () => Promise<AnyView | undefined>;
}
