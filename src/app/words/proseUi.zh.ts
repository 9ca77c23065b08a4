/** What the devices of the prose say, in Chinese. */

import type { ProseUi } from '#prose/ui.ts';

export const proseUi: ProseUi = {
  chapter: (number) => `第 ${number} 章`,
  hung: { recap: '先看一眼', guess: '先猜一猜', code: '写成代码' },

  paramHelp: '左右拖动，或按方向键；点一下可以直接输入',

  guessOf: (item) => `你猜${item}占多少`,
  choose: '你的猜测',
  chooseFirst: '先选一个。',
  commit: '就猜这么多',
  again: '再猜一次',
  guessed: (value) => `你猜 ${value}`,
  computed: (value) => `算出 ${value}`,
  distance: (guess, truth, points) => `你猜 ${guess}，算出来是 ${truth}，差 ${points} 个百分点。`,
  exact: (truth) => `算出来是 ${truth}，你猜中了。`,
  right: (answer) => `对，是“${answer}”。`,
  wrong: (guess, answer) => `不是“${guess}”，是“${answer}”。`,

  now: (value) => `现在 ${value}`,
  towards: (value, target) => `现在 ${value}，目标 ${target}`,
  open: '未完成',
  solved: '已完成',
  justSolved: '做到了。',
  answer: '答案',

  claim: '常见说法：',
  fact: '其实：',
  printed: '原文印的：',

  languages: '代码用的语言',
  copy: '复制',
  copied: '已复制',
  notCopied: '已选中，请手动复制',
};
