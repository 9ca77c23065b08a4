/** Conditional probability and the chain rule: what a clue does to an area, and how a sentence gets one. */

import type { Chapter } from '#prose/chapter.ts';
import { type ChainModel, chain } from './figures/Chain.model.ts';
import { type CoinsModel, type CoinsValues, coins } from './figures/Coins.model.ts';
import { type DeckModel, deck } from './figures/Deck.model.ts';
import { line } from './figures/Line.model.ts';
import { recap } from './figures/Recap.model.ts';
import { type SwapModel, swapper } from './figures/Swapper.model.ts';

export const chapter: Chapter = {
  title: { zh: '条件概率与链式法则', en: 'Conditional probability and the chain rule' },
  question: {
    zh: '多知道一点，概率怎么变？一个字一个字的概率，又怎样合成整句话的概率？',
    en: 'What does knowing more do to a probability, and how does a whole sentence get one, word by word?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    Deck: { spec: deck, numbered: true, load: async () => (await import('./figures/Deck.tsx')).Deck },
    Coins: { spec: coins, numbered: true, load: async () => (await import('./figures/Coins.tsx')).Coins },
    Chain: { spec: chain, numbered: true, load: async () => (await import('./figures/Chain.tsx')).Chain },
    Line: { spec: line, numbered: true, load: async () => (await import('./figures/Line.tsx')).Line },
    Swapper: { spec: swapper, numbered: true, load: async () => (await import('./figures/Swapper.tsx')).Swapper },
  },
  challenges: {
    useless: {
      figure: 'deck',
      now: 'fraction',
      solved: (m: DeckModel) => m.deck === 'whole' && m.left > 0 && m.left < m.all && 4 * m.hearts === m.left,
    },
    third: {
      figure: 'deck',
      now: 'p',
      solved: (m: DeckModel) => m.deck === 'whole' && m.left > 0 && 3 * m.hearts === m.left,
    },
    never: {
      figure: 'coins',
      now: 'both',
      solved: (m: CoinsModel, { a, b }: CoinsValues) => a === 0.5 && b === 0.5 && m.both === 0,
    },
    halves: {
      figure: 'chain',
      now: 'product',
      solved: (m: ChainModel) => m.links.length === 5 && m.links.every(({ factor }) => factor === 0.5),
    },
    unseen: {
      figure: 'swapper',
      now: 'seen',
      solved: (m: SwapModel) => m.read > 0 && m.context > 0 && m.rungs[m.context]?.seen === 0,
    },
  },
  face: 'deck',
};
