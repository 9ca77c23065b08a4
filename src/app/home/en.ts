/** The home page in English. */

import { formatNumber } from '#spec/format.ts';
import { WORDS } from './Jigsaw.model.ts';
import type { HomeWords } from './words.ts';

export const home: HomeWords = {
  lead: [
    'Under every language model lie the same two ideas: ',
    { hue: 'map', text: 'a matrix is a map' },
    ', and ',
    { hue: 'area', text: 'a probability is an area' },
    '.',
  ],
  how: 'This is a book to read with your hands. Whatever has a round grip can be dragged, or moved with the arrow keys.',
  caption:
    'Drag the two arrows that have grips. The dot is their sum; the further it goes along a word’s arrow, the higher that word’s score. The scores fold into a strip of area 1, and the word under the random point is the one that is written. The four words, from the top, mean light, colour, bright and below; each could continue a line of Chinese verse, “before my bed, the bright moon’s…”.',
  jigsaw: {
    title: 'Two pieces of a jigsaw',
    data: 'The arrows of the four words are made up.',
    params: { map: 'arrow', u: 'random point u' },
    items: { 1: '1, x', 2: '2, x', 3: '1, y', 4: '2, y' },
    columns: { word: 'word', score: 'score', share: 'share' },
    summary: (m) =>
      `The two arrows add up to (${m.sum.map((x) => formatNumber(x, { as: 'fixed', digits: 1 }, 'en')).join(', ')}). ` +
      `${WORDS.map((w, i) => `${w} ${formatNumber(m.shares[i] as number, { as: 'percent' }, 'en')}`).join(', ')}. ` +
      `The point falls on ${WORDS[m.hit]}.`,
    picture: { scores: 'scores', area: 'area', before: '床前明月' },
  },
  start: (title) => `Begin here: ${title}`,
  map: 'The map of the book',
  legend: {
    written: 'written: open it',
    unwritten: 'to come',
    main: 'bold: the six main chapters; each can be read on its own',
  },
};
