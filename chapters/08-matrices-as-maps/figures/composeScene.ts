/** What the parts of the composition are drawn from, and where the panels lie. */

import { type Affine, mappedScale } from '#draw/mappedPlane.ts';
import type { PlaneScale } from '#draw/plane.ts';
import type { Box } from '#draw/window.ts';
import type { Scene } from '#figure/view.ts';
import type { Matrix2 } from '#math/matrix2.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import type { ComposeWords } from '../words.ts';
import type { ComposeModel, ComposeParams } from './Compose.model.ts';

export type ComposeScene = Scene<ComposeParams, ComposeModel, ComposeWords>;

export type PanelName = 'A' | 'B' | 'BA' | 'AB';

export interface Panel {
  readonly name: PanelName;
  readonly box: Box;
  readonly affine: Affine;
  readonly scale: PlaneScale;
  readonly reach: number;
  /** The matrix whose arrows can be dragged here, if any. */
  readonly own: 'A' | 'B' | undefined;
}

export interface ComposeFrame {
  /** The plane before; on a small screen every panel shows it in grey instead. */
  readonly before: Omit<Panel, 'name'> | undefined;
  readonly panels: readonly Panel[];
}

/** Above each panel: the name of what has been done, and its numbers. */
export const HEAD = 62;
const REACH = { one: 2.2, two: 2.6 };
export const IDENTITY: Affine = { matrix: [1, 0, 0, 1], shift: [0, 0] };

export function composeFrame({ model, width, height, narrow }: ComposeScene): ComposeFrame {
  const gap = narrow ? 14 : 52;
  const columns = narrow ? 2 : 3;
  const wide = (width - gap * (columns - 1)) / columns;
  const step = (narrow ? height - 70 : height) / 2;
  const tall = step - HEAD - (narrow ? 12 : 18);
  const at = (column: number, row: number): Box => ({
    x: column * (wide + gap),
    y: row * step + HEAD,
    width: wide,
    height: tall,
  });
  const panel = (name: PanelName, matrix: Matrix2, box: Box): Panel => {
    const single = name === 'A' || name === 'B';
    const affine: Affine = { matrix, shift: [0, 0] };
    const reach = single ? REACH.one : REACH.two;
    return { name, box, affine, reach, scale: mappedScale({ ...box, reach }, affine), own: single ? name : undefined };
  };
  // Side by side the two orders, one below the other the two steps; on a small screen the other way round.
  const [first, second] = narrow ? ([at(0, 0), at(0, 1)] as const) : ([at(1, 0), at(2, 0)] as const);
  const [third, fourth] = narrow ? ([at(1, 0), at(1, 1)] as const) : ([at(1, 1), at(2, 1)] as const);
  const middle = { x: 0, y: (height - tall) / 2 + HEAD / 2 - 9, width: wide, height: tall };
  return {
    before: narrow
      ? undefined
      : {
          box: middle,
          affine: IDENTITY,
          reach: REACH.one,
          scale: mappedScale({ ...middle, reach: REACH.one }, IDENTITY),
          own: undefined,
        },
    panels: [
      panel('A', model.A, first),
      panel('BA', model.BA, second),
      panel('B', model.B, third),
      panel('AB', model.AB, fourth),
    ],
  };
}

export const entryText = (x: number, lang: Lang): string =>
  formatNumber(Number(x.toFixed(2)), { as: 'value', digits: 0 }, lang);
