/**
 * The script that an embed page loads if there is a page around it to talk to, or something to hide, to lock or to
 * guess. It is apart from the figure's own, which every reader waits for; the build makes a file of its own of it.
 */

import { converse } from './converse.ts';
import { cover } from './cover.ts';
import { predict } from './predict.ts';

export interface Talk {
  readonly cover: typeof cover;
  readonly converse: typeof converse;
  readonly predict: typeof predict;
}

(globalThis as { areaMapTalk?: Talk }).areaMapTalk = { cover, converse, predict };
