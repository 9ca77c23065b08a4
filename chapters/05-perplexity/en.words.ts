/** What the figures of the perplexity chapter say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { DieModel } from './figures/Die.model.ts';
import { facesText } from './figures/facesText.model.ts';
import type { PoolModel } from './figures/Pool.model.ts';
import type { UnitsModel } from './figures/Units.model.ts';
import type { Words } from './words.ts';

const LOSS: Format = { as: 'fixed', digits: 3 };

/** A number as one says it aloud. */
const spoken = (x: number, format: Format = LOSS) =>
  x === Infinity ? 'infinite' : formatNumber(x, format, 'en').replace('<', 'under ').replace('>', 'over ');
const spokenFaces = (x: number) => (x === Infinity ? 'infinite' : facesText(x));

/** one, two and three */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function dieSummary(model: DieModel): string {
  const words = listed(
    model.words.map(({ name, share, scored }) => {
      return `${spoken(share, { as: 'share' })} to ${name}${scored ? '' : ' (not scored)'}`;
    }),
  );
  const given = `The model gave ${words}`;
  const chance = `guessing among ${spoken(model.V, { as: 'whole' })} words costs ${spoken(model.chance)}`;
  if (model.state === 'none') return `${given}; no word is scored, so there is no perplexity, while ${chance}.`;
  const never = model.state === 'never' ? ', since one share is 0' : '';
  return `${given}; the mean loss is ${spoken(model.mean)} and the perplexity ${spokenFaces(model.faces)}${never}, while ${chance}.`;
}

function unitsSummary(model: UnitsModel): string {
  const ratio = spoken(model.ratio, { as: 'value', digits: 1 });
  return `A token costs ${spoken(model.loss)} nats, or ${spoken(model.bits)} bits, a perplexity of ${facesText(model.faces)}; at ${ratio} tokens per character, a character costs ${spoken(model.bitsPerCharacter)} bits, and guessing among ${spoken(model.V, { as: 'whole' })} has a perplexity of ${formatNumber(model.V, { as: 'whole' }, 'en')}.`;
}

function poolSummary(model: PoolModel): string {
  const windows = listed(
    model.windows.map(
      ({ tokens, loss }, i) =>
        `window ${i + 1} has ${spoken(tokens, { as: 'whole' })} ${tokens === 1 ? 'token' : 'tokens'} and a mean loss of ${spoken(loss)}`,
    ),
  );
  const sentence = `${windows}; over tokens the perplexity is ${facesText(model.faces)}, over windows it would be ${facesText(model.facesByWindow)}.`;
  return sentence.replace('window', 'Window');
}

const words: Words = {
  recap: {
    title: 'One share, one die',
    data: 'The share is made up.',
    params: { p: 'share of the right word' },
    columns: { share: 'share', loss: 'loss', faces: 'faces' },
    summary: ({ share, loss, faces }) =>
      `The right word has a share of ${spoken(share, { as: 'share' })} and a loss of ${spoken(loss)}, like one face of a die with ${facesText(faces)}.`,
    said: (faces) => `pieces of one size: ${faces}`,
    share: (share) => `right word ${share}`,
  },
  die: {
    title: 'The equivalent die',
    data: 'The shares are made up.',
    params: { p: 'share', names: 'names', V: 'vocabulary', context: 'not scored, from the start' },
    actions: { tenth: 'Last share ÷ 10', level: 'Level out', guess: 'Guess all', zero: 'Last share 0' },
    refusals: {
      tenth: 'The last share is already too small to be divided by 10 again. “Reset” brings back the opening shares.',
      level: 'There is no finite mean loss to level out to. “Reset” brings back the opening shares.',
    },
    columns: { name: 'word', share: 'share', loss: 'loss', faces: 'faces' },
    summary: dieSummary,
    facesAxis: 'faces',
    natsAxis: 'loss',
    mean: (loss) => `mean ${loss}`,
    faces: (faces) => `${faces} faces`,
    chance: 'guessing',
    colon: ': ',
    loss: (loss) => `loss ${loss}`,
    die: (faces, share, lang) =>
      `A fair die with ${faces} faces, each of area ${formatNumber(share, { as: 'share' }, lang)}. The right word is the face edged in green.`,
    enlarged: (times) => `the left end, enlarged ${times} times`,
    none: 'no scored token, so no perplexity',
    never: 'a share is 0: ∞ faces, and no such die exists',
  },
  units: {
    title: 'The converter',
    data: 'The loss is made up. The cuts are real: this sentence has three bytes to a character and two characters to a word.',
    params: { loss: 'loss', ratio: 'tokens per character', V: 'vocabulary' },
    choices: { V: { 65: '65', 4487: '4,487', 50304: '50,304' } },
    actions: { bytes: 'Into bytes', characters: 'Into characters', words: 'Into words' },
    refusals: {
      bytes: 'A token would cost more than 12 nats. Make the loss smaller first.',
      characters: 'A token would cost more than 12 nats. Make the loss smaller first.',
      words: 'A token would cost more than 12 nats. Make the loss smaller first.',
    },
    columns: { unit: 'unit', value: 'value' },
    summary: unitsSummary,
    rulers: ['nats per token', 'bits per token', 'perplexity'],
    chance: (V) => `guessing among ${V}`,
    perCharacter: (nats, bits) => `per character: ${nats} nats, ${bits} bits`,
    token: (nats) => `one token: ${nats}`,
    cut: 'first cut: characters in a token',
    length: (characters) => `${spoken(characters, { as: 'fixed', digits: 2 })} characters`,
    sentence: '今天天气很好我们出去走走',
  },
  pool: {
    title: 'Two windows of unequal length',
    data: 'The losses are made up.',
    params: {
      first: 'loss of window 1',
      second: 'loss of window 2',
      long: 'tokens of window 1',
      short: 'tokens of window 2',
    },
    columns: { window: 'window', tokens: 'tokens', loss: 'mean loss', faces: 'perplexity' },
    summary: poolSummary,
    pooled: (loss, faces) => `over tokens ${loss}: perplexity ${faces}`,
    windows: (loss, faces) => `over windows ${loss}: perplexity ${faces}`,
    tokens: (count) => `${count} tokens`,
  },
};

export default words;
