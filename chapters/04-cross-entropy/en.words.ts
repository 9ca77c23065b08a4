/** What the figures of the chapter on cross-entropy say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import { slopeFormat } from './figures/PenaltyCurve.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const NATS: Format = { as: 'fixed', digits: 3 };

/** A number as one says it aloud. */
function spoken(x: number, format: Format): string {
  if (Number.isNaN(x)) return 'not a number';
  if (!Number.isFinite(x)) return x > 0 ? 'infinity' : 'minus infinity';
  if (x === 0) return '0';
  return formatNumber(x, format, 'en').replace('<', 'under ').replace('>', 'over ').replace('\u2212', 'minus ');
}

/** one, two and three */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const said = (xs: readonly number[], format: Format) => listed(xs.map((x) => spoken(x, format)));

/** A part of the line of verse, which may be none of it. */
const quoted = (part: string) => (part === '' ? 'nothing' : `“${part}”`);

const words: Words = {
  recap: {
    title: 'One piece counts',
    data: 'The shares are made up.',
    params: { answer: 'the word that came' },
    columns: { name: 'word', share: 'share', came: 'came' },
    before: '春眠不觉',
    came: (share) => `it was given ${share}`,
    summary: ({ name, share }) =>
      `The strip is cut into 晓, 醒, 晚 and 寒. The word that came is ${name}, and the model had given it ${spoken(share, PERCENT)}.`,
  },
  penalty: {
    title: 'The penalty curve',
    data: 'The curve is computed from its formula; no data are involved.',
    params: { p: 'share p', axis: 'axis', unit: 'unit', water: 'cups of water (even axis)' },
    choices: { axis: { linear: 'even', log: 'powers of ten' }, unit: { nats: 'nats', bits: 'bits' } },
    actions: { tenth: 'A tenth of it', zero: 'Nothing at all' },
    refusals: {
      tenth: 'A tenth of this is below a millionth, where the picture ends. “Reset” brings back the opening share.',
    },
    columns: { p: 'share', loss: 'loss in nats', bits: 'loss in bits', slope: 'slope', here: 'here' },
    units: { nats: 'nats', bits: 'bits' },
    axis: (unit) => `loss in ${unit}`,
    share: 'share of the right word, p',
    slope: (slope) => `slope ${slope}`,
    more: (mark, more) => `${more} more than at ${mark}`,
    point: (share, loss) => `share ${share}, loss ${loss}`,
    printed: 'as printed: only 2 more',
    right: 'right',
    others: 'other words',
    summary: ({ p, loss, slope, unit, shown }) =>
      `The right word has a share of ${spoken(p, { as: 'share' })} and costs ${spoken(loss, NATS)} nats${unit === 'bits' ? `, or ${spoken(shown, NATS)} bits` : ''}; the slope of the curve is ${spoken(slope, slopeFormat(slope))} here.`,
  },
  two: {
    title: 'Two distributions',
    data: 'The shares are made up. P and Q are pasted one after the other, with one number a line.',
    params: { P: 'P', Q: 'Q', names: 'names', oneHot: 'only one right answer' },
    actions: {
      more: 'One more word',
      fewer: 'One word fewer',
      same: 'Q like P',
      flat: 'Q all equal',
      sure: 'Q almost certain',
      poem: 'The moon line',
    },
    refusals: { more: 'There is room for six words.', fewer: 'Two words are the fewest.' },
    columns: { name: 'word', P: 'P', Q: 'Q', cost: '−ln Q', part: 'P × (−ln Q)', extra: 'P × ln(P/Q)' },
    entropy: 'entropy H(P)',
    extra: 'extra KL',
    total: 'cross-entropy',
    empty: (which) => `${which} is all 0: no distribution`,
    pull: 'arrows: where learning pushes',
    summary: ({ bars, empty, entropy, crossEntropy, divergence }) => {
      if (empty) return `Every share of ${empty} is 0, so there is no distribution and no cross-entropy.`;
      const each = listed(bars.map((bar) => `${bar.name} ${spoken(bar.p, PERCENT)} against ${spoken(bar.q, PERCENT)}`));
      return `P against Q: ${each}. The entropy is ${spoken(entropy, NATS)} and the extra ${spoken(divergence, NATS)}, which makes a cross-entropy of ${spoken(crossEntropy, NATS)} nats.`;
    },
  },
  grades: {
    title: 'The grade book',
    data: 'The three students are made up.',
    params: { right: 'share of 光, by', split: 'part of the rest for 色, by' },
    actions: { guess: 'All three guess', second: 'Right but second' },
    columns: { student: 'student', right: '光', second: '色', third: '亮', loss: 'loss' },
    items: { 1: 'Ann', 2: 'Ben', 3: 'Cleo' },
    students: ['Ann', 'Ben', 'Cleo'],
    top: (student, word) => `${student}: most on ${word}`,
    mean: 'mean',
    summary: ({ students, mean }) =>
      `Ann, Ben and Cleo give 光 ${said(
        students.map(({ shares }) => shares[0]),
        PERCENT,
      )}; it costs them ${said(
        students.map(({ loss }) => loss),
        NATS,
      )} nats, ${spoken(mean, NATS)} on average.`,
  },
  twice: {
    title: 'Softmax twice',
    data: 'The scores are made up: every wrong class has 0.',
    params: { classes: 'classes', pass: 'the loss is given', z: 'score of the right class' },
    choices: { pass: { logits: 'scores', probabilities: 'probabilities' } },
    actions: { infinite: 'Push it to +∞' },
    columns: {
      class: 'class',
      score: 'score',
      share: 'share',
      again: 'softmax again',
      once: 'loss, once',
      twice: 'loss, twice',
    },
    axis: 'loss in nats',
    score: 'score of the right class',
    curves: { logits: 'scores', probabilities: 'probabilities' },
    floor: (loss) => `floor ${loss}`,
    chance: (loss) => `guessing ${loss}`,
    lossSaid: (loss) => `loss ${loss}`,
    summary: ({ classes, z, pass, loss, floor, chance }) =>
      `With ${spoken(classes, { as: 'whole' })} classes and a score of ${spoken(z, { as: 'value', digits: 1 })} for the right one, a loss given ${pass === 'logits' ? 'scores' : 'probabilities'} is ${spoken(loss, NATS)}; given probabilities it cannot go below ${spoken(floor, NATS)}, and guessing costs ${spoken(chance, NATS)}.`,
  },
  mask: {
    title: 'Positions left out',
    data: 'The model is as small as can be, a single strip, trained here in the page; the line is by Li Bai.',
    params: {
      scored: 'scored (1) or ignored (0), position',
      steps: 'training steps',
      fim: 'cut in three, the middle last (FIM)',
      from: 'first cut',
      to: 'second cut',
    },
    actions: { train: 'Train 50 steps', unmask: 'Score them all', all: 'Ignore them all' },
    refusals: { train: 'It has been trained for 50 steps already.' },
    columns: { position: 'position', target: 'target', share: 'share', loss: 'loss', scored: 'scored' },
    axis: 'loss in nats',
    pad: 'pad',
    sentence: 'line',
    parts: { prefix: 'pre', middle: 'mid', suffix: 'suf' },
    scored: 'score',
    ignored: 'ignore',
    mean: (sum, divisor, mean) => `${sum} ÷ ${divisor} = ${mean}`,
    nothing: 'nothing is scored: 0 ÷ 0 is no mean',
    wordsAlone: (mean) => `the five words alone: ${mean} on average`,
    summary: ({ divisor, mean, words: own, pad, steps, parts }) => {
      const cut = parts
        ? `The line is cut in three, and the middle comes last: prefix ${quoted(parts[0])}, middle ${quoted(parts[1])}, suffix ${quoted(parts[2])}. `
        : '';
      return divisor === 0
        ? `${cut}All eight positions are ignored, so nothing is scored and there is no mean loss; padding has ${spoken(pad, PERCENT)}.`
        : `${cut}With ${divisor} positions scored and ${steps} steps of training, the mean loss is ${spoken(mean, NATS)}, that of the five words alone ${spoken(own, NATS)}, and padding has ${spoken(pad, PERCENT)}.`;
    },
  },
  dials: {
    title: 'Three readings',
    data: 'The message is made up: 光, 色 and 亮 come in it as 6 to 3 to 1.',
    params: { Q: 'Q', n: 'words in all', code: 'code' },
    choices: { code: { ideal: 'ideal lengths', huffman: 'Huffman' } },
    actions: { best: 'Q as they came', flat: 'Q all equal' },
    columns: { word: 'word', count: 'times', Q: 'Q', nll: '−ln Q in all', length: 'bits a word', bits: 'bits in all' },
    items: { 1: '光', 2: '色', 3: '亮' },
    said: 'what was said',
    expected: 'what the model expects, Q',
    times: (word, count) => `${count} × ${word}`,
    bits: (length) => `${length} bits`,
    least: (value) => `least ${value}`,
    dials: {
      nll: 'minus log-likelihood (nats)',
      ce: 'cross-entropy (nats/word)',
      kl: 'KL (nats/word)',
      file: 'file (bits)',
    },
    empty: 'Q is all 0: no distribution',
    summary: ({ n, Q, dials }) =>
      Q
        ? `For ${n} words and Q of ${said(Q, PERCENT)}, the negative log-likelihood is ${spoken(dials.nll.value, { as: 'fixed', digits: 2 })} nats, the cross-entropy ${spoken(dials.ce.value, NATS)}, KL ${spoken(dials.kl.value, NATS)} and the file ${spoken(dials.file.value, { as: 'fixed', digits: 1 })} bits.`
        : 'Every share of Q is 0, so there is no distribution and nothing to read.',
  },
};

export default words;
