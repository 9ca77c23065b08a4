/** What may be quoted from the bars of the cake. */

import type { Readout } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import type { CakeBar, CakeModel } from './cakeShares.model.ts';
import * as told from './cakeTold.model.ts';
import { FIRST_TEN, HALF_IN, SECOND_HALF } from './cakeVocabulary.model.ts';

type Quoted = Readout<CakeModel>;

/** One readout per bar: p0, p1, … */
function perBar(letter: string, of: (bar: CakeBar) => number, shown: Omit<Quoted, 'of'>) {
  const entries = Array.from({ length: 12 }, (_, i): [string, Quoted] => {
    return [letter + i, { of: (model) => (model.bars[i] ? of(model.bars[i]) : NaN), ...shown }];
  });
  return Object.fromEntries(entries);
}

const fixed = (x: number, digits: number) => formatNumber(x, { as: 'fixed', digits }, 'en');

export const cakeReadouts: { readonly [name: string]: Quoted } = {
  ...perBar('p', (bar) => bar.area, { format: { as: 'percent' }, hue: 'area', width: 5 }),
  ...perBar('q', (bar) => bar.area, { format: { as: 'share' }, hue: 'area', width: 4.5 }),
  ...perBar('h', (bar) => bar.height, { format: { as: 'fixed', digits: 4 }, width: 5.5 }),
  ...perBar('x', (bar) => bar.expected, { format: { as: 'fixed', digits: 1 }, width: 3.5 }),
  ...perBar('c', (bar) => bar.observed, { format: { as: 'whole' }, width: 2 }),
  /** The bar that sentences speak of. */
  told: { of: (m) => told.toldBar(m).name, format: { as: 'whole' } },
  toldArea: { of: told.toldArea, format: { as: 'percent' }, hue: 'area', width: 5 },
  toldHeight: { of: told.toldHeight, format: { as: 'fixed', digits: 4 }, width: 5.5 },
  hitEn: { of: (m) => told.hitWords(m, 'en'), format: { as: 'whole' } },
  hitZh: { of: (m) => told.hitWords(m, 'zh'), format: { as: 'whole' } },
  dueEn: { of: (m) => told.dueWords(m, 'en'), format: { as: 'whole' } },
  dueZh: { of: (m) => told.dueWords(m, 'zh'), format: { as: 'whole' } },
  cameEn: { of: (m) => told.cameWords(m, 'en'), format: { as: 'whole' } },
  cameZh: { of: (m) => told.cameWords(m, 'zh'), format: { as: 'whole' } },
  placeEn: { of: (m) => told.placeWords(m, 'en'), format: { as: 'whole' } },
  placeZh: { of: (m) => told.placeWords(m, 'zh'), format: { as: 'whole' } },
  sum: { of: (m) => m.total, format: { as: 'value', digits: 0 }, hue: 'area', width: 1 },
  width: { of: (m) => m.width, format: { as: 'value', digits: 0 }, width: 3 },
  n: { of: (m) => m.n, format: { as: 'whole' }, width: 4 },
  hit: { of: (m) => told.hitName(m) ?? '—', format: { as: 'whole' } },
  entropy: { of: (m) => m.entropy, format: { as: 'fixed', digits: 3 }, width: 4.5 },
  bits: { of: (m) => m.bits, format: { as: 'fixed', digits: 3 }, width: 4.5 },
  mean: { of: (m) => m.meanFace, format: { as: 'fixed', digits: 2 }, width: 3.5 },
  /** Both, for a challenge that needs both. */
  meanAndEntropy: { of: (m) => `${fixed(m.meanFace, 2)}, ${fixed(m.entropy, 3)}`, format: { as: 'whole' } },
  place: { of: (m) => m.meanPlace, format: { as: 'fixed', digits: 2 }, width: 3.5 },
  /** The bar of the vocabulary that is looked up. */
  found: { of: (m) => m.found.rank, format: { as: 'whole' }, width: 4.5 },
  foundShare: { of: (m) => m.found.share, format: { as: 'amount' }, hue: 'area', width: 6 },
  foundExpected: { of: (m) => m.found.expected, format: { as: 'amount' }, width: 6 },
  foundObserved: { of: (m) => m.found.observed, format: { as: 'whole' }, width: 2 },
  different: { of: (m) => m.found.different, format: { as: 'whole' }, width: 4 },
  firstTen: { of: () => FIRST_TEN, format: { as: 'percent' }, hue: 'area' },
  secondHalf: { of: () => SECOND_HALF, format: { as: 'percent' }, hue: 'area' },
  halfIn: { of: () => HALF_IN, format: { as: 'whole' } },
};
