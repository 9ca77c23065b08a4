/** What can be changed about the loop machine, and what it opens with in each language. */

import { choice, number, seed, text, type Values } from '#spec/params.ts';

export const NETS = ['poet', 'novelist'] as const;
export type Net = (typeof NETS)[number];

/** The beginnings whose strip the figure holds itself, and the piece of it that the chapter asks about. */
export const OPENS: { readonly [N in Net]: { readonly prefix: string; readonly asked: string } } = {
  poet: { prefix: '床前明月', asked: '光' },
  novelist: { prefix: 'Captain', asked: ' Ahab' },
};

/** The five stations: 1 numbers, 2 vector, 3 scores, 4 area, 5 draw. */
export const LAST_STATION = 5;

export const loopParams = {
  prefix: text({ initial: OPENS.poet.prefix, maxLength: 160 }),
  net: choice({ choices: NETS, initial: 'poet' }),
  die: choice({ choices: ['network', 'book'], initial: 'network' }),
  mode: choice({ choices: ['dice', 'top', 'hand'], initial: 'dice' }),
  /** Where the point lies if it is put there by hand. */
  u: number({ min: 0, max: 0.999999, step: 0.01, fine: 0.001, grid: 0.000001, initial: 0.5 }),
  stage: number({ min: 1, max: LAST_STATION, step: 1, initial: LAST_STATION }),
  /** How often the point has been thrown at this strip. */
  throws: number({ min: 1, max: 1000, step: 1, initial: 1 }),
  speed: number({ min: 1, max: 20, step: 1, initial: 2 }),
  /** What the loop has written after the prefix. */
  grown: text({ initial: '', maxLength: 600 }),
  seed: seed({ initial: 24 }),
};
export type LoopValues = Values<typeof loopParams>;
