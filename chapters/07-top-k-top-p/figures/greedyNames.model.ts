/** The six words of the greedy trap, which are other words in each language. */

import type { Lang } from '#spec/format.ts';
import type { Leaf } from './greedyModel.model.ts';

type Three = readonly [string, string, string];

export const GREEDY_WORDS: { readonly [L in Lang]: { readonly firsts: Three; readonly seconds: Three } } = {
  zh: { firsts: ['很', '真', '挺'], seconds: ['好', '热', '冷'] },
  en: { firsts: ['very', 'so', 'quite'], seconds: ['nice', 'hot', 'cold'] },
};

export function pairName({ first, second }: Leaf, lang: Lang): string {
  const { firsts, seconds } = GREEDY_WORDS[lang];
  return [firsts[first], seconds[second]].join(lang === 'zh' ? '' : ' ');
}
