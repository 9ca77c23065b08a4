/** What a drag costs a page: script and whole task per pointer event, and the frames it made meanwhile. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type Counts, countersOf } from './counters.ts';
import { finger, mouse, type Place, type Pointer } from './pointer.ts';
import { type Recording, record, take } from './recorder.ts';
import type { Scene } from './scenes.ts';
import { quantile } from './statistics.ts';

export interface DragCost {
  /** Milliseconds of JavaScript per pointer event, by the clock and in processor time. */
  readonly script: number;
  readonly scriptCpu: number;
  /** Milliseconds of the main thread per pointer event: script, style, layout, paint. */
  readonly task: number;
  readonly taskCpu: number;
  /** Interval between frames in milliseconds: 95th percentile, and the longest. */
  readonly p95: number;
  readonly longest: number;
  /** Pointer events that reached the page, and how many frames showed another value for them. */
  readonly events: number;
  readonly changes: number;
  /** What the slider says of its value after the drag, at the same value on every page. */
  readonly said: string;
}

const EVENTS = 180;
const RAMP_UP = 60;
/** Milliseconds between two events, as a mouse on a 60 Hz screen sends them. */
const BETWEEN = 1000 / 60;
/** Pixels of one event: at least one step of every slider measured, so that each event means work. */
const STRIDE = 6;
/** Events from the middle to the end of the way. */
const REACH = 10;

/** Up and down again at an even pace, beginning at 0. */
export const zigzag = (i: number): number => STRIDE * (REACH - Math.abs(((i + 3 * REACH) % (4 * REACH)) - 2 * REACH));

/**
 * Drag for three seconds in a fresh page, one pointer event a frame, after a ramp-up that is not measured.
 *
 * @param slowdown how many times slower than this machine the page's processor is to be
 * @throws if the drag did not move the slider
 */
export async function dragCost(browser: Browser, scene: Scene, slowdown: number): Promise<DragCost> {
  const context = await browser.newContext({
    viewport: scene.viewport,
    ...(scene.touch ? { hasTouch: true, isMobile: true, deviceScaleFactor: 1 } : {}),
  });
  try {
    const page = await context.newPage();
    await page.goto(scene.url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    const pointer = scene.touch ? finger(session) : mouse(session);
    const from = await press(page, scene, pointer);
    const to = (distance: number): Place =>
      scene.across ? { ...from, x: from.x + distance } : { ...from, y: from.y + distance };
    await send(RAMP_UP, (i) => pointer.move(to(zigzag(i))));

    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const count = await countersOf(context, page);
    await record(page, scene.slider);
    await sleep(300);
    await take(page);
    const before = await count();
    await send(EVENTS, (i) => pointer.move(to(zigzag(i + RAMP_UP))));
    // The last event's frame.
    await sleep(3 * BETWEEN);
    const after = await count();
    const recording = await take(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    const cost = costOf(before, after, recording, scene);
    const said = await settle(page, scene, (distance) => pointer.move(to(distance)));
    await pointer.release(from);
    return { ...cost, said };
  } finally {
    await context.close();
  }
}

/** Take hold; a page that is not yet alive is asked again. */
async function press(page: Page, scene: Scene, pointer: Pointer): Promise<Place> {
  for (let attempt = 0; attempt < 20; attempt++) {
    await page
      .locator(scene.target)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await sleep(250);
    const box = await page.locator(scene.target).first().boundingBox();
    if (!box) throw new Error(`nothing to drag at ${scene.target} of ${scene.url}`);
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = await valueNow(page, scene);
    await pointer.press(from);
    for (let i = 1; i <= REACH; i++)
      await pointer.move(scene.across ? { ...from, x: from.x + 3 * i } : { ...from, y: from.y + 3 * i });
    await sleep(50);
    if (scene.still || (await valueNow(page, scene)) !== before) return from;
    await pointer.release(from);
  }
  throw new Error(`${scene.target} of ${scene.url} does not answer to a drag`);
}

export async function send(count: number, event: (index: number) => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const taken: Promise<unknown>[] = [];
  for (let i = 0; i < count; i++) {
    await sleep(Math.max(0, began + i * BETWEEN - performance.now()));
    taken.push(event(i));
  }
  await Promise.all(taken);
}

const valueNow = async (page: Page, { slider }: Scene): Promise<number> =>
  Number(await page.locator(slider).first().getAttribute('aria-valuenow'));

/** Still holding, move to the value that all pages are compared at. */
async function settle(page: Page, scene: Scene, move: (distance: number) => Promise<unknown>): Promise<string> {
  if (scene.still) return '';
  const at = async (distance: number): Promise<number> => {
    await move(distance);
    await sleep(100);
    return valueNow(page, scene);
  };
  // As far as the zigzag went, so that both ends are no limits of the value.
  let [low, high] = [-STRIDE * REACH, STRIDE * REACH];
  const rising = (await at(high)) > (await at(low));
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    const value = await at(middle);
    if (value === scene.compareAt) return said(page, scene);
    if (value < scene.compareAt === rising) low = middle;
    else high = middle;
  }
  throw new Error(`${scene.target} of ${scene.url} cannot be dragged to ${scene.compareAt}`);
}

/** Milliseconds after which a page has said all there is to say. */
const SPOKEN = 1200;

async function said(page: Page, { says, slider }: Scene): Promise<string> {
  if (says === undefined) return (await page.locator(slider).first().getAttribute('aria-valuetext')) ?? '';
  await sleep(SPOKEN);
  return (await page.locator(says).first().textContent()) ?? '';
}

function costOf(before: Counts, after: Counts, { frames, events, changes }: Recording, { still, url }: Scene) {
  if (events < 10) throw new Error(`only ${events} of ${EVENTS} pointer events reached ${url}`);
  if (!still && changes < events / 4)
    throw new Error(`${events} events changed the value only ${changes} times at ${url}`);
  const intervals = frames.slice(1).map((time, i) => time - (frames[i] as number));
  return {
    script: (after.clock.script - before.clock.script) / events,
    scriptCpu: (after.processor.script - before.processor.script) / events,
    task: (after.clock.task - before.clock.task) / events,
    taskCpu: (after.processor.task - before.processor.task) / events,
    p95: quantile(intervals, 0.95),
    longest: quantile(intervals, 1),
    events,
    changes,
  };
}
