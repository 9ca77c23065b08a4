/** Keeping the book on a device: everything as it was sent, or nothing; and what is answered from there. */

import { beforeEach, describe, expect, it } from 'vitest';
import { answer, type Desk } from '#app/offline/answer.ts';
import { digestOf, type Edition, shelfOf, shelvesOf } from '#app/offline/edition.ts';
import { stock } from '#app/offline/stock.ts';

const BASE = 'https://book.example/some/where/';
const TEXTS = { 'zh/softmax/': '<p>面积</p>', 'assets/a-1.js': 'a()', '404.html': 'no such page' };

/** Caches in memory, by name and by address. */
function cachesInMemory(): CacheStorage {
  const shelves = new Map<string, Map<string, Response>>();
  const key = (url: RequestInfo | URL) => String(url instanceof Request ? url.url : url);
  const open = async (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, shelf);
    return {
      put: async (url: string, response: Response) => void shelf.set(key(url), response),
      match: async (url: string) => shelf.get(key(url))?.clone(),
    };
  };
  return {
    open,
    match: async (url: string) => [...shelves.values()].map((shelf) => shelf.get(key(url))?.clone()).find(Boolean),
    keys: async () => [...shelves.keys()],
  } as unknown as CacheStorage;
}

async function editionOf(name: string, texts: { readonly [path: string]: string }): Promise<Edition> {
  const files = await Promise.all(
    Object.entries(texts).map(async ([path, text]) => [path, await digestOf(new TextEncoder().encode(text))]),
  );
  const bytes = Object.values(texts).join('').length;
  return { name, files: Object.fromEntries(files), bytes };
}

/** A host that may cut a file short so many times. */
function host(texts: { readonly [path: string]: string }, broken: { [path: string]: number } = {}) {
  const asked: string[] = [];
  const fetch = async (url: string, { cache }: RequestInit) => {
    const path = url.slice(BASE.length);
    asked.push(`${path} ${cache}`);
    const left = broken[path] ?? 0;
    broken[path] = left - 1;
    const text = texts[path] ?? '';
    return new Response(left > 0 ? text.slice(0, -1) : text, { headers: { 'Content-Type': 'text/html' } });
  };
  return { asked, fetch };
}

const quiet = () => undefined;
let caches: CacheStorage;
beforeEach(() => {
  caches = cachesInMemory();
});

describe('keeping an edition', () => {
  it('brings every file, and tells how far it is', async () => {
    const edition = await editionOf('one', TEXTS);
    const told: string[] = [];
    await stock(edition, {
      caches,
      base: BASE,
      fetch: host(TEXTS).fetch,
      progress: (got, of) => told.push(`${got}/${of}`),
    });
    expect(told).toEqual(['0/3', '1/3', '2/3', '3/3']);
    const shelf = await caches.open(shelfOf(edition, BASE));
    for (const [path, text] of Object.entries(TEXTS)) {
      const response = await shelf.match(BASE + path);
      expect(await response?.text()).toBe(text);
      expect(response?.headers.get('Content-Type')).toBe('text/html');
    }
  });

  it('asks again for what came damaged, past every cache on the way', async () => {
    const { asked, fetch } = host(TEXTS, { 'assets/a-1.js': 1 });
    await stock(await editionOf('one', TEXTS), { caches, base: BASE, fetch, progress: quiet });
    expect(asked.filter((line) => line.startsWith('assets'))).toEqual([
      'assets/a-1.js no-cache',
      'assets/a-1.js reload',
    ]);
  });

  it('refuses what stays damaged, by name', async () => {
    const { fetch } = host(TEXTS, { 'zh/softmax/': 2 });
    await expect(stock(await editionOf('one', TEXTS), { caches, base: BASE, fetch, progress: quiet })).rejects.toThrow(
      'zh/softmax/ did not come as it was sent',
    );
  });

  it('tells nothing more once it has failed', async () => {
    const told: number[] = [];
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`assets/${i}.js`, String(i)]));
    const { asked, fetch } = host(many, { 'assets/19.js': 2 });
    const progress = (got: number) => void told.push(got);
    await expect(stock(await editionOf('one', many), { caches, base: BASE, fetch, progress })).rejects.toThrow('19.js');
    const before = told.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told).toHaveLength(before);
    expect(asked.length).toBeLessThan(20);
  });

  it('leaves another book on the same host its own shelf', async () => {
    const edition = await editionOf('one', TEXTS);
    expect(shelfOf(edition, BASE)).not.toBe(shelfOf(edition, `${BASE}preview/`));
    expect(shelfOf(edition, `${BASE}preview/`).startsWith(shelvesOf(BASE))).toBe(false);
    expect(shelfOf(edition, BASE).startsWith(shelvesOf(BASE))).toBe(true);
  });

  it('takes from the edition before what is the same, and nothing that only has the same address', async () => {
    await stock(await editionOf('one', TEXTS), { caches, base: BASE, fetch: host(TEXTS).fetch, progress: quiet });
    const newer = { ...TEXTS, 'zh/softmax/': '<p>面积与映射</p>' };
    const { asked, fetch } = host(newer);
    const edition = await editionOf('two', newer);
    await stock(edition, { caches, base: BASE, fetch, progress: quiet });
    expect(asked).toEqual(['zh/softmax/ no-cache']);
    const shelf = await caches.open(shelfOf(edition, BASE));
    expect(await (await shelf.match(`${BASE}zh/softmax/`))?.text()).toBe('<p>面积与映射</p>');
  });
});

describe('answering without a network', () => {
  const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
    ({ url: path.includes('://') ? path : BASE + path, mode, method }) as Request;
  const NO_NETWORK = async () => {
    throw new TypeError('no network');
  };

  async function desk(fetch: Desk['fetch'] = NO_NETWORK) {
    const edition = await editionOf('one', TEXTS);
    await stock(edition, { caches, base: BASE, fetch: host(TEXTS).fetch, progress: quiet });
    return (request: Request) => answer(request, edition, { caches, base: BASE, fetch });
  }

  it('has every page whatever its link asks for, and every file', async () => {
    const at = await desk();
    expect(await (await at(ask('zh/softmax/?prize.logits=1,2#prize', 'navigate')))?.text()).toBe(TEXTS['zh/softmax/']);
    expect(await (await at(ask('assets/a-1.js')))?.text()).toBe('a()');
  });

  it('adds the slash of a page, and keeps its link', async () => {
    const response = await (await desk())(ask('zh/softmax?dial.T=0.3', 'navigate'));
    expect(response?.status).toBe(301);
    expect(response?.headers.get('Location')).toBe(`${BASE}zh/softmax/?dial.T=0.3`);
  });

  it('shows the missing page as missing, unless the network has it', async () => {
    const missing = await (await desk())(ask('zh/nothing/', 'navigate'));
    expect(missing?.status).toBe(404);
    expect(await missing?.text()).toBe('no such page');
    const newer = await (await desk(async () => new Response('new')))(ask('zh/new/', 'navigate'));
    expect(await newer?.text()).toBe('new');
  });

  it('keeps a figure alone on its page once it has been seen', async () => {
    const seen = await desk(async () => new Response('figure'));
    expect(await (await seen(ask('embed/zh/softmax/prize/?logits=1,2', 'navigate')))?.text()).toBe('figure');
    const gone = await desk();
    expect(await (await gone(ask('embed/zh/softmax/prize/?logits=3,4', 'navigate')))?.text()).toBe('figure');
    await expect(gone(ask('embed/zh/softmax/simplex/', 'navigate'))).rejects.toThrow('no network');
  });

  it('has no files that every object has', async () => {
    const missing = await (await desk())(ask('constructor', 'navigate'));
    expect(missing?.status).toBe(404);
    expect((await desk())(ask('toString'))).toBeUndefined();
  });

  it('leaves alone what is none of its business', async () => {
    const at = await desk();
    expect(at(ask('https://elsewhere.example/some/where/zh/softmax/', 'navigate'))).toBeUndefined();
    expect(at(ask('https://book.example/zh/softmax/', 'navigate'))).toBeUndefined();
    expect(at(ask('zh/softmax/', 'cors', 'POST'))).toBeUndefined();
    expect(at(ask('nets/poet.bin?v=1'))).toBeUndefined();
  });
});
