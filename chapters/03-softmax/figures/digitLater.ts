/** What of the pad's picture comes once somebody asks for it: the inside of the network, and marks on the ten rows. */

import type { HandleData } from '#draw/handleData.ts';
import type { Shape } from '#draw/paint.ts';
import { editHandles, editShapes } from './digitEdits.ts';
import { framingShapes, insideShapes, unitHandle } from './digitInside.ts';
import type { RowFrame } from './digitRows.ts';
import type { DigitFrame, DigitScene } from './digitScene.ts';
import { templateShapes } from './digitTemplates.ts';

export interface Later {
  /** On the pad. */
  readonly framing: readonly Shape[];
  /** Instead of the ten rows, or upon them. */
  readonly panel: readonly Shape[];
  readonly handles: readonly HandleData[];
}

const NOTHING: Later = { framing: [], panel: [], handles: [] };

/** @param rows handed over: imported from here, what lays them out would bring all of D3 into an embed page */
export function laterOf(scene: DigitScene, frame: DigitFrame, rows: RowFrame): Later {
  const { net, look } = scene.model;
  const { panel } = scene.values;
  if (panel === 'shares')
    return { ...NOTHING, panel: editShapes(scene, rows), handles: editHandles(scene, rows, frame) };
  if (!net || !look) return NOTHING;
  const framing = framingShapes(scene, frame, look);
  if (panel === 'rows') return { ...NOTHING, framing, panel: templateShapes(scene, frame, net, look) };
  return { framing, panel: insideShapes(scene, frame, net, look), handles: [unitHandle(scene, frame, look)] };
}
