/** What the figures of chapter 0 say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { LoopModel } from './figures/Loop.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const said = (x: number, format: Format) => formatNumber(x, format, 'en').replace('<', 'under ').replace('>', 'over ');
const quoted = (text: string) => (text === '' ? 'an empty page' : `“${[...text].slice(-60).join('').trim()}”`);

const NETS = { poet: 'the poet', novelist: 'the novelist' };

/** one, two and three */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function loopSummary(model: LoopModel): string {
  const text = quoted(model.prefix + model.grown);
  if (model.waiting) return `What comes after ${text} is for ${NETS[model.net]} to say, once it is loaded.`;
  const shares = model.faces
    .slice(0, Math.min(3, model.named))
    .map(({ name, share }) => `${name} ${said(share, PERCENT)}`);
  const where = model.die === 'book' ? 'On the textbook’s strip' : `After ${text}, ${NETS[model.net]} gives`;
  const rest = `all others together have ${said(model.rest.share, PERCENT)}`;
  const strip =
    model.die === 'book' ? `${where} are ${listed(shares)}; ${rest}` : `${where} ${listed(shares)}; ${rest}`;
  const lost =
    model.lost.length > 0 ? `; the vocabulary lacks ${listed(model.lost.slice(0, 8))}, which the network skips` : '';
  if (model.stage < 5) return `${strip}${lost}; this is station ${model.stage}, and nothing is drawn yet.`;
  if (model.u === undefined) return `${strip}${lost}; the likeliest is taken, ${model.hit?.name ?? '—'}.`;
  const hit = model.hit ? `“${model.hit.name}”` : 'the rest';
  const throws = model.throws > 1 ? `, the last of ${model.throws} throws,` : '';
  return `${strip}${lost}; the point at ${said(model.u, { as: 'fixed', digits: 3 })}${throws} is on ${hit}.`;
}

function recapSummary({ u, six, fairHit, weightedHit }: RecapModel): string {
  const at = said(u, { as: 'fixed', digits: 3 });
  return `On the fair die all faces are equal; on the weighted one the six has ${said(six, PERCENT)}. The same point at ${at} shows ${fairHit + 1} on the first and ${weightedHit + 1} on the second.`;
}

const FULL =
  'Nothing more can be written here: the textbook has only this one die, a network that is not loaded writes nothing, and the page ends after 600 characters. “Same start, new luck” starts over.';

const words: Words = {
  recap: {
    title: 'Two dice, one point',
    data: 'The weight of the six is yours to choose.',
    params: { u: 'point u', six: 'share of the six' },
    columns: { face: 'face', fair: 'fair', weighted: 'weighted', to: 'right edge', hit: 'point' },
    summary: recapSummary,
    fair: 'a fair die',
    weighted: 'a weighted die',
  },
  loop: {
    title: 'The loop machine',
    data: 'The novelist: a small network trained for this book on Moby-Dick and the novels of Jane Austen; it writes in pieces of words. The poet: another, trained on Chinese poems of the Tang and Song dynasties. The textbook’s die is made up.',
    params: {
      prefix: 'beginning',
      net: 'who writes',
      die: 'die',
      mode: 'how to choose',
      u: 'point u, placed by hand',
      stage: 'station',
      throws: 'throws made here',
      speed: 'throws per second',
      grown: 'written so far',
      seed: 'random seed',
    },
    choices: {
      net: NETS,
      die: { network: 'the network’s', book: 'the textbook’s' },
      mode: { dice: 'throw', top: 'take the likeliest', hand: 'by hand' },
      stage: { 1: 'numbers', 2: 'vector', 3: 'scores', 4: 'area', 5: 'draw' },
    },
    actions: {
      step: 'Next step',
      write: 'Write it',
      throw: 'Throw again',
      hundred: 'Throw 100 times',
      again: 'Same start, new luck',
      real: 'The network’s die',
      book: 'The textbook’s die',
    },
    refusals: {
      step: FULL,
      write: FULL,
      throw: 'There have been 1000 throws here already.',
      hundred: 'There is room for 1000 throws here and no more.',
    },
    columns: { name: 'next', id: 'number', logit: 'score', share: 'share', due: 'due', count: 'thrown' },
    summary: loopSummary,
    stations: ['numbers', 'vector', 'scores', 'area', 'draw'],
    read: (read, seen) => (seen === undefined ? `${read} read` : `the last ${seen} seen`),
    vector: (shown, of) => `${shown} of ${of} shown`,
    scores: (size) => `the highest of ${size}`,
    rest: (size) => (size === undefined ? 'rest' : `${size} others`),
    waiting: 'the network is not loaded yet',
    madeUp: 'A textbook made this strip up: there is no network behind it, so no numbers, vector or scores.',
    nothing: 'an empty page: it begins a text',
    lost: (characters) => `skipped, not in its vocabulary: ${characters}`,
    ends: '¶ means “the end”; then another text begins',
    ended: (count) => `${count} ended; the network sees what follows ¶`,
    greedy: (name) => `no throw: the likeliest is taken, “${name}”`,
    thrown: (throws, name, count, due, sd) =>
      due === undefined
        ? `the likeliest ${throws} times: “${name}” ${count} times`
        : `${throws} throws, “${name}” ${count} times; ${due} due, give or take ${sd}`,
  },
};

export default words;
