/** What prose may quote from the knife. */

import { renormalise } from '#math/cut.ts';
import { cutTopP } from '#math/cutTopP.ts';
import { softmax } from '#math/softmax.ts';
import { temperatureFor } from '#math/solve.ts';
import type { Readout } from '#spec/figure.ts';
import { plain, shareText } from '#spec/written.ts';
import { type Convention, type KnifeModel, nameAt, shareAfter } from './knifeModel.model.ts';

type Quoted = Readout<KnifeModel>;

/** Rank of an item; −1 if there is none. */
const rankOf = ({ ranked, few }: KnifeModel, item: number): number =>
  few ? (ranked?.order?.indexOf(item) ?? -1) : item;

function perItem(letter: string, of: (model: KnifeModel, rank: number) => number): { readonly [name: string]: Quoted } {
  const entries = Array.from({ length: 8 }, (_, i): [string, Quoted] => [
    letter + i,
    {
      of: (model) => {
        const rank = rankOf(model, i);
        return rank < 0 ? NaN : of(model, rank);
      },
      format: { as: 'percent' },
      hue: 'area',
      width: 5,
    },
  ]);
  return Object.fromEntries(entries);
}

const kept = (key: Convention['key']): Quoted => ({
  of: (m) => m.conventions.find((c) => c.key === key)?.kept ?? NaN,
  format: { as: 'whole' },
  width: 1,
});

/** The temperature at which the first bar alone has p: above it, one more word is kept. */
function flipsAt({ few, logits, p }: KnifeModel): number {
  const most = logits.reduce((a, b) => Math.max(a, b), -Infinity);
  const finite = few && logits.every(Number.isFinite) && logits.filter((z) => z === most).length === 1;
  if (!finite || p >= 1 || p <= 1 / logits.length + 1e-6) return NaN;
  return temperatureFor(logits, logits.indexOf(most), p);
}

/** The kept words, as long as they can be told. */
function keptNames(model: KnifeModel): string {
  if (model.kept === 0) return '—';
  if (!model.few) return model.kept === 1 ? '№ 1' : `№ 1–${model.kept}`;
  return Array.from({ length: model.kept }, (_, rank) => nameAt(model, rank)).join('、');
}

/** The scores as a program writes them: logarithms of shares in full, since rounded ones would decide a close cut otherwise. */
const written = ({ logits }: KnifeModel, masked: string) =>
  logits.map((z) => (z === -Infinity ? masked : String(z + 0))).join(', ');

/** What the code gives: top-p as described, largest first, whatever method the figure is set to. */
function nucleusWritten({ logits, T, p }: KnifeModel): string {
  const shares = softmax(logits, { temperature: T })?.sort().reverse();
  const left = shares && renormalise(shares, cutTopP(shares, p));
  if (!left) return '—';
  return [...left].map((q) => shareText(q).replace(/^([<>]?)\./, '$10.')).join(', ');
}

export const knifeReadouts: { readonly [name: string]: Quoted } = {
  ...perItem('p', (m, rank) => m.ranked?.masses[rank] ?? NaN),
  ...perItem('q', shareAfter),
  T: { of: (m) => m.T, format: { as: 'value', digits: 1 }, width: 3 },
  k: { of: (m) => m.k, format: { as: 'whole' }, width: 2 },
  p: { of: (m) => m.p, format: { as: 'percent' }, hue: 'area', width: 5 },
  kept: { of: (m) => m.kept, format: { as: 'whole' }, width: 1 },
  /** For tasks about a few words. */
  keptFew: { of: (m) => (m.few ? m.kept : NaN), format: { as: 'whole' }, width: 1 },
  size: { of: (m) => m.size, format: { as: 'whole' } },
  mass: { of: (m) => m.mass, format: { as: 'percent' }, hue: 'area', width: 5 },
  cut: { of: (m) => (m.ranked ? 1 - m.mass : NaN), format: { as: 'percent' }, hue: 'area', width: 5 },
  keptNames: { of: keptNames, format: { as: 'whole' } },
  first: { of: (m) => (m.ranked ? nameAt(m, 0) : '—'), format: { as: 'whole' } },
  hit: { of: (m) => (m.hit === undefined ? '—' : nameAt(m, m.hit)), format: { as: 'whole' } },
  keptReach: kept('reach'),
  keptPrinted: kept('printed'),
  keptShifted: kept('shifted'),
  keptIndex: kept('index'),
  keptAll: kept('all'),
  tied: { of: (m) => m.tied, format: { as: 'whole' }, width: 1 },
  flips: { of: flipsAt, format: { as: 'fixed', digits: 3 }, width: 4.5 },
  answer: { of: (m) => (m.answer ? nameAt(m, m.answer.rank) : '—'), format: { as: 'whole' } },
  before: { of: (m) => m.answer?.before ?? NaN, format: { as: 'amount' }, width: 3.5 },
  after: { of: (m) => m.answer?.after ?? NaN, format: { as: 'amount' }, width: 3.5 },
  found: {
    of: (m) => (m.few ? NaN : (m.ranked?.masses[m.find - 1] ?? NaN)),
    format: { as: 'share' },
    hue: 'area',
    width: 8,
  },
  python: { of: (m) => written(m, '-float("inf")'), format: { as: 'whole' }, hue: 'map' },
  typescript: { of: (m) => written(m, '-Infinity'), format: { as: 'whole' }, hue: 'map' },
  firstShare: { of: (m) => m.ranked?.masses[0] ?? NaN, format: { as: 'share' }, hue: 'area', width: 4.5 },
  massShare: { of: (m) => (m.kept > 0 ? m.mass : NaN), format: { as: 'share' }, hue: 'area', width: 4.5 },
  firstAfter: { of: (m) => shareAfter(m, 0), format: { as: 'share' }, hue: 'area', width: 4.5 },
  cutText: { of: (m) => plain(m.p), format: { as: 'whole' } },
  temperature: { of: (m) => plain(m.T), format: { as: 'whole' } },
  nucleus: { of: nucleusWritten, format: { as: 'whole' }, hue: 'area' },
};
