/**
 * Readers in a real browser, against three builds: as published, below a base path, and in React's development mode.
 *
 * All of them use Chromium but the journeys of `engines`, which do in short what the others do at length, in Firefox and in
 * WebKitGTK, where those are installed.
 */

import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './src/build/findBrowser.ts';
import { findFirefox, findWebKit } from './src/build/findEngines.ts';
import { SITES } from './src/build/sites.ts';

const executablePath = findBrowser();
const firefox = findFirefox();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that does other things, too, is slow, and not at fault.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: SITES.book.url,
    screenshot: 'only-on-failure',
    // Tests look at what a build has just written, and not at what a browser has kept of the one before.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: /browser.engines/,
      use: { launchOptions: { args: [...BROWSER_ARGS], ...(executablePath ? { executablePath } : {}) } },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: '**/firefox.spec.ts',
            // The Firefox that is installed, and not one that Playwright has changed.
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
    ...(findWebKit() ? [{ name: 'webkit', testMatch: '**/webkit.spec.ts' }] : []),
  ],
  webServer: Object.values(SITES).map(({ out, base, port, url }) => ({
    command: 'node src/build/run.mjs serve',
    env: { OUT: out, BASE: base, PORT: String(port) },
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 1000 },
  })),
});
