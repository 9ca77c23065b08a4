/** How well a network foretells texts it has not learnt from, and how likely it finds a certain next token. */

import type { GptShape, GptWeights } from '../nets/gpt.ts';
import { gptHead } from '../nets/gptBackward.ts';
import { gptForward } from '../nets/gptForward.ts';
import { type Batch, type GptRoom, gptRoom } from '../nets/gptRoom.ts';
import type { Kernel, Memory } from '../nets/kernel.ts';
import type { Lesson } from './course.ts';

/** Mean surprise in nats: of every token, and of those that are not marks. */
export interface Grade {
  readonly all: number;
  readonly plain: number;
}

/** The desk a network works at: its batch and the room for it. */
export interface Desk {
  readonly room: GptRoom;
  readonly inputs: Int32Array;
  readonly targets: Int32Array;
}

/** A desk for lessons of at most so many tokens. */
export const openDesk = (shape: GptShape, rows: number, memory: Memory): Desk => ({
  room: gptRoom(shape, rows, memory),
  inputs: memory.ints(rows),
  targets: memory.ints(rows),
});

/** Lays the texts from–to of a lesson on the desk. */
export function lay(tokens: Uint16Array, { length, starts }: Lesson, from: number, to: number, desk: Desk): Batch {
  for (let i = from; i < to; i++)
    for (let t = 0; t < length; t++) {
      const at = (starts[i] as number) + t;
      desk.inputs[(i - from) * length + t] = tokens[at - 1] as number;
      desk.targets[(i - from) * length + t] = tokens[at] as number;
    }
  return { sequences: to - from, length, inputs: desk.inputs, targets: desk.targets };
}

/** What every exam needs: the arithmetic, the network, a desk. */
export interface Candidate {
  readonly kernel: Kernel;
  readonly shape: GptShape;
  readonly weights: GptWeights;
  readonly desk: Desk;
}

/** @param marks tokens below this number are marks */
export function examine(candidate: Candidate, tokens: Uint16Array, lessons: readonly Lesson[], marks: number): Grade {
  const { kernel, shape, weights, desk } = candidate;
  const sums = { all: 0, count: 0, plain: 0, plainCount: 0 };
  for (const lesson of lessons) {
    const batch = lay(tokens, lesson, 0, lesson.starts.length, desk);
    gptForward(kernel, shape, weights, batch, desk.room);
    gptHead(kernel, shape, weights, batch, desk.room, 1);
    for (let i = 0; i < batch.sequences * batch.length; i++) {
      const loss = desk.room.losses[i] as number;
      sums.all += loss;
      sums.count++;
      if ((desk.targets[i] as number) < marks) continue;
      sums.plain += loss;
      sums.plainCount++;
    }
  }
  return { all: sums.all / sums.count, plain: sums.plain / sums.plainCount };
}

/** The probability that `next` comes after the beginning. */
export function probe({ kernel, shape, weights, desk }: Candidate, ids: readonly number[], next: number): number {
  const { room, inputs, targets } = desk;
  inputs.set([0, ...ids]);
  targets.fill(0, 0, ids.length);
  targets[ids.length] = next;
  const batch = { sequences: 1, length: ids.length + 1, inputs, targets };
  gptForward(kernel, shape, weights, batch, room);
  gptHead(kernel, shape, weights, batch, room, 1);
  return Math.exp(-(room.losses[ids.length] as number));
}
