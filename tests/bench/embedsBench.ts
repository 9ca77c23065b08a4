/** Ten figures framed in one page of another site, as a course has them: what a drag in one of them costs. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Frame, Page } from 'playwright-core';
import { send, zigzag } from './dragCost.ts';
import { mouse } from './pointer.ts';
import { median, quantile } from './statistics.ts';
import { table } from './table.ts';

/** Of different chapters, all of them drawn and alive. */
const FIGURES = [
  'softmax/prize/?logits=2,1',
  'temperature/dial/?T=0.3',
  'temperature/wells/',
  'top-k-top-p/knife/',
  'area/cake/',
  'perplexity/die/',
  'matrices-as-maps/grid/',
  'lln/mean/',
  'clt/adder/',
  'start/loop/',
] as const;

/** Milliseconds between two frames, at most. */
const LIMIT = 50;
const ROUNDS = 3;
const EVENTS = 180;
/** The processor of a slow phone, in units of this machine's. */
const SLOW = 4;
const GRIP = '.picture > svg.broad .handle .grip';

interface Frames {
  readonly p95: number;
  readonly longest: number;
  readonly changes: number;
}

/** Measure and print. */
export async function embedsBench(browser: Browser, book: string): Promise<void> {
  console.log(`\nTen embeds in one page: medians of ${ROUNDS} rounds, in milliseconds`);
  const rows: string[][] = [];
  for (const slowdown of [1, SLOW]) {
    // They take turns, so that whatever else the machine does meets both.
    const [alone, ten]: [Frames[], Frames[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await dragInOne(browser, book, FIGURES.slice(0, 1), slowdown));
      ten.push(await dragInOne(browser, book, FIGURES, slowdown));
    }
    rows.push(rowOf(`a bar in an embed alone, ${slowdown}×`, alone), rowOf(`in one of ten, ${slowdown}×`, ten));
  }
  console.log(`\n${table([['', 'frames p95', 'longest', 'in all rounds', 'changes/events', `${LIMIT} ms`], ...rows])}`);
}

function rowOf(title: string, runs: readonly Frames[]): string[] {
  const of = (name: keyof Frames) => median(runs.map((run) => run[name]));
  return [
    title,
    of('p95').toFixed(1),
    of('longest').toFixed(1),
    Math.max(...runs.map(({ longest }) => longest)).toFixed(1),
    `${of('changes')}/${EVENTS}`,
    of('longest') <= LIMIT ? 'met' : 'not met',
  ];
}

async function dragInOne(
  browser: Browser,
  book: string,
  figures: readonly string[],
  slowdown: number,
): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const frame = await framesOf(page, book, figures);
    const session = await context.newCDPSession(page);
    const pointer = mouse(session);
    const box = await frame.locator(GRIP).first().locator('.hit').boundingBox();
    if (!box) throw new Error('nothing to drag in the first embed');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await pointer.press(from);
    await send(60, (i) => pointer.move({ ...from, y: from.y + zigzag(i) }));
    // A sandboxed frame has a process of its own, where the browser can afford it.
    const own = await context.newCDPSession(frame).catch(() => session);
    await own.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await record(frame);
    await send(EVENTS, (i) => pointer.move({ ...from, y: from.y + zigzag(i + 60) }));
    await sleep(50);
    const { frames, changes } = await frame.evaluate(
      () => (window as unknown as { recording: { frames: number[]; changes: number } }).recording,
    );
    await pointer.release(from);
    if (changes < EVENTS / 10) throw new Error(`${EVENTS} events changed the embed only ${changes} times`);
    const intervals = frames.slice(1).map((time, i) => time - (frames[i] as number));
    return { p95: quantile(intervals, 0.95), longest: quantile(intervals, 1), changes };
  } finally {
    await context.close();
  }
}

/** @returns the first of them, once all are alive */
async function framesOf(page: Page, book: string, figures: readonly string[]): Promise<Frame> {
  const embeds = book.replace(/en\/$/, 'embed/en/');
  const markup = figures.map(
    (address) =>
      `<iframe src="${embeds}${address}" sandbox="allow-scripts" style="border:0;width:100%;height:900px"></iframe>`,
  );
  await page.setContent(`<!doctype html><body style="margin:0">${markup.join('')}`);
  const [first, ...others] = page.frames().slice(1);
  if (!first || others.length !== figures.length - 1)
    throw new Error(`${page.frames().length - 1} embeds came, of ${figures.length}`);
  // The first comes last, to be in view.
  for (const frame of [...others, first]) {
    await (await frame.frameElement()).scrollIntoViewIfNeeded();
    await frame.waitForFunction(() => {
      const drawn = [...document.querySelectorAll('.picture > svg > g')];
      return drawn.some((g) => g.firstChild) && drawn.some((g) => !g.firstChild);
    });
  }
  return first;
}

/** One callback a frame, in the page of the figure that is dragged. */
const record = (frame: Frame): Promise<void> =>
  frame.evaluate((selector) => {
    const recording = { frames: [] as number[], changes: 0 };
    Object.assign(window, { recording });
    const grip = document.querySelector(selector) as Element;
    let last = grip.getAttribute('aria-valuenow');
    const look = (now: number) => {
      recording.frames.push(now);
      const value = grip.getAttribute('aria-valuenow');
      if (value !== last) recording.changes++;
      last = value;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, GRIP);
