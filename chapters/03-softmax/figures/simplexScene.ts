/** What the parts of the triangle's figure are drawn from. */

import type { Scene } from '#figure/view.ts';
import type { SimplexWords } from '../words.ts';
import type { SimplexModel, simplex } from './Simplex.model.ts';

export type SimplexParams = typeof simplex.params;
export type SimplexScene = Scene<SimplexParams, SimplexModel, SimplexWords>;
