/** What a drag costs, by Chromium's own counters: script and whole task per pointer event, and the frames it made. */

import type { Page } from 'playwright-core';

export interface DragCost {
  /** Milliseconds of JavaScript per pointer event. */
  readonly script: number;
  /** Milliseconds of the main thread per pointer event: script, style, layout, paint. */
  readonly task: number;
  /** Interval between frames in milliseconds: 95th percentile, and the longest. */
  readonly p95: number;
  readonly longest: number;
  readonly events: number;
}

const EVENTS = 180;
/** Milliseconds between two pointer events, as a mouse on a 60 Hz screen sends them. */
const FRAME = 16;

/**
 * Drag what stands at a place up and down for three seconds' worth of pointer events, one per frame.
 *
 * @param slowdown how many times slower than this machine the page's processor is to be
 */
export async function dragCost(page: Page, selector: string, slowdown: number): Promise<DragCost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  const at = await page.locator(selector).first().boundingBox();
  if (!at) throw new Error(`nothing to drag at ${selector}`);
  const x = at.x + at.width / 2;
  const y = at.y + at.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < 20; i++) await page.mouse.move(x, y + 20 * Math.sin(i / 3));
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const frames: number[] = [];
    const state = { frames, running: true, moves: 0 };
    Object.assign(window, { dragBench: state });
    addEventListener('pointermove', () => state.moves++, { capture: true });
    const tick = (now: number) => {
      frames.push(now);
      if (state.running) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const before = await metrics(session);
  for (let i = 0; i < EVENTS; i++) {
    await page.mouse.move(x, y + 60 * Math.sin(i / 9));
    await new Promise((done) => setTimeout(done, FRAME));
  }
  const after = await metrics(session);
  const { frames, moves } = await page.evaluate(() => {
    const state = (window as unknown as { dragBench: { frames: number[]; running: boolean; moves: number } }).dragBench;
    state.running = false;
    return { frames: state.frames, moves: state.moves };
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.mouse.up();
  const intervals = frames.slice(1).map((t, i) => t - (frames[i] as number)).sort((a, b) => a - b);
  return {
    script: ((after.script - before.script) * 1000) / moves,
    task: ((after.task - before.task) * 1000) / moves,
    p95: intervals[Math.floor(0.95 * intervals.length)] ?? 0,
    longest: intervals.at(-1) ?? 0,
    events: moves,
  };
}

async function metrics(session: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>) {
  const { metrics: all } = await session.send('Performance.getMetrics');
  const read = (name: string) => all.find((m) => m.name === name)?.value ?? 0;
  return { script: read('ScriptDuration'), task: read('TaskDuration') };
}
