/**
 * Write every page of the book as a file that is complete without any script.
 *
 * Bundled together with the server side of the book, and run by `build.ts` with one argument: the job.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Manifest } from 'vite';
import { pages, social } from '#app/server.tsx';
import { setDocument } from '#draw/markup.ts';
import type { Lang } from '#spec/format.ts';
import { compressSite } from './compress.ts';
import { writeEdition } from './edition.ts';
import { loadsOfBook, loadsOfEmbed, loadsOfGate } from './loads.ts';
import { oembed } from './oembed.ts';
import { fileOf, oembedOf, type Page } from './page.ts';
import { pageHtml } from './pageHtml.ts';
import type { Place } from './place.ts';
import { robots, sitemap } from './sitemap.ts';
import { rasterise } from './socialPicture.ts';

export interface Job {
  readonly place: Place;
  readonly book: Manifest;
  /** By the file of the figure's view. */
  readonly embeds: { readonly [view: string]: { readonly [L in Lang]: Manifest } };
}

async function write(out: string, file: string, content: string | Uint8Array): Promise<void> {
  const path = join(out, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function loadsOf(page: Page, job: Job) {
  if (page.kind === 'gate') return loadsOfGate(job.book);
  if (page.kind !== 'embed') return loadsOfBook(job.book, page);
  const manifest = job.embeds[page.modules[0]?.slice(1) ?? '']?.[page.path.startsWith('/embed/zh/') ? 'zh' : 'en'];
  if (!manifest) throw new Error(`${page.path} shows a figure without a view`);
  return loadsOfEmbed(manifest);
}

const job = JSON.parse(await readFile(process.argv[2] as string, 'utf8')) as Job;
const { place } = job;
const { out } = place;
setDocument(new JSDOM().window.document);

const all: readonly Page[] = await pages();
const pictures = await social();
const withPicture = new Set(pictures.map((picture) => picture.path));
for (const page of all) await write(out, fileOf(page), pageHtml(page, loadsOf(page, job), place, withPicture));
for (const page of all) {
  const pasted = place.site ? oembed(page, place) : undefined;
  if (pasted) await write(out, oembedOf(page), JSON.stringify(pasted));
}
for (const picture of pictures) await write(out, picture.path, rasterise(picture.svg));
await write(out, 'sitemap.xml', sitemap(all, place));
await write(out, 'robots.txt', robots(place));
await writeEdition(out, job.book);
await compressSite(out);
console.log(`${all.length} pages, ${pictures.length} pictures`);
