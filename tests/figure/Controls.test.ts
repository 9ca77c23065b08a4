// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Controls } from '#figure/Controls.tsx';
import { EditPanel } from '#figure/EditPanel.tsx';
import type { Told } from '#figure/ui.ts';
import type { View } from '#figure/view.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Params } from '#spec/params.ts';
import { click, open, type Page, spec } from './fixture.ts';

const view: View<Params, unknown, FigureWords<unknown>> = {
  height: { narrow: 100, wide: 100 },
  controls: ['base', 'ties'],
  actions: ['plus2', 'flat'],
  draw: () => {},
  thumb: (layer, model) => {
    layer.append('path').attr('data-first', String((model as { logits: number[] }).logits[0]));
  },
};

let page: Page;
beforeEach(() => {
  page = open(Controls as unknown as (props: Told & { view: typeof view }) => React.ReactNode, { view });
});
afterEach(() => page.close());
const logits = () => page.live.store.getState()['logits'];

test('shows the controls of the view and its actions', () => {
  expect(page.all('fieldset, .flag')).toHaveLength(2);
  click(page.button('add 2 to all'));
  expect(logits()).toEqual([5.5, 3.2, 2.3]);
});

test('an action that cannot be done says why, until something is done', () => {
  act(() => void page.live.set({ logits: [8.5, 1, 1] }));
  const plus2 = page.button('add 2 to all');
  expect(plus2.getAttribute('aria-disabled')).toBe('true');
  click(plus2);
  expect(logits()).toEqual([8.5, 1, 1]);
  expect(page.the('.say').textContent).toBe('a score would leave the axis');
  act(() => void page.live.set({ logits: [8, 1, 1] }));
  expect(page.the('.say').textContent).toBe('');
  expect(plus2.hasAttribute('aria-disabled')).toBe(false);
});

test('a preset shows what it does, drawn by the figure itself', () => {
  expect(page.button('flat').querySelector('path')?.getAttribute('data-first')).toBe('0');
  click(page.button('flat'));
  expect(logits()).toEqual([0, 0, 0]);
});

test('the edit panel has every parameter, and nothing while it is closed', () => {
  const panel = open(EditPanel, { id: 'edit', open: false });
  expect(panel.the('.rows').childElementCount).toBe(0);
  panel.rerender({ open: true });
  const controls = [...panel.the('.rows').children];
  expect(controls).toHaveLength(Object.keys(spec.params).length - 1);
  const ids = panel.all('[id]').map((e) => e.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const field of panel.all<HTMLInputElement>('input, textarea')) {
    expect(field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent, field.outerHTML).toBeTruthy();
  }
  panel.close();
});
