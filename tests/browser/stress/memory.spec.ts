/** A drag that does not end takes no memory that it does not give back. */

import type { CDPSession } from '@playwright/test';
import { expect, grab, knob, now, open, type Page, type Point, test } from '../reader.ts';

test.use({ fresh: true });

const MOVES = 2000 * Number(process.env['STRESS'] ?? 1);
/** Ends at the far end of the way. */
const WARM_UP = 1050;
const LOOKS = 12;

/** Bytes in use, with everything gone that nobody can reach. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Moves of the pointer that is down, between two places: many in a frame, and all of them drawn. */
const move = (page: Page, from: Point, to: Point, moves: number) =>
  page.evaluate(
    async ([a, b, count]) => {
      for (let i = 0; i < count; i++) {
        const share = (1 - Math.cos((i * Math.PI) / 50)) / 2;
        const at = { clientX: a.x + share * (b.x - a.x), clientY: a.y + share * (b.y - a.y) };
        const event = new PointerEvent('pointermove', { ...at, pointerId: 1, buttons: 1, bubbles: true });
        document.activeElement?.firstElementChild?.dispatchEvent(event);
        if (i % 8 === 0) await new Promise(requestAnimationFrame);
      }
    },
    [from, to, moves] as const,
  );

async function dragged(page: Page, address: string, id: string): Promise<readonly number[]> {
  await open(page, address);
  const session = await page.context().newCDPSession(page);
  const at = await grab(knob(page, id));
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const to = { x: at.x + 60, y: at.y + 60 };
  // What a first drag loads, compiles and keeps is no leak.
  const before = await now(knob(page, id));
  await move(page, at, to, WARM_UP);
  expect(await now(knob(page, id)), 'the knob follows').not.toBe(before);
  const sizes: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    await move(page, at, to, Math.ceil(MOVES / LOOKS));
    sizes.push(await heap(session));
  }
  await page.mouse.up();
  return sizes;
}

const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;

for (const [address, id] of [
  ['/zh/softmax/', 'prize'],
  ['/en/temperature/?dial.size=vocabulary', 'dial'],
] as const)
  test(`${MOVES} moves of a knob of ${address} leave the heap flat`, async ({ page }) => {
    test.slow();
    const sizes = await dragged(page, address, id);
    const grown = mean(sizes.slice(-LOOKS / 3)) / mean(sizes.slice(0, LOOKS / 3)) - 1;
    expect(grown, sizes.map((size) => `${(size / 1e6).toFixed(2)} MB`).join(', ')).toBeLessThan(0.05);
  });
