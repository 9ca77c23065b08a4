/** The networks of the pages of the book. */

import type { Networks } from '#figure/asking.ts';
import { networksFrom } from './networks.ts';

const files = () => import('./fetchNetwork.ts');

/** Of the page the reader is on, and of those they go to from there. */
export const pageNetworks: Networks = networksFrom({
  bytes: async (...asked) => (await files()).fetched(...asked),
  judged: async (...found) => (await files()).judged(...found),
  opener: async () => (await import('./openNetwork.ts')).openNetwork,
});
