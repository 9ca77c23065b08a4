/** The loop machine: read the text, get its die, throw a point, write what it fell on, begin again. */

import { speakerIn } from '#nets/found.ts';
import { speaks } from '#nets/speaks.ts';
import { figure } from '#spec/figure.ts';
import { loopActs } from './loopActs.model.ts';
import { holdsLoop, loopModel } from './loopModel.model.ts';
import { loopParams, OPENS } from './loopParams.model.ts';
import { loopReadouts } from './loopReadouts.model.ts';
import { loopTable } from './loopTable.model.ts';
import { readText } from './loopText.model.ts';

export type { LoopModel } from './loopModel.model.ts';
export type { LoopValues } from './loopParams.model.ts';

export const loop = figure({
  id: 'loop',
  params: loopParams,
  opens: { en: { net: 'novelist', prefix: OPENS.novelist.prefix } },
  model: loopModel,
  along: {
    prefix: () => ({ grown: '', throws: 1 }),
    net: ({ net, prefix }) => ({ prefix: speaks(net, prefix) ? prefix : OPENS[net].prefix, grown: '', throws: 1 }),
  },
  nets: ({ net, die }) => (die === 'book' ? [] : [net]),
  prepare: ({ net, die, prefix, grown }, found) => {
    const speaker = die === 'book' ? undefined : speakerIn(found, net);
    return !speaker || speaker.prepare(readText(speaker, prefix + grown).ids);
  },
  holds: holdsLoop,
  readouts: loopReadouts,
  table: loopTable,
  actions: loopActs,
  runs: { act: 'write', perSecond: ({ speed }) => speed },
});
