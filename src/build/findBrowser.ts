/**
 * A Chromium to test with: the one installed, else Playwright's, else one that is installed now.
 *
 * On a reader's machine Playwright downloads its own. Where that cannot be, on Debian and as root, apt brings one.
 */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The first is the same browser without windows of its own: tests take three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments that keep a test browser from calling home, and let it run as root in a container. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a browser that is there now; `CHROMIUM` in the environment goes first. */
export function findBrowser(): string | undefined {
  const asked = process.env['CHROMIUM'];
  if (asked) return asked;
  return [...onPath(NAMES), ...ELSEWHERE, chromium.executablePath()].find(canRun);
}

/** Where programs of these names would be, the first name first. */
export function onPath(names: readonly string[]): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** As `findBrowser`, but one that is missing is installed first. */
export function needBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('no browser found: installing one');
  const ways = [['npx', 'playwright', 'install', 'chromium'], ...(mayUseApt() ? APT : [])];
  for (const [command = '', ...args] of ways) {
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    const now = findBrowser();
    if (now) return now;
  }
  throw new Error('the browser tests need Chromium; install it, or name its path in the variable CHROMIUM');
}

export const APT_UPDATE: readonly string[] = ['apt-get', 'update'];
/** The fonts too: without a Chinese one the browser would draw boxes. */
const APT: readonly (readonly string[])[] = [
  APT_UPDATE,
  // Where the first is not to be had, the second is.
  ...NAMES.slice(0, 2).map((name) => ['apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk']),
];

export const mayUseApt = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
