/** Bring a whole edition of the book to the reader's device: all of it, each file checked, or none. */

import { digestOf, type Edition, shelfOf } from './edition.ts';

export interface Stock {
  readonly caches: CacheStorage;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Address of the book, with a slash at its end. */
  readonly base: string;
  /** How many files of how many are there. */
  readonly progress: (got: number, of: number) => void;
}

/** As many files at a time as a phone's connection is good for. */
const AT_ONCE = 4;

/** @throws Error that names the file which could not be had, or was not what it should be */
export async function stock(edition: Edition, { caches, fetch, base, progress }: Stock): Promise<void> {
  const shelf = await caches.open(shelfOf(edition, base));
  const files = Object.entries(edition.files);
  const total = files.length;
  let got = 0;

  const sound = async (response: Response | undefined, digest: string): Promise<Response | undefined> => {
    if (!response?.ok) return undefined;
    const bytes = await response.arrayBuffer();
    const type = response.headers.get('Content-Type') ?? '';
    // A new answer: one that was led elsewhere cannot stand for a page.
    return (await digestOf(bytes)) === digest ? new Response(bytes, { headers: { 'Content-Type': type } }) : undefined;
  };

  const bring = async (path: string, digest: string): Promise<void> => {
    const url = base + path;
    // From an edition before, where this file was the same.
    const kept = await caches.match(url);
    const response =
      (await sound(kept, digest)) ??
      (await sound(await fetch(url, { cache: 'no-cache' }), digest)) ??
      (await sound(await fetch(url, { cache: 'reload' }), digest));
    if (!response) throw new Error(`${url} did not come as it was sent`);
    await shelf.put(url, response);
    got += 1;
    progress(got, total);
  };

  const work = async (): Promise<void> => {
    try {
      for (let next = files.pop(); next; next = files.pop()) await bring(...next);
    } catch (error) {
      // The others bring what they have begun, and tell nothing once it has failed.
      files.length = 0;
      throw error;
    }
  };
  progress(0, total);
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
