/** A text written the plain way: the whole strip at every step, nothing kept. */

import { cutTopP } from '#math/cutTopP.ts';
import { logSoftmax } from '#math/logSoftmax.ts';
import { uniform } from '#math/random.ts';
import { rankOrder } from '#math/rankOrder.ts';
import { softmax } from '#math/softmax.ts';
import type { Speaker } from '#nets/speaker.ts';

export function writeNaively(
  speaker: Speaker,
  prefix: string,
  temperature: number,
  p: number,
  seed: number,
  most: number,
) {
  const ids = Array.from(speaker.read(prefix).ids);
  const point = uniform(seed);
  const pieces: string[] = [];
  const rare: number[] = [];
  let total = 0;
  let outside = 0;
  while (pieces.length < most && pieces.at(-1) !== '¶') {
    const logits = speaker.next(ids);
    const order = rankOrder(logits);
    const shares = softmax(logits, { temperature }) as Float64Array;
    const { order: falling, kept, mass } = cutTopP(shares, p);
    const u = point();
    let rank = 0;
    if (temperature > 0) {
      let edge = shares[falling[0] as number] as number;
      while (rank < kept - 1 && u * mass >= edge) edge += shares[falling[++rank] as number] as number;
    }
    const id = (temperature > 0 ? falling[rank] : order[0]) as number;
    if (temperature > 0 && rank >= kept) outside++;
    const log = (logSoftmax(logits) as Float64Array)[id] as number;
    if (log < Math.log(0.001)) rare.push(pieces.length);
    total -= log;
    pieces.push(id === speaker.end ? '¶' : speaker.token(id));
    ids.push(id);
  }
  return { pieces, rare, outside, surprise: total / pieces.length };
}
