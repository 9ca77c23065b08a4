/**
 * Lists that are alike are filled together, from columns; any other list alone.
 *
 * @vitest-environment jsdom
 */

import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { figureUi } from '#app/words/figureUi.en.ts';
import { alikeTo, type Named } from '#figure/listEdits.ts';
import { createLive } from '#figure/live.ts';
import { PasteBox } from '#figure/PasteBox.tsx';
import type { FigureSpec } from '#spec/figure.ts';
import words from '../../chapters/04-cross-entropy/en.words.ts';
import { two } from '../../chapters/04-cross-entropy/figures/TwoDistributions.model.ts';
import mapWords from '../../chapters/08-matrices-as-maps/en.words.ts';
import { compose } from '../../chapters/08-matrices-as-maps/figures/Compose.model.ts';
import { type } from './fixture.ts';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** Paste into the box of a list. */
function paste(list: string, text: string, of: FigureSpec = two as unknown as FigureSpec, said: object = words.two) {
  const live = createLive(of);
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const named = alikeTo(of.params, list).find((each) => each.list === list) as Named;
  const told = { live, words: said as never, ui: figureUi, lang: 'en' as const };
  act(() => root?.render(createElement(PasteBox, { ...told, list: named })));
  type(box.querySelector('textarea') as HTMLTextAreaElement, text);
  const shown = box.querySelector('[aria-live]')?.textContent ?? '';
  act(() => box.querySelector('button')?.click());
  return {
    ...(live.store.getState() as unknown as { P: number[]; Q: number[]; names: string[] }),
    said: shown,
    hint: box.querySelector('label')?.textContent,
  };
}

const TWO = { P: [0.7, 0.2, 0.1], Q: [0.5, 0.3, 0.2] };

test.each([
  ['P', 'token P Q\n的 .7 .5\n了 .2 .3\n是 .1 .2'],
  ['Q', 'token P Q\n的 .7 .5\n了 .2 .3\n是 .1 .2'],
  ['P', 'token,P,Q\n的,0.7,0.5\n了,0.2,0.3\n是,0.1,0.2'],
  ['Q', 'Q;名字;P\n0,5;的;0,7\n0,3;了;0,2\n0,2;是;0,1'],
] as const)('both lists and the names, from the box of %s: %j', (list, text) => {
  expect(paste(list, text)).toMatchObject({ ...TWO, names: ['的', '了', '是'] });
});

test.each(['P', 'Q'] as const)('P, then Q, without names or headings, from the box of %s', (list) => {
  const pasted = paste(list, '.7,.5\n.2,.3\n.1,.2');
  expect(pasted).toMatchObject({ ...TWO, names: ['光', '色', '亮'] });
  expect(pasted.hint).toContain('With 2 numbers per line, P and Q are filled together.');
});

test('weights become shares in each column by itself, and it is said what will stand where', () => {
  const { P, Q, said } = paste('P', 'P,Q\n7,1\n2,1\n1,2');
  expect(P).toEqual([0.7, 0.2, 0.1]);
  expect(Q).toEqual([0.25, 0.25, 0.5]);
  expect(said).toContain('P: 3 understood: 光 0.70');
  expect(said).toContain('Q: 3 understood: 0.25');
});

test.each([
  ['one column', 'Q', '.5\n.3\n.2', { P: [0.6, 0.3, 0.1], Q: [0.5, 0.3, 0.2] }],
  ['one line', 'Q', '.5 .3 .2', { P: [0.6, 0.3, 0.1], Q: [0.5, 0.3, 0.2] }],
  ['a name and a number a line', 'P', '的 .5\n了 .3\n是 .2', { P: [0.5, 0.3, 0.2], names: ['的', '了', '是'] }],
  ['one line of two', 'P', '.5 .5', { P: [0.5, 0.5], Q: [0.333333, 0.333333, 0.333333] }],
] as const)('%s fills the list whose box it is', (_, list, text, want) => {
  expect(paste(list, text)).toMatchObject(want);
});

test('three columns are not for two lists', () => {
  expect(paste('P', '.1 .2 .3\n.1 .2 .1').Q).toEqual([0.333333, 0.333333, 0.333333]);
});

test('too many lines and what is out of limits are said', () => {
  const { said } = paste('P', Array.from({ length: 8 }, (_, i) => `.${i + 1} -1`).join('\n'));
  expect(said).toContain('8 given, at most 6 fit; the first 6 are used');
  expect(said).toContain('too small');
});

test('a matrix of two lines is one list of four numbers, though the figure has two', () => {
  const pasted = paste('B', '1 .5\n-1 2', compose as unknown as FigureSpec, mapWords.compose);
  expect(pasted).toMatchObject({ A: compose.params.A.initial, B: [1, 0.5, -1, 2] });
});
