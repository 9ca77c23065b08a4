// @vitest-environment jsdom
/** The home page comes alive in silence, with its jigsaw; the map of the book links what is written and nothing else. */

import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { FOLDERS } from '#app/chapters.ts';
import { jigsaw } from '#app/home/Jigsaw.model.ts';
import { polygonWithin, segmentWithin } from '#app/home/within.ts';
import { loadPage } from '#app/pages.tsx';
import { loadTable } from '#figure/LaterTable.tsx';
import { softmax } from '#math/softmax.ts';
import { initialValues } from '#spec/params.ts';
import { serverMarkup } from '../serverMarkup.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
window.scrollTo = () => {};
window.scrollBy = () => {};

let root: Root | undefined;
let complained: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complained = vi.spyOn(console, 'error');
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  expect(complained).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

async function open(address: string, lang: 'zh' | 'en') {
  history.replaceState(null, '', address);
  await loadTable();
  const page = await loadPage({ kind: 'home', lang });
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  box.innerHTML = serverMarkup(<App first={page} ssrPath={`/${lang}/`} />);
  const before = box.innerHTML;
  await act(async () => {
    root = hydrateRoot(box, <App first={page} />);
  });
  return { box, before };
}

it('opens with the scores of the softmax chapter', () => {
  const model = jigsaw.model(initialValues(jigsaw.params));
  expect(model.scores.map((z) => Number(z.toFixed(9)))).toEqual([3.5, 1.2, 0.3, -0.5]);
  expect(model.shares.map((p) => p.toFixed(4))).toEqual(['0.8626', '0.0865', '0.0352', '0.0158']);
  expect(model.shares).toEqual([...(softmax(model.scores) as Float64Array)]);
  expect(model.sum.map((x) => Number(x.toFixed(9)))).toEqual([1.1, 1.9]);
});

it('is true at the corners of the map', () => {
  for (const map of [
    [-3, -3, -3, -3],
    [3, 3, 3, 3],
    [0, 0, 0, 0],
    [3, -3, -3, 3],
  ]) {
    for (const u of [0, 0.999]) {
      const { shares, hit } = jigsaw.model({ map, u });
      expect(shares.every((p) => p >= 0 && p <= 1)).toBe(true);
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
      expect(shares[hit]).toBeGreaterThan(0);
    }
  }
});

it.each(['zh', 'en'] as const)('comes alive in silence: %s', async (lang) => {
  const { box } = await open(`/${lang}/`, lang);
  expect(box.querySelectorAll('h1')).toHaveLength(1);
  expect(box.querySelector('main #jigsaw')).not.toBeNull();
  expect(box.querySelector('[role="status"]')?.textContent).toBe('');
  expect(box.querySelector('.bar select')).not.toBeNull();
});

it('links the chapters that are written; the others say that they are not', async () => {
  const { box } = await open('/en/', 'en');
  const rows = [...box.querySelectorAll('.row')];
  expect(rows.length).toBeGreaterThanOrEqual(18);
  const links = rows.filter((row) => row.tagName === 'A').map((row) => row.getAttribute('href'));
  expect(links.sort()).toEqual(FOLDERS.map(({ slug }) => `/en/${slug}/`).sort());
  for (const row of rows.filter((each) => each.tagName !== 'A')) expect(row.textContent).toContain('to come');
});

it('takes the state of a link, and says what it could not have', async () => {
  const { box, before } = await open('/en/?jigsaw.u=0.95&jigsaw.map=1,0,0,9', 'en');
  expect(before).toContain('The point falls on 光');
  await act(async () => void (await vi.dynamicImportSettled()));
  expect(box.querySelector('.notice')?.textContent).toContain('The link asked for 9');
  const dismiss = box.querySelector<HTMLButtonElement>('.notice button');
  act(() => dismiss?.click());
  expect(box.querySelector('.notice')).toBeNull();
});

it('goes to the glossary and back without leaving the document, and says so', async () => {
  const { box } = await open('/en/', 'en');
  const follow = async (selector: string) => {
    await act(async () => box.querySelector<HTMLElement>(selector)?.click());
    await act(async () => void (await vi.dynamicImportSettled()));
  };
  await follow('.bar .glossary');
  expect(location.pathname).toBe('/en/glossary/');
  expect(document.title).toBe('Glossary · Area & Map');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(box.querySelector('[aria-live="polite"].sr')?.textContent).toContain('Glossary');
  await follow('.bar [data-language]');
  expect(location.pathname).toBe('/zh/glossary/');
  expect(document.documentElement.lang).toBe('zh-Hans');
  expect(localStorage.getItem('area-map.lang')).toBe('zh');
  await act(async () => {
    history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await act(async () => void (await vi.dynamicImportSettled()));
  expect(box.querySelector('h1')?.textContent).toBe('Glossary');
});

it('cuts shapes at the border of the plane', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(
    polygonWithin(
      [
        [2, 2],
        [4, 2],
        [4, 4],
      ],
      box,
    ),
  ).toEqual([
    [2, 2],
    [4, 2],
    [4, 4],
  ]);
  const cut = polygonWithin(
    [
      [5, 5],
      [15, 5],
      [15, 15],
      [5, 15],
    ],
    box,
  );
  expect(new Set(cut.map(String))).toEqual(new Set(['5,5', '10,5', '10,10', '5,10']));
  expect(
    polygonWithin(
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      box,
    ),
  ).toEqual([]);
  const reach = (edge: ReturnType<typeof segmentWithin>) => edge && [...edge].map(String).sort();
  expect(reach(segmentWithin([-5, 5], [5, 5], box))).toEqual(['0,5', '5,5']);
  expect(reach(segmentWithin([-5, 5], [15, 5], box))).toEqual(['0,5', '10,5']);
  expect(segmentWithin([-5, -5], [-1, 5], box)).toBeUndefined();
});
