/** A page of another origin that frames a page of the book, in a sandbox that may run scripts and nothing more. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Framing {
  /** The address of the page that frames this one. */
  readonly page: (framed: string) => string;
  readonly close: () => Promise<void>;
}

export async function framing(): Promise<Framing> {
  const server = createServer((request, response) => {
    const framed = decodeURIComponent((request.url ?? '').split('?src=')[1] ?? '');
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,"><body style="margin:0"><script>got = []; addEventListener('message', ({ data }) => data?.event && got.push(data))</script>
      <iframe sandbox="allow-scripts" style="border:0;width:100%;height:900px" src="${framed.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const host = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    page: (framed) => `${host}/?src=${encodeURIComponent(framed)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
