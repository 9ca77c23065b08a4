/** Lighthouse, in its mobile profile, on a chapter page in both languages: `node src/build/run.mjs audit`. */

import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BROWSER_ARGS, needBrowser } from './findBrowser.ts';
import { SITES } from './sites.ts';
import { serveSite } from './staticServer.ts';

/** The first chapter in both languages, and the heaviest. */
const PAGES = ['zh/softmax/', 'en/softmax/', 'zh/top-k-top-p/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LOWEST = 0.95;
/** A busy machine can only make a page look slower; the best of so many counts. */
const ATTEMPTS = 3;

interface Report {
  readonly categories: { readonly [name: string]: { readonly score: number } };
  readonly audits: {
    readonly [name: string]: { readonly numericValue?: number; readonly score: number | null; readonly title: string };
  };
}

export async function main(): Promise<void> {
  const { book } = SITES;
  const server = await serveSite(book, book.port);
  try {
    for (const path of PAGES) if (!(await passes(book.url + path, path))) process.exitCode = 1;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function passes(url: string, path: string): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const report = await lighthouse(url, `.cache/lighthouse-${path.replaceAll('/', '-')}${attempt}.json`);
    const scores = CATEGORIES.map((name) => report.categories[name]?.score ?? 0);
    const shift = report.audits['cumulative-layout-shift']?.numericValue ?? 1;
    console.log(`${path} ${CATEGORIES.map((name, i) => `${name} ${scores[i]}`).join(', ')}, layout shift ${shift}`);
    if (scores.every((score) => score >= LOWEST) && shift === 0) return true;
    const failed = Object.values(report.audits).filter((audit) => audit.score !== null && audit.score < 0.9);
    console.log(failed.map((audit) => `  ${audit.score} ${audit.title}`).join('\n'));
  }
  return false;
}

async function lighthouse(url: string, file: string): Promise<Report> {
  await mkdir('.cache', { recursive: true });
  const cli = join('node_modules', 'lighthouse', 'cli', 'index.js');
  const flags = `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`;
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const args = [cli, url, '--quiet', '--output=json', `--output-path=${file}`, flags, only];
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: needBrowser() },
  });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
  if (code !== 0) throw new Error(`lighthouse could not look at ${url}`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}
