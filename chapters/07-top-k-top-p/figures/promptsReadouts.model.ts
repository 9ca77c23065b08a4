/** What prose may quote from the two prompts: keptA… and massA… for each rule, the same for B. */

import type { Readout } from '#spec/figure.ts';
import { FIXED, type PromptsModel, type Rule, ruleOf } from './promptsModel.model.ts';

type Quoted = Readout<PromptsModel>;

const NAMES: readonly (readonly [Rule, string])[] = [
  ['k', 'K'],
  ['p', 'P'],
  ['minp', 'MinP'],
  ['typical', 'Typical'],
  ['eta', 'Eta'],
];

const ofPrompt = (prompt: 'a' | 'b', letter: string): readonly [string, Quoted][] =>
  NAMES.flatMap(([rule, name]): [string, Quoted][] => [
    [
      `kept${letter}${name}`,
      { of: (m) => ruleOf(m[prompt], rule).kept, format: { as: 'whole' }, width: letter === 'A' ? 1 : 3 },
    ],
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
  typical: { of: () => FIXED.typical, format: { as: 'percent' }, hue: 'area', width: 5 },
  eta: { of: () => FIXED.eta, format: { as: 'value', digits: 1 } },
  foundA: { of: (m) => m.a.ranked.masses[m.find - 1] ?? NaN, format: { as: 'share' }, hue: 'area', width: 8 },
  foundB: { of: (m) => m.b.ranked.masses[m.find - 1] ?? NaN, format: { as: 'share' }, hue: 'area', width: 8 },
  thresholdB: {
    of: (m) => m.minp * (m.b.ranked.masses[0] as number),
    format: { as: 'percent' },
    hue: 'area',
    width: 5,
  },
};
