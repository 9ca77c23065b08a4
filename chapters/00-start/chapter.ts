/** The jigsaw in one sentence: a text gets a die, the die is thrown, what it shows is written, and all begins again. */

import type { Chapter } from '#prose/chapter.ts';
import { type LoopModel, type LoopValues, loop } from './figures/Loop.model.ts';
import { OPENS } from './figures/loopParams.model.ts';
import { END } from './figures/loopText.model.ts';
import { recap } from './figures/Recap.model.ts';

export const chapter: Chapter = {
  title: { zh: '一句话拼图', en: 'The jigsaw in one sentence' },
  question: {
    zh: '同一个开头，模型为什么每次接得都不一样？它到底在做什么？',
    en: 'Why does a model, given the same beginning, go on differently each time? What is it actually doing?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    Loop: { spec: loop, numbered: true, load: async () => (await import('./figures/Loop.tsx')).Loop },
  },
  guess: 'share',
  challenges: {
    colour: {
      figure: 'loop',
      now: 'hit',
      solved: ({ die, hit }: LoopModel) => die === 'book' && hit?.rank === 1,
    },
    hundred: {
      figure: 'loop',
      now: 'count',
      solved: ({ die, mode, throws, stage, waiting }: LoopModel) =>
        die === 'network' && mode !== 'top' && throws >= 100 && stage === 5 && !waiting,
    },
    greedy: {
      figure: 'loop',
      now: 'largestCount',
      solved: ({ mode, throws, faces }: LoopModel) => mode === 'top' && throws >= 100 && faces[0]?.count === throws,
    },
    undecided: {
      figure: 'loop',
      now: 'p0',
      // A beginning is what a reader finds, not what the network has made of one.
      solved: ({ die, faces, net, prefix, grown }: LoopModel) =>
        die === 'network' && grown === '' && prefix !== OPENS[net].prefix && (faces[0]?.share ?? 1) < 0.05,
    },
    end: {
      figure: 'loop',
      now: 'ended',
      solved: (_: LoopModel, { die, grown }: LoopValues) => die === 'network' && grown.includes(END),
    },
  },
  face: 'loop',
};
