/** Where the scripts that an embed page loads leave what they bring. */

import type { openNetwork } from './openNetwork.ts';

export interface Handed {
  /** Base64, by name of the file. */
  readonly bytes: { [file: string]: string };
  open?: typeof openNetwork;
}
