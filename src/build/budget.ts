/** How many bytes a page makes a reader load: counted from the written page, following what its scripts import. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Weight {
  /** Bytes after gzip. */
  readonly js: number;
  /** With the figures that come as their reader comes near. */
  readonly allJs: number;
  readonly css: number;
  readonly files: readonly string[];
}

/**
 * In bytes: what the book allows itself for one page before it is alive, and with all its figures, which come as their
 * reader comes near; for an embed page, all that it loads before anything is asked of it.
 */
export const LIMIT = { js: 95_000, allJs: 120_000, css: 15_000, embed: 95_000 } as const;

const SCRIPT = /<script[^>]*\ssrc="([^"]+)"/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"/g;
const STYLE = /<link rel="stylesheet" href="([^"]+)"/g;
/** `import … from "./a.js"` and `import "./a.js"`, but not `import("./a.js")`. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;

/** `import("./Knife.js")`: in the chunk of a chapter, the views of its figures. */
const LATER = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]\s*\)/g;
const CHAPTER = /\/chapter-[^/]+\.js$/;

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((m) => m[1] as string);

/**
 * @param out folder of the site
 * @param base path it was built for
 * @param html of the page
 */
export function weigh(out: string, base: string, html: string): Weight {
  const read = (url: string): Buffer => readFileSync(join(out, url.slice(base.length)));
  const scripts = new Set<string>();
  const follow = (url: string): void => {
    if (scripts.has(url)) return;
    scripts.add(url);
    for (const to of matches(read(url).toString(), STATIC_IMPORT)) follow(new URL(to, `http://host${url}`).pathname);
  };
  for (const url of [...matches(html, SCRIPT), ...matches(html, PRELOAD)]) follow(url);
  const atOnce = new Set(scripts);
  for (const url of atOnce) {
    if (!CHAPTER.test(url)) continue;
    for (const to of matches(read(url).toString(), LATER)) follow(new URL(to, `http://host${url}`).pathname);
  }
  const styles = new Set(matches(html, STYLE));
  const sum = (urls: Set<string>): number =>
    [...urls].reduce((total, url) => total + gzipSync(read(url), { level: 9 }).length, 0);
  return { js: sum(atOnce), allJs: sum(scripts), css: sum(styles), files: [...atOnce, ...styles] };
}
