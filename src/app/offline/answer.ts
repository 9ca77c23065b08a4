/** What a reader's browser gets for an address: from the edition on the device, whole, or else from the network. */

import { type Edition, shelfOf, visitedOf } from './edition.ts';

export interface Desk {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Address of the book, with a slash at its end. */
  readonly base: string;
}

type Asked = Pick<Request, 'method' | 'url' | 'mode'>;

/** What a figure alone on its page is made of. */
const ALONE = /^(embed\/|assets\/|nets\/.*\.js$|theme\.js$)/;

/** @returns undefined where the browser had better ask as if nobody were here */
export function answer(request: Request, edition: Edition, desk: Desk): Promise<Response> | undefined {
  const path = pathOf(request, desk.base);
  if (path === undefined) return undefined;
  if (Object.hasOwn(edition.files, path)) return kept(request, desk.base + path, edition, desk);
  // A page is called by its folder.
  if (request.mode === 'navigate' && Object.hasOwn(edition.files, `${path}/`)) {
    const { search } = new URL(request.url);
    return Promise.resolve(Response.redirect(`${desk.base}${path}/${search}`, 301));
  }
  if (ALONE.test(path)) return visited(request, desk);
  return request.mode === 'navigate' ? missing(request, edition, desk) : undefined;
}

/** Below the base, without query and anchor: they are the page's own business. */
function pathOf({ method, url }: Asked, base: string): string | undefined {
  const address = new URL(url);
  const path = address.origin + address.pathname;
  return method === 'GET' && path.startsWith(base) ? path.slice(base.length) : undefined;
}

/** A browser may have thrown a file away: then the network has it, perhaps. */
async function kept(request: Request, url: string, edition: Edition, { caches, fetch, base }: Desk): Promise<Response> {
  const shelf = await caches.open(shelfOf(edition, base));
  return (await shelf.match(url)) ?? fetch(request);
}

/** The network first, and what it gave last where there is none. */
async function visited(request: Request, { caches, fetch, base }: Desk): Promise<Response> {
  const shelf = await caches.open(visitedOf(base));
  try {
    const response = await fetch(request);
    if (response.status === 200) await shelf.put(keyOf(request), response.clone());
    return response;
  } catch (error) {
    const before = await shelf.match(keyOf(request));
    if (before) return before;
    throw error;
  }
}

/** A page is the same page for every state of its figure. */
const keyOf = ({ url, mode }: Asked): string => (mode === 'navigate' ? url.replace(/[?#].*$/, '') : url);

/** No page of this edition: a newer one may have it; without a network, the page that says so. */
async function missing(request: Request, edition: Edition, desk: Desk): Promise<Response> {
  try {
    return await desk.fetch(request);
  } catch {
    const page = await kept(request, `${desk.base}404.html`, edition, desk);
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}
