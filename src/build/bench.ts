/** Speed, side by side with other ways to do the same: `npm run bench`, or `npm run bench -- drag` for one part. */

import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright-core';
import { build as bundle } from 'vite';
import { dragBench } from '../../tests/bench/dragBench.ts';
import { embedsBench } from '../../tests/bench/embedsBench.ts';
import { networksBench } from '../../tests/bench/networksBench.ts';
import { sampleBench, samples } from '../../tests/bench/sampleBench.ts';
import { fewBars, mapsAndLaws, wholeVocabulary } from '../../tests/bench/scenes.ts';
import { main as build } from './build.ts';
import { BROWSER_ARGS, needBrowser } from './findBrowser.ts';
import { ROOT } from './place.ts';
import { serveSite } from './staticServer.ts';

const OBVIOUS = '/bench/naive/';
const PARTS: { readonly [name: string]: () => Promise<void> } = {
  drag: () => drag(fewBars),
  vocabulary: () => drag(wholeVocabulary),
  embeds: () => inPage(embedsBench),
  networks: () => inPage(networksBench),
  maps: () => drag(mapsAndLaws),
  samples: () => inPage((browser, book) => sampleBench(browser, samples(book))),
  math: () => inNode('mathBench'),
  laws: () => inNode('lawsBench'),
};

/** Targets are reported as met or not; only a measurement that failed ends with an error. */
export async function main(...asked: readonly string[]): Promise<void> {
  const parts = asked.length > 0 ? asked : Object.keys(PARTS);
  for (const name of parts)
    if (!PARTS[name]) throw new Error(`the bench has the parts ${Object.keys(PARTS).join(', ')}`);
  for (const name of parts) {
    await PARTS[name]?.();
    console.log(
      `\n${cpus().length} × ${cpus()[0]?.model}, load average ${loadavg()
        .map((x) => x.toFixed(1))
        .join(' ')}`,
    );
  }
}

const drag = (scenes: typeof fewBars): Promise<void> =>
  inPage((browser, book, obvious) => dragBench(browser, scenes(book, obvious)));

/** The book's pages and the obvious one from one server, each built as for readers. */
async function inPage(measure: (browser: Browser, book: string, obvious: string) => Promise<void>): Promise<void> {
  process.env['OUT'] ??= join('.cache', 'site-bench');
  process.env['BASE'] = '/';
  const out = process.env['OUT'];
  await build();
  await bundle({
    configFile: false,
    root: join(ROOT, 'tests', 'bench', 'naive'),
    base: OBVIOUS,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: resolve(out, OBVIOUS.slice(1)), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const port = Number(process.env['PORT'] ?? 4230);
  const server = await serveSite({ out, base: '/' }, port);
  const browser = await chromium.launch({ executablePath: needBrowser(), args: [...BROWSER_ARGS] });
  try {
    console.log(`Chromium ${browser.version()}`);
    await measure(browser, `http://localhost:${port}/en/`, `http://localhost:${port}${OBVIOUS}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Bundled first, as the book is: so the calls between files cost what they cost readers. */
async function inNode(name: string): Promise<void> {
  const temporary = join(ROOT, '.cache', `bench-${process.pid}`);
  try {
    await bundle({
      configFile: false,
      root: ROOT,
      publicDir: false,
      logLevel: 'warn',
      build: {
        ssr: `tests/bench/${name}.ts`,
        outDir: temporary,
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      },
    });
    const { status } = spawnSync(process.execPath, [join(temporary, `${name}.js`)], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${name} could not measure`);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
