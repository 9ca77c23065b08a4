/** What figures say of the networks they ask, in both languages: for what knows no language yet. */

import type { NetworkUi } from '#figure/ui.ts';
import type { Lang } from '#spec/format.ts';
import { networkUi as en } from './networkUi.en.ts';
import { networkUi as zh } from './networkUi.zh.ts';

export const networkUi: { readonly [L in Lang]: NetworkUi } = { zh, en };
