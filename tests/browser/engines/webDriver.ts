/** WebKitGTK, told what to do by its WebDriver, on a screen that nobody sees. */

import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import type { WebKit } from '#build/findEngines.ts';

/** The one session that a driver can hold. */
export interface Session {
  readonly ask: <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;
  readonly quit: () => Promise<void>;
}

export interface Driver {
  readonly session: () => Promise<Session>;
  readonly stop: () => void;
}

export async function startDriver({ driver, screen, browser }: WebKit): Promise<Driver> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstWord(xvfb);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    // In a container there is no graphics card and nobody to read the screen to.
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1', NO_AT_BRIDGE: '1' },
  });
  const base = `http://127.0.0.1:${port}`;
  await listening(base);
  return {
    session: () => newSession(base, browser),
    stop: () => {
      server.kill();
      xvfb.kill();
    },
  };
}

async function newSession(base: string, binary: string): Promise<Session> {
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await ask<{ readonly sessionId: string }>(`${base}/session`, 'POST', {
    capabilities: { alwaysMatch },
  });
  const own = `${base}/session/${sessionId}`;
  await ask(`${own}/window/rect`, 'POST', { width: 1300, height: 950 });
  return { ask: (method, path, body) => ask(own + path, method, body), quit: () => ask(own, 'DELETE') };
}

async function ask<T>(url: string, method: string, body?: object): Promise<T> {
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json' }, ...sent });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value).slice(0, 400)}`);
  return value as T;
}

const firstWord = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.on('error', reject).on('exit', () => reject(new Error('no screen')));
    child.stdout?.once('data', (said: Buffer) => resolve(said.toString().trim()));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The driver needs a moment before it listens. */
async function listening(base: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await fetch(`${base}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the WebDriver of WebKit does not listen');
}
