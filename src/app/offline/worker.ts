/**
 * The book without a network: a service worker that keeps one whole edition and answers from it.
 *
 * The build writes the edition before this script. A new edition waits until a reader asks for it, or until no page of
 * the old one is open: a page never gets parts of two.
 */

import { answer } from './answer.ts';
import { type Edition, shelfOf, shelvesOf, visitedOf } from './edition.ts';
import { stock } from './stock.ts';
import type { FromWorker, ToWorker } from './told.ts';

interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
/** What of a service worker's surroundings is used here; the page's types know nothing of it. */
interface Surroundings {
  readonly areaMapEdition: Edition;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly registration: { readonly scope: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: {
      includeUncontrolled: boolean;
    }) => Promise<readonly { postMessage(m: FromWorker): void }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', heard: (event: Lasting) => void): void;
    (type: 'fetch', heard: (event: Fetching) => void): void;
    (type: 'message', heard: (event: MessageEvent<ToWorker>) => void): void;
  };
}

const worker = self as unknown as Surroundings;
const { areaMapEdition: edition, caches } = worker;
const base = worker.registration.scope;
const desk = { caches, base, fetch: (request: Request) => worker.fetch(request) };

async function tell(message: FromWorker): Promise<void> {
  for (const page of await worker.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

/** Milliseconds between two messages about progress: whoever is told has a page to draw meanwhile. */
const PACE = 500;

async function install(): Promise<void> {
  let told = Number.NEGATIVE_INFINITY;
  const progress = (got: number, of: number) => {
    const now = performance.now();
    if (now - told < PACE) return;
    told = now;
    void tell({ areaMap: 'keeping', got, of, bytes: edition.bytes });
  };
  try {
    await stock(edition, { ...desk, fetch: (url, init) => worker.fetch(url, init), progress });
  } catch (error) {
    // Nothing is kept of half an edition; the browser tries again at the next visit.
    await caches.delete(shelfOf(edition, base));
    throw error;
  }
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(shelvesOf(base)) && name !== shelfOf(edition, base));
  // What was visited belongs to the edition it was visited in.
  if (old.length > 0) await caches.delete(visitedOf(base));
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const response = answer(event.request, edition, desk);
  if (response) event.respondWith(response);
});
