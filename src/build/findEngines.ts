/** Two more engines to test in, as Debian packs them: Firefox and WebKitGTK. Where they cannot be had, their tests are left out. */

import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { APT_UPDATE, canRun, mayUseApt, onPath } from './findBrowser.ts';

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** It opens windows: on a screen that nobody sees. */
  readonly screen: string;
}

export const findFirefox = (): string | undefined => onPath(['firefox-esr', 'firefox']).find(canRun);

export function findWebKit(): WebKit | undefined {
  const driver = onPath(['WebKitWebDriver']).find(canRun);
  const screen = onPath(['Xvfb']).find(canRun);
  if (!driver || !screen) return undefined;
  // Below the name of the machine's architecture.
  const browser = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(canRun);
  return browser ? { driver, browser, screen } : undefined;
}

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const APT = [APT_UPDATE, ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...PACKAGES]] as const;

/** Installs what is missing, if that is possible here, and says in one line each what stays missing. */
export async function needEngines(): Promise<void> {
  const complete = () => findFirefox() && findWebKit();
  if (!complete() && mayUseApt())
    for (const [command = '', ...args] of APT)
      await new Promise((resolve) => {
        const child = spawn(command, args, {
          stdio: 'ignore',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
        child.on('error', resolve).on('close', resolve);
      });
  if (!findFirefox()) console.log('no Firefox here: its tests are left out');
  if (!findWebKit()) console.log('no WebKitGTK with WebDriver and Xvfb here: its tests are left out');
}
