/** What the figure holds of both texts it opens with. */

import type { Found } from '#spec/figure.ts';
import { swapData } from './swapData.model.ts';
import { FIRST, swapParams } from './swapModel.model.ts';

export default (found: Found) =>
  Object.fromEntries(
    Object.values(FIRST).map(({ voice, line, read }) => [
      voice,
      swapData(found, voice, line, read, swapParams.u.initial),
    ]),
  );
