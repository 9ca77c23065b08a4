/** The static server answers as a plain host does: folders with a slash, 404.html with 404, nothing outside its base. */

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressSite } from '#build/compress.ts';
import { serveSite } from '#build/staticServer.ts';

const out = mkdtempSync(join(tmpdir(), 'site-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(out, 'zh/softmax'), { recursive: true });
  mkdirSync(join(out, 'assets'));
  writeFileSync(join(out, 'index.html'), 'home');
  writeFileSync(join(out, 'zh/softmax/index.html'), 'chapter');
  writeFileSync(join(out, '404.html'), 'missing');
  writeFileSync(join(out, 'assets/a.js'), 'x'.repeat(5000));
  await compressSite(out);
  server = await serveSite({ out, base: '/book/' }, 0);
});
afterAll(() => server.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body: string;
}

const ask = (path: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path, headers }, (response) => {
      let body = '';
      response.on('data', (piece) => (body += piece));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', reject);
  });

describe('the static server', () => {
  it('serves folders by their index', async () => {
    expect(await ask('/book/')).toMatchObject({ status: 200, body: 'home' });
    expect(await ask('/book/zh/softmax/?prize.base=2')).toMatchObject({ status: 200, body: 'chapter' });
  });

  it('sends a folder without slash to the slash, with its query', async () => {
    const answer = await ask('/book/zh/softmax?prize.base=2');
    expect(answer).toMatchObject({ status: 301, headers: { location: '/book/zh/softmax/?prize.base=2' } });
    expect(await ask('/book')).toMatchObject({ status: 301, headers: { location: '/book/' } });
  });

  it.each(['/book/nothing/', '/book/zh', '/', '/zh/softmax/', '//', '/book/../zh/softmax/', '/book/%2e%2e/x'])(
    'answers %s with 404.html',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, body: 'missing', headers: { 'content-type': /html/ } });
    },
  );

  it('sends the compressed copy to those who can read it, and lets hashed files be kept', async () => {
    const answer = await ask('/book/assets/a.js', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await ask('/book/assets/a.js')).body).toHaveLength(5000);
  });
});
