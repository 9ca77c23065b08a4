/**
 * What figures hold of their networks' answers, so that a page can open without them: computed from the committed
 * weights, and written beside the figures. To be run when weights have changed; a test says so.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Found } from '#spec/figure.ts';
import { foundOnDisk } from './foundOnDisk.ts';
import { ROOT } from './place.ts';

const OPENINGS = import.meta.glob<(found: Found) => unknown>('/chapters/*/figures/*.opening.ts', {
  import: 'default',
  eager: true,
});

export async function main(): Promise<void> {
  const found = await foundOnDisk();
  for (const [path, compute] of Object.entries(OPENINGS)) {
    const file = join(ROOT, path.replace(/\.ts$/, '.json'));
    const text = `${JSON.stringify(compute(found))}\n`;
    const before = await readFile(file, 'utf8').catch(() => '');
    await writeFile(file, text);
    console.log(`${path.slice(1)}: ${text.length} bytes${before === text ? ', as it was' : ''}`);
  }
}
