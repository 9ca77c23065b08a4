/** Which files a page must load, and which it may fetch early: read from the bundles' manifests. */

import type { Manifest, ManifestChunk } from 'vite';
import type { Page } from './page.ts';
import { textChunk } from './textChunk.ts';

export interface Loads {
  readonly styles: readonly string[];
  /** The page's own script. */
  readonly script?: string;
  /** What that script will import at once, so that the browser need not find out one by one. */
  readonly preloads: readonly string[];
}

const chunkAt = (manifest: Manifest, key: string): ManifestChunk => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the bundle has no ${key}`);
  return chunk;
};

/** The manifest calls a file that is made of several modules by none of them. */
function keyAt(manifest: Manifest, module: string): string {
  if (manifest[module]) return module;
  const name = textChunk(module);
  return Object.keys(manifest).find((key) => name !== null && manifest[key]?.name === name) ?? module;
}

/** A chunk and everything it imports statically, each once. */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, chunkAt(manifest, key).imports ?? [], seen);
  }
  return seen;
}

const ENTRY = 'src/app/main.tsx';

export function loadsOfBook(manifest: Manifest, page: Page): Loads {
  const keys = [...withImports(manifest, [ENTRY, ...page.modules.map((file) => keyAt(manifest, file.slice(1)))])];
  const chunks = keys.map((key) => chunkAt(manifest, key));
  const script = chunkAt(manifest, ENTRY).file;
  return {
    script,
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
    preloads: chunks.map((chunk) => chunk.file).filter((file) => file !== script),
  };
}

/** A page that only sends readers on: dressed like the book, without its scripts. */
export const loadsOfGate = (manifest: Manifest): Loads => ({
  styles: chunkAt(manifest, ENTRY).css ?? [],
  preloads: [],
});

export function loadsOfEmbed(manifest: Manifest): Loads {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the embed bundle has no entry');
  const styles = [...(entry.css ?? []), ...Object.values(manifest).map((chunk) => chunk.file)];
  return { script: entry.file, styles: [...new Set(styles.filter((file) => file.endsWith('.css')))], preloads: [] };
}
