/** What the loop machine holds of its networks: the forty likeliest tokens after the text it opens with. */

import { logSumExp } from '#math/logSumExp.ts';
import { rankOrder } from '#math/rankOrder.ts';
import { speakerIn } from '#nets/found.ts';
import type { Speaker } from '#nets/speaker.ts';
import type { Found } from '#spec/figure.ts';
import { dieOf } from './loopDie.model.ts';
import type { HeldDie } from './loopHeld.model.ts';
import { NETS, type Net, OPENS } from './loopParams.model.ts';

const HELD = 40;

export default function opening(found: Found): { readonly [N in Net]?: HeldDie } {
  return Object.fromEntries(
    NETS.flatMap((net) => {
      const speaker = speakerIn(found, net);
      return speaker ? [[net, held(speaker, net)]] : [];
    }),
  );
}

function held(speaker: Speaker, net: Net): HeldDie {
  const { prefix, asked } = OPENS[net];
  const logits = Float64Array.from(speaker.next(speaker.read(prefix).ids));
  const { tokens, state, width, ...die } = dieOf(speaker, prefix, asked);
  return {
    size: speaker.size,
    end: speaker.end,
    tokens: tokens.map(({ id, name }) => [id, name]),
    total: logSumExp(logits),
    faces: [...rankOrder(logits).subarray(0, HELD)].map((id) => [id, speaker.token(id), logits[id] as number]),
    asked: [die.asked, die.asked < 0 ? 0 : die.logit(die.asked)],
    state,
    width,
  };
}
