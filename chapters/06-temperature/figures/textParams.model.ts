/** What can be changed about the text at T, and what it opens with: one beginning for each network. */

import { choice, number, seed, text, type Values } from '#spec/params.ts';

export const NETS = ['poet', 'novelist'] as const;
export type Net = (typeof NETS)[number];

/** The beginnings whose texts the figure holds itself, and the place in them that is looked at. */
export const OPENS = {
  poet: { prefix: '不知', seed: 10, at: 10 },
  novelist: { prefix: 'Captain', seed: 7, at: 11 },
} as const satisfies { readonly [N in Net]: { readonly prefix: string; readonly seed: number; readonly at: number } };

/** Lanes side by side: the largest is taken; a draw at T; a draw at T from what top-p leaves. */
export const LANES = [0, 1, 2] as const;

export const textParams = {
  prefix: text({ initial: OPENS.poet.prefix, maxLength: 160 }),
  net: choice({ choices: NETS, initial: 'poet' }),
  T: number({ min: 0.05, max: 5, step: 0.05, scale: 'log', initial: 1 }),
  p: number({ min: 0.05, max: 1, step: 0.01, initial: 0.9 }),
  length: number({ min: 1, max: 200, step: 1, initial: 32 }),
  /** Whose place is looked at, and which, from 0. */
  lane: number({ min: 0, max: 2, step: 1, initial: 1 }),
  at: number({ min: 0, max: 199, step: 1, initial: OPENS.poet.at }),
  seed: seed({ initial: OPENS.poet.seed }),
};
export type TextValues = Values<typeof textParams>;
