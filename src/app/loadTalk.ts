/** Brings the talk script to an embed page; a classic script, which needs no CORS in a sandboxed frame. */

import { loadScript } from './loadScript.ts';
import type { Talk } from './talk.ts';

/** Fails if it cannot be had. */
export async function loadTalk(): Promise<Talk> {
  const handed = globalThis as { areaMapTalk?: Talk };
  if (!handed.areaMapTalk) await loadScript('/embed/talk.js');
  return handed.areaMapTalk as Talk;
}
