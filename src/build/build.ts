/** Build the site: bundle the scripts, then write every page of the book as a file. */

import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Lang } from '#spec/format.ts';
import {
  bundleBook,
  bundleEmbed,
  bundleNetworks,
  bundlePrerender,
  bundleRest,
  bundleTalk,
  bundleWorker,
  figureViews,
} from './bundle.ts';
import { placeFromEnvironment } from './place.ts';
import type { Job } from './prerender.ts';

export async function main(): Promise<void> {
  const began = performance.now();
  const place = placeFromEnvironment();
  const book = await bundleBook(place);
  const embeds: { [view: string]: Record<Lang, Manifest> } = {};
  for (const view of await figureViews())
    embeds[view] = { zh: await bundleEmbed(place, view, 'zh'), en: await bundleEmbed(place, view, 'en') };
  await bundleNetworks(place);
  await bundleTalk(place);
  await bundleRest(place);
  await bundleWorker(place);
  // Inside the project, since the script still imports React and jsdom from there.
  const temporary = join('.cache', `prerender-${process.pid}`);
  try {
    await bundlePrerender(place, temporary);
    await mkdir(temporary, { recursive: true });
    const job: Job = { place, book, embeds };
    await writeFile(join(temporary, 'job.json'), JSON.stringify(job));
    await run([join(temporary, 'prerender.js'), join(temporary, 'job.json')]);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  console.log(`${place.out}: built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function run(args: readonly string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: process.env['NODE_ENV'] ?? 'production' };
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the pages could not be written'))));
  });
}
