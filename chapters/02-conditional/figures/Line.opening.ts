/** What the figure holds of both lines it opens with. */

import type { Found } from '#spec/figure.ts';
import { lineData } from './lineData.model.ts';
import { FIRST } from './lineModel.model.ts';

export default (found: Found) =>
  Object.fromEntries(Object.values(FIRST).map(({ voice, line }) => [voice, lineData(found, voice, line)]));
