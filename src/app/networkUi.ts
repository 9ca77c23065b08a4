/** What figures say of the networks they ask, in both languages; a page of the book loads its own. */

import type { NetworkUi } from '#figure/ui.ts';
import type { Lang } from '#spec/format.ts';
import { networkUi as en } from './networkUi.en.ts';
import { networkUi as zh } from './networkUi.zh.ts';

export const networkUi: { readonly [L in Lang]: NetworkUi } = { zh, en };
