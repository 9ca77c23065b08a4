/** The list of files that make one edition of the book, for those who read it without a network. */

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Edition } from '#app/offline/edition.ts';

/** Everything every page needs; pages of single figures, networks and pictures for other sites come when asked for. */
const ALWAYS = /^(?!embed\/)(.+\/)?index\.html$|^404\.html$|^(icon\.svg|theme\.js|gate\.js)$/;

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** Of the scripts, those of the book and not those of its embed pages. */
const filesOf = (book: Manifest): readonly string[] =>
  Object.values(book).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);

export async function editionOf(out: string, book: Manifest): Promise<Edition> {
  const all = (await readdir(out, { recursive: true, encoding: 'utf8' })).map((file) => file.replaceAll('\\', '/'));
  const wanted = [...new Set([...all.filter((file) => ALWAYS.test(file)), ...filesOf(book)])].sort();
  const files: { [path: string]: string } = {};
  let bytes = 0;
  for (const file of wanted) {
    const content = await readFile(join(out, file));
    files[file.replace(/(^|\/)index\.html$/, '$1')] = sha256(content);
    bytes += content.length;
  }
  return { name: sha256(JSON.stringify(files)).slice(0, 12), files, bytes };
}

/** Put it before the service worker: another edition is another script, and browsers notice that by themselves. */
export async function writeEdition(out: string, book: Manifest): Promise<void> {
  const worker = join(out, 'sw.js');
  const edition = await editionOf(out, book);
  await writeFile(worker, `self.areaMapEdition=${JSON.stringify(edition)};\n${await readFile(worker, 'utf8')}`);
}
