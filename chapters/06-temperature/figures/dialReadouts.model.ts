/** What prose may quote from the dial. A bar that is not there reads as NaN, shown as a dash. */

import { bits } from '#math/entropy.ts';
import { temperatureFor } from '#math/solve.ts';
import { VOCABULARY_SIZE } from '#math/vocabulary.ts';
import type { Readout } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import { shareText } from '#spec/written.ts';
import { OPENING, THREE } from './dialParams.model.ts';
import { type DialBar, type DialModel, sharesOf } from './dialShares.model.ts';
import { effectiveOf, massOf, tailAfter, type VocabularyState, vocabularyAt } from './dialVocabulary.model.ts';

type Quoted = Readout<DialModel>;
type Shown = Omit<Quoted, 'of'>;

const PERCENT: Shown = { format: { as: 'percent' }, hue: 'area', width: 5 };
const SHARE: Shown = { format: { as: 'share' }, hue: 'area', width: 4.5 };
const SMALL: Shown = { format: { as: 'amount' }, hue: 'area', width: 8 };
const AMOUNT: Shown = { format: { as: 'amount' }, hue: 'area', width: 5 };
const COUNT: Shown = { format: { as: 'fixed', digits: 3 }, width: 4.5 };

const perBar = (letter: string, of: (bar: DialBar) => number | string, shown: Shown, count = 10) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i): [string, Quoted] => {
      return [letter + i, { of: (model) => (model.bars[i] ? of(model.bars[i]) : NaN), ...shown }];
    }),
  );

/** The opening scores at the three temperatures, whatever the dial is set to: c0 … cold, o0 … as they are, h0 … hot. */
const fixedRows = Object.fromEntries(
  THREE.flatMap(({ temperature }, row) => {
    const shares = sharesOf(OPENING.logits, temperature);
    return shares.map((share, i): [string, Quoted] => [`${'coh'[row]}${i}`, { of: () => share, ...SHARE }]);
  }),
);

const written = (model: DialModel, masked: string) =>
  model.bars.map(({ logit }) => (logit === -Infinity ? masked : String(logit))).join(', ');

const softmaxWritten = ({ bars }: DialModel) =>
  bars.map(({ share }) => (Number.isNaN(share) ? '—' : shareText(share).replace(/^([<>]?)\./, '$10.'))).join(', ');

const now = (model: DialModel) => vocabularyAt(model.temperature);
/** Asked of the few words or of the list, whichever is shown. */
const shown =
  (few: (model: DialModel) => number, list: (words: VocabularyState) => number) =>
  (model: DialModel): number =>
    model.size === 'few' ? few(model) : list(now(model));
const row = (model: DialModel, i: number) => model.three[i]?.effective ?? NaN;
const printedSum = (i: number) => (THREE[i]?.printed ?? []).reduce((total, p) => total + p, 0);
/** Where the opening scores give the first word this share. */
const where = (share: number): Quoted => {
  const at = temperatureFor(OPENING.logits, 0, share);
  return { of: () => at, format: { as: 'fixed', digits: at < 1 ? 4 : 3 } };
};

export const dialReadouts: { readonly [name: string]: Quoted } = {
  T: { of: (model) => model.temperature, format: { as: 'value', digits: 1 }, width: 4 },
  inverse: { of: (model) => 1 / model.temperature, format: { as: 'ratio' }, width: 3.5 },
  ...perBar('z', (bar) => bar.logit, { format: { as: 'value', digits: 1 }, hue: 'map', width: 3 }),
  ...perBar('d', (bar) => bar.scaled, { format: { as: 'amount' }, hue: 'map', width: 5 }),
  ...perBar('e', (bar) => Math.exp(bar.scaled), AMOUNT),
  ...perBar('p', (bar) => bar.share, PERCENT),
  ...perBar('q', (bar) => bar.share, SHARE),
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, i): [string, Quoted] => {
      return [`n${i}`, { of: (model) => model.bars[i]?.name ?? '—', format: { as: 'whole' } }];
    }),
  ),
  // The first score of the list is 0, and e to the power of that is 1.
  e0: {
    of: shown(
      ({ bars }) => Math.exp(bars[0]?.scaled ?? NaN),
      () => 1,
    ),
    ...AMOUNT,
  },
  q0: {
    of: shown(
      ({ bars }) => bars[0]?.share ?? NaN,
      (words) => massOf(words, 1),
    ),
    ...SHARE,
  },
  sum: {
    of: shown(
      ({ bars }) => bars.reduce((total, bar) => total + Math.exp(bar.scaled), 0),
      (words) => 1 / massOf(words, 1),
    ),
    format: { as: 'amount' },
    hue: 'area',
    width: 5,
  },
  greedy: { of: (model) => model.bars[model.greedy]?.name ?? '—', format: { as: 'whole' } },
  // Of the words that are shown: the few, or the list.
  ratio: {
    of: shown(
      ({ bars: [a, b] }) => Math.exp((a?.scaled ?? NaN) - (b?.scaled ?? NaN)),
      (words) => massOf(words, 1) / massOf(words, 2),
    ),
    format: { as: 'ratio' },
    width: 3.5,
  },
  entropy: {
    of: shown(
      (model) => model.entropy,
      (words) => words.entropy,
    ),
    ...COUNT,
  },
  bits: {
    of: shown(
      (model) => model.bits,
      (words) => bits(words.entropy),
    ),
    ...COUNT,
  },
  // Of the list as it stands in the picture, without decimals nobody needs.
  effective: {
    of: (model) => (model.size === 'few' ? model.effective : formatNumber(effectiveOf(model), { as: 'amount' }, 'en')),
    ...COUNT,
  },
  ...fixedRows,
  firstCold: { of: () => sharesOf(OPENING.logits, 0.3)[0] as number, ...PERCENT },
  firstOne: { of: () => sharesOf(OPENING.logits, 1)[0] as number, ...PERCENT },
  effectiveCold: { of: (model) => row(model, 0), ...COUNT },
  effectiveOne: { of: (model) => row(model, 1), ...COUNT },
  effectiveHot: { of: (model) => row(model, 2), ...COUNT },
  printedHotSum: { of: () => printedSum(2), format: { as: 'fixed', digits: 2 }, hue: 'print' },
  printedColdSum: { of: () => printedSum(0), format: { as: 'fixed', digits: 2 }, hue: 'print' },
  // What is printed at just this T, if it is shown.
  printedSum: {
    of: ({ size, printed, three, temperature }) => {
      const row = three.find((each) => each.temperature === temperature)?.printed;
      return row && printed && size === 'few' ? row.reduce((total, p) => total + p, 0) : NaN;
    },
    format: { as: 'fixed', digits: 2 },
    hue: 'print',
    width: 4,
  },
  at59: where(0.59),
  at95: where(0.95),
  at35: where(0.35),
  python: { of: (model) => written(model, '-float("inf")'), format: { as: 'whole' }, hue: 'map' },
  typescript: { of: (model) => written(model, '-Infinity'), format: { as: 'whole' }, hue: 'map' },
  softmax: { of: softmaxWritten, format: { as: 'whole' }, hue: 'area' },
  // The vocabulary, whichever of the two is shown.
  found: { of: (model) => model.find, format: { as: 'whole' }, width: 4.5 },
  foundShare: { of: (model) => massOf(now(model), model.find), ...SMALL },
  foundTail: { of: (model) => tailAfter(now(model), model.find), ...PERCENT },
  wordsTop: { of: (model) => massOf(now(model), 1), ...PERCENT },
  wordsTail: { of: (model) => tailAfter(now(model), 1000), ...PERCENT },
  wordsEffective: { of: (model) => vocabularyAt(model.temperature).effective, format: { as: 'amount' }, width: 6 },
  tailCold: { of: () => tailAfter(vocabularyAt(0.7), 1000), ...PERCENT },
  tailOne: { of: () => tailAfter(vocabularyAt(1), 1000), ...PERCENT },
  tailHot: { of: () => tailAfter(vocabularyAt(1.5), 1000), ...PERCENT },
  farTop: { of: () => massOf(vocabularyAt(20), 1), ...SMALL },
  even: { of: () => 1 / VOCABULARY_SIZE, ...SMALL },
};
