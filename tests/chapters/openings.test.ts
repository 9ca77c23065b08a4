/** What figures hold of their networks' answers is what the committed networks say. */

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foundOnDisk } from '#build/foundOnDisk.ts';
import type { Found } from '#spec/figure.ts';

const COMPUTED = import.meta.glob<(found: Found) => unknown>('/chapters/*/figures/*.opening.ts', {
  import: 'default',
  eager: true,
});
const HELD = import.meta.glob<unknown>('/chapters/*/figures/*.opening.json', { import: 'default', eager: true });
const NETWORKS = await foundOnDisk();

/** Other machines may round another way in the last bits of a float. */
const near = (a: unknown, b: unknown, where: string): void => {
  if (typeof a === 'number' && typeof b === 'number') {
    if (Math.abs(a - b) > 1e-4 * Math.max(1, Math.abs(b))) throw new Error(`${where}: ${a} held, ${b} computed`);
  } else if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    expect(Object.keys(a), where).toEqual(Object.keys(b));
    for (const key of Object.keys(a))
      near((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${where}.${key}`);
  } else expect(a, where).toEqual(b);
};

test('there are some, each beside what computes it', () => {
  expect(Object.keys(COMPUTED).length).toBeGreaterThan(0);
  expect(Object.keys(HELD).sort()).toEqual(
    Object.keys(COMPUTED)
      .map((path) => path.replace(/ts$/, 'json'))
      .sort(),
  );
  for (const path of Object.keys(HELD)) expect(existsSync(`.${path}`)).toBe(true);
});

test.each(Object.keys(COMPUTED))('%s', (path) => {
  const computed: unknown = JSON.parse(JSON.stringify(COMPUTED[path]?.(NETWORKS)));
  near(HELD[path.replace(/ts$/, 'json')], computed, path);
});
