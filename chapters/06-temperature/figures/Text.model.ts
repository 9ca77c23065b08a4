/** Text at T: one beginning, the same points, and three ways of choosing; a real network writes. */

import { speakerIn } from '#nets/found.ts';
import { speaks } from '#nets/speaks.ts';
import { figure } from '#spec/figure.ts';
import { heldText } from './textHeld.model.ts';
import { askedOf, textHolds, textModel } from './textModel.model.ts';
import { OPENS, textParams } from './textParams.model.ts';
import { textReadouts } from './textReadouts.model.ts';
import { textTable } from './textTable.model.ts';

export type { TextModel } from './textModel.model.ts';

export const text = figure({
  id: 'text',
  params: textParams,
  opens: { en: { net: 'novelist', ...OPENS.novelist } },
  along: { net: ({ net, prefix }) => ({ prefix: speaks(net, prefix) ? prefix : OPENS[net].prefix }) },
  model: textModel,
  nets: ({ net }) => [net],
  prepare: ({ net, prefix }, found) => {
    const speaker = speakerIn(found, net);
    return !speaker || speaker.prepare(speaker.read(prefix).ids);
  },
  holds: textHolds,
  sample: (values, found = {}) => {
    const { net, prefix, T, p, length, seed } = values;
    const speaker = speakerIn(found, net);
    const here = speaker ? 'here' : heldText(values) ? 'held' : 'away';
    return {
      of: [net, T, p, length, seed, here, prefix].join(' '),
      size: 3 * length,
      first: 2,
      slice: 8,
      known: speaker ? speaker.threeWays.known(askedOf(speaker, values)) : 0,
    };
  },
  readouts: textReadouts,
  table: textTable,
});
