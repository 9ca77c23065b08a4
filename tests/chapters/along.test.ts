/**
 * What changes along with a parameter that a reader changes by its control.
 *
 * @vitest-environment jsdom
 */

import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { figureUi } from '#app/words/figureUi.zh.ts';
import { Control } from '#figure/Control.tsx';
import { createLive, type Live } from '#figure/live.ts';
import { loop } from '../../chapters/00-start/figures/Loop.model.ts';
import { line } from '../../chapters/02-conditional/figures/Line.model.ts';
import { swapper } from '../../chapters/02-conditional/figures/Swapper.model.ts';
import { text } from '../../chapters/06-temperature/figures/Text.model.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** A reader presses the choice with this value. */
function choose(live: Live, name: string, value: string): void {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const words = { title: '', params: {}, columns: {} } as never;
  act(() => root.render(createElement(Control, { live, name, words, ui: figureUi, lang: 'zh' })));
  act(() => box.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click());
  act(() => root.unmount());
}

const values = (live: Live) => live.store.getState() as { readonly [name: string]: unknown };

test.each([
  [loop, 'net', 'prefix', 'Captain'],
  [text, 'net', 'prefix', 'Captain'],
  [line, 'voice', 'line', 'Call me Ishmael.'],
  [swapper, 'voice', 'line', 'Call me Ishmael. Some years ago'],
] as const)('another writer who cannot read the text begins its own: %#', (spec, name, said, own) => {
  const live = createLive(spec as never) as unknown as Live;
  choose(live, name, 'novelist');
  expect(values(live)).toMatchObject({ [name]: 'novelist', [said]: own });
});

test('what the writer can read is kept', () => {
  const live = createLive(swapper as never) as unknown as Live;
  live.set({ line: '白日依山尽' });
  choose(live, 'voice', 'style');
  expect(values(live)).toMatchObject({ voice: 'style', line: '白日依山尽' });
});

test('a link changes nothing but what it says', () => {
  const live = createLive(loop as never) as unknown as Live;
  live.set({ net: 'novelist', grown: '光' });
  expect(values(live)).toMatchObject({ prefix: '床前明月', grown: '光' });
});

test('another beginning has not been gone on with', () => {
  expect(loop.along?.['prefix']?.(values(createLive(loop as never) as unknown as Live) as never)).toEqual({
    grown: '',
    throws: 1,
  });
});
