/** Two decks and four questions about a card: the usual 52 cards, and twenty that were put together for this book. */

export const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

export interface Card {
  readonly suit: Suit;
  /** A, 2 … 10, J, Q, K. */
  readonly rank: string;
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suited = (suit: Suit, ranks: readonly string[]): readonly Card[] => ranks.map((rank) => ({ suit, rank }));
const LOW = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;

export const DECKS = {
  whole: SUITS.flatMap((suit) => suited(suit, RANKS)),
  /** Eighteen hearts and two spades; of the four court cards, two each. */
  rigged: [
    ...suited('hearts', LOW),
    ...suited('hearts', ['Q', 'K']),
    ...suited('hearts', LOW),
    ...suited('spades', ['Q', 'K']),
  ],
} as const satisfies { readonly [deck: string]: readonly Card[] };

/** How many cards lie in a row. */
export const ACROSS = { whole: 13, rigged: 10 } as const;

export const QUESTIONS = {
  red: ({ suit }: Card) => suit === 'hearts' || suit === 'diamonds',
  spade: ({ suit }: Card) => suit === 'spades',
  face: ({ rank }: Card) => 'JQK'.includes(rank),
  ace: ({ rank }: Card) => rank === 'A',
} as const;
export type Question = keyof typeof QUESTIONS;
export const ASKED = Object.keys(QUESTIONS) as readonly Question[];
