// @vitest-environment jsdom
/** An embed page: what its address may ask for, and how it comes alive in a frame that allows nothing. */

import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FOLDERS, loadChapterModule, loadWords } from '#app/chapters.ts';
import { EmbedPage } from '#app/EmbedPage.tsx';
import type { EmbedKit } from '#app/EmbedRoot.tsx';
import { readEmbedQuery } from '#app/embedQuery.ts';
import { mountEmbed } from '#app/mountEmbed.tsx';
import type { Talk } from '#app/talk.ts';
import { ALONE_WORDS } from '#app/words/aloneWords.ts';
import { loadTable } from '#figure/LaterTable.tsx';
import { createLive, type Live } from '#figure/live.ts';
import type { ChapterFigure } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import { serverMarkup } from '../serverMarkup.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
let measured: (() => void)[];
globalThis.ResizeObserver = class {
  constructor(heard: () => void) {
    measured.push(heard);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

let complained: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  measured = [];
  complained = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(complained).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['theme'];
});

const folder = FOLDERS.find(({ slug }) => slug === 'softmax') as (typeof FOLDERS)[number];
const load = async () => {
  const chapter = await loadChapterModule(folder);
  const figureWords = await loadWords(folder, 'en');
  const prize = Object.values(chapter.figures).find(({ spec }) => spec.id === 'prize') as ChapterFigure;
  const kit: EmbedKit = {
    spec: prize.spec,
    Figure: await prize.load(),
    slug: 'softmax',
    lang: 'en',
    figureWords,
  };
  return { kit, prize };
};

async function open(query: string) {
  const { kit, prize } = await load();
  await loadTable();
  history.replaceState(null, '', `/embed/en/softmax/prize/${query}`);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = serverMarkup(
    <EmbedPage
      live={createLive(prize.spec) as Live}
      Figure={await prize.load()}
      slug="softmax"
      lang="en"
      figureWords={kit.figureWords['prize'] as FigureWords<never>}
      words={ALONE_WORDS.en}
    />,
  );
  await act(async () => mountEmbed(kit, root));
  return root;
}

it('understands short names beside full ones, and leaves other keys alone', async () => {
  const { prize } = await load();
  const read = (search: string) => readEmbedQuery(prize.spec as FigureSpec, search);
  expect(read('?logits=1,2&prize.base=2&theme=dark&lang=zh&x=1&hide=u,%20seed')).toEqual({
    figure: 'prize.logits=1,2&prize.base=2&theme=dark&lang=zh&x=1&hide=u,%20seed',
    theme: 'dark',
    lang: 'zh',
    hide: ['u', 'seed'],
    lock: [],
  });
  expect(read('?theme=pink&lang=fr&logits')).toEqual({
    figure: 'theme=pink&lang=fr&prize.logits',
    theme: undefined,
    lang: undefined,
    hide: [],
    lock: [],
  });
});

it('shows the state that is asked for, and links to it', async () => {
  const root = await open('?logits=2,1&theme=dark');
  expect(root.querySelector('.spoken')?.textContent).toContain('光 2.0 and 色 1.0');
  expect(root.querySelector('.foot a')?.getAttribute('href')).toBe('/en/softmax/?prize.logits=2,1#prize');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(root.querySelector('.notice')).toBeNull();
});

it('leads back to the state that is asked for', async () => {
  const root = await open('?logits=2,1');
  const href = () => root.querySelector('.foot a')?.getAttribute('href');
  const button = (text: string) => [...root.querySelectorAll('button')].find((each) => each.textContent === text);
  await act(async () => button('All equal')?.click());
  expect(href()).not.toBe('/en/softmax/?prize.logits=2,1#prize');
  await act(async () => button('Reset')?.click());
  expect(href()).toBe('/en/softmax/?prize.logits=2,1#prize');
});

it('says what it could not show', async () => {
  const root = await open('?logits=99,1');
  await act(async () => void (await vi.dynamicImportSettled()));
  expect(root.querySelector('.notice')?.textContent).toContain('99');
  expect(root.querySelector('.notice')?.textContent).toContain('largest');
  expect(root.querySelector('.foot a')?.textContent).toBe(ALONE_WORDS.en.whole);
});

it('works where storage is refused', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const root = await open('?logits=2,1');
  expect(root.querySelector('.spoken')?.textContent).toContain('光 2.0');
});

it('tells the page around how tall it is, and says nothing if there is none', async () => {
  const before = measured.length;
  await open('');
  const alone = measured.length - before;
  const sent: unknown[] = [];
  vi.spyOn(window, 'parent', 'get').mockReturnValue({
    postMessage: (data: unknown) => sent.push(data),
  } as unknown as Window);
  await open('');
  expect(measured.length - before - alone).toBe(alone + 1);
  for (const heard of measured.slice(before + alone)) heard();
  expect(sent).toEqual([
    { type: 'area-map', version: 1, event: 'size', height: 0, figure: 'prize' },
    JSON.stringify({ subject: 'lti.frameResize', height: 0 }),
  ]);
});

describe('with something to hide', () => {
  afterEach(() => {
    delete (globalThis as { areaMapTalk?: Talk }).areaMapTalk;
    delete document.documentElement.dataset['veiled'];
  });

  it('shows the figure once that is hidden, and says what could not be', async () => {
    const cover = vi.fn(() => ['no such thing']);
    (globalThis as { areaMapTalk?: unknown }).areaMapTalk = { cover, converse: vi.fn() };
    document.documentElement.dataset['veiled'] = '';
    const root = await open('?hide=logits,tea&lock=u');
    expect(cover).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ hide: ['logits', 'tea'], lock: ['u'], lang: 'en' }),
    );
    expect(root.querySelector('.notice')?.textContent).toBe('no such thing');
    expect(document.documentElement.dataset['veiled']).toBeUndefined();
  });

  it('asks for the guess that the address wants, and says what is wrong with it', async () => {
    const predict = vi.fn(() => 'no such number');
    (globalThis as { areaMapTalk?: unknown }).areaMapTalk = { cover: vi.fn(() => []), converse: vi.fn(), predict };
    const root = await open('?logits=2,1&predict=p9');
    expect(predict).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ name: 'p9', lang: 'en', root }));
    expect(root.querySelector('.notice')?.textContent).toBe('no such number');
  });

  it('shows no figure without the script that hides', async () => {
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      queueMicrotask(() => (script as HTMLElement).dispatchEvent(new Event('error')));
    });
    const root = await open('?hide=logits');
    expect(root.textContent).toBe(ALONE_WORDS.en.figure.notLoaded);
  });
});
