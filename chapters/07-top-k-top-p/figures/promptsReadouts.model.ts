/** What prose may quote from the two prompts: keptA… and massA… for each rule, the same for B. */

import type { Readout } from '#spec/figure.ts';
import { type PromptsModel, type Rule, ruleOf } from './promptsModel.model.ts';

type Quoted = Readout<PromptsModel>;

const NAMES: readonly (readonly [Rule, string])[] = [
  ['k', 'K'],
  ['p', 'P'],
  ['minp', 'MinP'],
];

const ofPrompt = (prompt: 'a' | 'b', letter: string): readonly [string, Quoted][] =>
  NAMES.flatMap(([rule, name]): [string, Quoted][] => [
    [`kept${letter}${name}`, { of: (m) => ruleOf(m[prompt], rule).kept, format: { as: 'whole' }, width: 4 }],
    [
      `mass${letter}${name}`,
      { of: (m) => ruleOf(m[prompt], rule).mass, format: { as: 'percent' }, hue: 'area', width: 5 },
    ],
  ]);

export const promptsReadouts: { readonly [name: string]: Quoted } = {
  ...Object.fromEntries([...ofPrompt('a', 'A'), ...ofPrompt('b', 'B')]),
  firstA: { of: (m) => m.a.ranked.masses[0] as number, format: { as: 'percent' }, hue: 'area', width: 5 },
  firstB: { of: (m) => m.b.ranked.masses[0] as number, format: { as: 'percent' }, hue: 'area', width: 5 },
  k: { of: (m) => m.k, format: { as: 'whole' }, width: 3 },
  p: { of: (m) => m.p, format: { as: 'percent' }, hue: 'area', width: 5 },
  minp: { of: (m) => m.minp, format: { as: 'percent' }, hue: 'area', width: 5 },
  thresholdB: {
    of: (m) => m.minp * (m.b.ranked.masses[0] as number),
    format: { as: 'percent' },
    hue: 'area',
    width: 5,
  },
};
