/** The committed networks, read from their files: for what is computed from them before a reader asks. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '#nets/manifest.json' with { type: 'json' };
import { openNet } from '#nets/openNet.ts';
import type { Found } from '#spec/figure.ts';
import { ROOT } from './place.ts';

export async function foundOnDisk(): Promise<Found> {
  const entries = Object.entries(manifest as { readonly [name: string]: { readonly file: string } });
  return Object.fromEntries(
    await Promise.all(
      entries.map(
        async ([name, { file }]) => [name, openNet(await readFile(join(ROOT, 'public/nets', file)))] as const,
      ),
    ),
  );
}
