/**
 * The script that an embed page loads if there is a page around it to talk to, or something to hide or to lock. It is
 * apart from the figure's own, which every reader waits for; the build makes a file of its own of it.
 */

import { converse } from './converse.ts';
import { cover } from './cover.ts';

export interface Talk {
  readonly cover: typeof cover;
  readonly converse: typeof converse;
}

(globalThis as { areaMapTalk?: Talk }).areaMapTalk = { cover, converse };
