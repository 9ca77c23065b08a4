/** A static host as readers meet them: slash redirect, 404.html with status 404, a base path, compressed copies. */

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

export interface StaticSite {
  /** Folder with the built site. */
  readonly out: string;
  /** Path it was built for, with a slash at both ends. */
  readonly base: string;
}

const HEADERS = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };
const YEAR = 'public, max-age=31536000, immutable';

/** @returns a listening server; close it to stop */
export function serveSite({ out, base }: StaticSite, port: number): Promise<Server> {
  const missing = readFileSync(join(out, '404.html'));
  const answer404 = (response: ServerResponse): void => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ...HEADERS });
    response.end(missing);
  };
  const files = sirv(out, {
    etag: true,
    gzip: true,
    brotli: true,
    onNoMatch: (_, response) => answer404(response),
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      // Files under assets carry a hash of their content in the name.
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? YEAR : 'no-cache');
    },
  });
  const server = createServer((request, response) => {
    const url = `http://host${request.url}`;
    const { pathname, search } = URL.canParse(url) ? new URL(url) : { pathname: '', search: '' };
    if (!`${pathname}/`.startsWith(base)) return answer404(response);
    const path = pathname.slice(base.length - 1);
    if (!path.endsWith('/') && existsSync(join(out, path, 'index.html'))) {
      response.writeHead(301, { Location: `${pathname}/${search}`, ...HEADERS }).end();
    } else files(below(request, path + search), response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** The request as the folder sees it. */
const below = (request: IncomingMessage, url: string): IncomingMessage => Object.assign(request, { url });
