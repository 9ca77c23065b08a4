/** The deck filter: clues throw cards out, and the area of those that are left grows to 1 again. */

import { bits } from '#math/entropy.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { dividedText } from '#spec/written.ts';
import { SUITS } from './deckCards.model.ts';
import { type DeckModel, deckModel, deckParams } from './deckModel.model.ts';

export type { DeckModel } from './deckModel.model.ts';

type Quoted = Readout<DeckModel>;
const count = (of: (m: DeckModel) => number): Quoted => ({ of, format: { as: 'whole' }, width: 2 });
const nats = (of: (m: DeckModel) => number): Quoted => ({ of, format: { as: 'fixed', digits: 4 }, width: 5.5 });

/** The signs of the suits, as text and never as pictures. */
const SIGNS = ['♥', '♦', '♣', '♠'].map((sign) => `${sign}\ufe0e`);

function table(m: DeckModel): Table {
  return {
    columns: ['suit', 'left', 'share'],
    rows: SUITS.map((_, i) => {
      const left = m.counts[i] as number;
      const share = m.left === 0 ? NaN : left / m.left;
      return [
        SIGNS[i] as string,
        { value: left, format: { as: 'whole' } },
        { value: share, format: { as: 'share' }, hue: 'area', how: [dividedText(left, m.left, share)] },
      ];
    }),
    total: [
      'Σ',
      { value: m.left, format: { as: 'whole' } },
      { value: m.left === 0 ? NaN : 1, format: { as: 'value', digits: 0 }, hue: 'area' },
    ],
    rounded: m.counts.some((c) => m.left > 0 && (10_000 * c) % m.left !== 0),
  };
}

export const deck = figure({
  id: 'deck',
  params: deckParams,
  model: deckModel,
  readouts: {
    all: count((m) => m.all),
    left: count((m) => m.left),
    hearts: count((m) => m.hearts),
    fraction: { of: (m: DeckModel) => (m.left === 0 ? '—' : `${m.hearts}/${m.left}`), format: { as: 'whole' } },
    p: { of: (m: DeckModel) => m.p, format: { as: 'percent' }, hue: 'area', width: 5 },
    q: { of: (m: DeckModel) => m.p, format: { as: 'share' }, hue: 'area', width: 5 },
    prior: { of: (m: DeckModel) => m.prior, format: { as: 'percent' }, hue: 'area', width: 5 },
    before: nats((m) => m.before),
    entropy: nats((m) => m.entropy),
    average: nats((m) => m.average),
    bits: nats((m) => bits(m.entropy)),
  },
  table,
  actions: {
    forget: { to: () => ({ red: 'off', spade: 'off', face: 'off', ace: 'off', stretch: 1 }) },
  },
});
