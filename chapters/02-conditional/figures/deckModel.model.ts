/** A card drawn unseen, and what is known of it: which cards are left, and what that makes of its suit. */

import { entropy } from '#math/entropy.ts';
import { choice, number, type Values } from '#spec/params.ts';
import { ASKED, type Card, DECKS, QUESTIONS, type Question, SUITS } from './deckCards.model.ts';

const answer = () => choice({ choices: ['off', 'yes', 'no'], initial: 'off' });

export const deckParams = {
  deck: choice({ choices: ['whole', 'rigged'], initial: 'whole' }),
  red: answer(),
  spade: answer(),
  face: answer(),
  ace: answer(),
  /** How far what is left has been stretched to area 1. */
  stretch: number({ min: 0, max: 1, step: 0.05, fine: 0.01, initial: 1 }),
};
export type DeckValues = Values<typeof deckParams>;

export interface DeckModel {
  readonly deck: DeckValues['deck'];
  readonly cards: readonly (Card & { readonly kept: boolean })[];
  readonly asked: readonly Question[];
  /** Whether the answer was yes, of those asked. */
  readonly answers: readonly boolean[];
  readonly all: number;
  readonly left: number;
  /** Cards left of each suit. */
  readonly counts: readonly number[];
  readonly hearts: number;
  /** NaN if no card is left. */
  readonly p: number;
  /** Of the whole deck. */
  readonly prior: number;
  /** Of the suit, in nats: before, now, and on average over all answers that these questions can have. */
  readonly before: number;
  readonly entropy: number;
  readonly average: number;
  readonly stretch: number;
}

const countsOf = (cards: readonly Card[]) => SUITS.map((suit) => cards.filter((card) => card.suit === suit).length);

function suitEntropy(cards: readonly Card[]): number {
  return cards.length === 0 ? NaN : entropy(countsOf(cards).map((count) => count / cards.length));
}

/** Cards with the same answers are together: each heap weighs as many cards as it has. */
function averageEntropy(cards: readonly Card[], asked: readonly Question[]): number {
  const heaps = new Map<string, Card[]>();
  for (const card of cards) {
    const key = asked.map((question) => Number(QUESTIONS[question](card))).join('');
    heaps.set(key, [...(heaps.get(key) ?? []), card]);
  }
  return [...heaps.values()].reduce((total, heap) => total + (heap.length / cards.length) * suitEntropy(heap), 0);
}

export function deckModel(values: DeckValues): DeckModel {
  const cards: readonly Card[] = DECKS[values.deck];
  const asked = ASKED.filter((question) => values[question] !== 'off');
  const answers = asked.map((question) => values[question] === 'yes');
  const fits = (card: Card) => asked.every((question, i) => QUESTIONS[question](card) === answers[i]);
  const kept = cards.filter(fits);
  const counts = countsOf(kept);
  const hearts = counts[0] as number;
  return {
    deck: values.deck,
    cards: cards.map((card) => ({ ...card, kept: fits(card) })),
    asked,
    answers,
    all: cards.length,
    left: kept.length,
    counts,
    hearts,
    p: kept.length === 0 ? NaN : hearts / kept.length,
    prior: (countsOf(cards)[0] as number) / cards.length,
    before: suitEntropy(cards),
    entropy: suitEntropy(kept),
    average: averageEntropy(cards, asked),
    stretch: values.stretch,
  };
}
