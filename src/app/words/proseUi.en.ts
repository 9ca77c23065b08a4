/** What the devices of the prose say, in English. */

import type { ProseUi } from '#prose/ui.ts';

export const proseUi: ProseUi = {
  chapter: (number) => `Chapter ${number}`,
  hung: { recap: 'In short', guess: 'Guess first', code: 'As code' },

  paramHelp: 'Drag sideways, use the arrow keys, or click to type a number',

  guessOf: (item) => `Your guess for ${item}`,
  choose: 'Your guess',
  chooseFirst: 'Choose one first.',
  commit: 'That is my guess',
  again: 'Guess again',
  guessed: (value) => `guess ${value}`,
  computed: (value) => `true ${value}`,
  distance: (guess, truth, points) =>
    `You guessed ${guess}, it is ${truth}: off by ${points} percentage ${points === '1.0' ? 'point' : 'points'}.`,
  exact: (truth) => `It is ${truth}, just as you guessed.`,
  right: (answer) => `Right: “${answer}”.`,
  wrong: (guess, answer) => `The answer is “${answer}”, not “${guess}”.`,

  now: (value) => `now ${value}`,
  towards: (value, target) => `now ${value}, target ${target}`,
  open: 'open',
  solved: 'solved',
  justSolved: 'You got there.',
  answer: 'Answer',

  claim: 'People say: ',
  fact: 'In fact: ',
  printed: 'as printed: ',

  languages: 'Language of the code',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Selected; now copy it',
};
