/** Hold every page of the built site to its budget: `OUT=dist node src/build/run.mjs budgets`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMIT, weigh } from './budget.ts';
import { placeFromEnvironment } from './place.ts';

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

export function main(): void {
  const { out, base } = placeFromEnvironment();
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  console.log('kB gzip:    JS    all    CSS');
  for (const page of pages.sort()) {
    const { js, allJs, css } = weigh(out, base, readFileSync(join(out, page), 'utf8'));
    const embed = page.startsWith('embed');
    const over = js > (embed ? LIMIT.embed : LIMIT.js) || (!embed && allJs > LIMIT.allJs) || css > LIMIT.css;
    console.log(`         ${kB(js)} ${kB(allJs)} ${kB(css)}  ${page}${over ? '  over the limit' : ''}`);
    if (over) process.exitCode = 1;
  }
  if (pages.length === 0) throw new Error(`${out} holds no page`);
}
