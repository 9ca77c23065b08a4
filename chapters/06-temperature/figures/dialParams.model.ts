/** What can be turned and dragged at the dial, the scores it opens with, and the three rows that a source prints. */

import { VOCABULARY_SIZE } from '#math/vocabulary.ts';
import { choice, flag, list, names, number, type Values } from '#spec/params.ts';

export const OPENING = { logits: [3, 1.5, 0.8, 0.3], names: ['天', '地', '人', '山'] } as const;
/** The same and two words more. */
export const SIX = { logits: [3, 1.5, 0.8, 0.3, -0.2, -1], names: ['天', '地', '人', '山', '水', '风'] } as const;

/** From a twentieth to twenty: 1 is in the middle of its dial. Both figures that have it share it. */
export const temperature = number({ min: 0.05, max: 20, step: 0.05, digits: 4, scale: 'log', initial: 1 });

/** Cold, as it is, hot: the temperatures of the small strips, and what one of the source texts prints for them. */
export const THREE = [
  { temperature: 0.3, printed: [0.95, 0.04, 0.008, 0.002] },
  { temperature: 1, printed: [0.59, 0.23, 0.1, 0.08] },
  { temperature: 3, printed: [0.35, 0.22, 0.17, 0.14] },
] as const;

export const dialParams = {
  T: temperature,
  size: choice({ choices: ['few', 'vocabulary'], initial: 'few' }),
  logits: list({
    item: { min: -6, max: 10, step: 0.1, fine: 0.001, infinite: [-1] },
    minLength: 2,
    maxLength: 10,
    initial: OPENING.logits,
    added: 0,
  }),
  names: names({ of: 'logits', initial: OPENING.names, spare: ['水', '风', '云', '火', '木', '石'], maxLength: 6 }),
  printed: flag({ initial: false }),
  height: choice({ choices: ['area', 'log'], initial: 'area' }),
  find: number({ min: 1, max: VOCABULARY_SIZE, step: 0.1, scale: 'log', whole: true, initial: 1000 }),
};
export type DialValues = Values<typeof dialParams>;
