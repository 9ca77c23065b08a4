/** A million draws: how soon the first picture is there, how long all of them take, and whether the page ever stalls. */

import type { Browser } from 'playwright-core';
import { median } from './statistics.ts';
import { table } from './table.ts';

export interface SampleScene {
  readonly title: string;
  readonly url: string;
  readonly figure: string;
  /** The values of the million. */
  readonly query: string;
}

interface SampleCost {
  /** Milliseconds from the change to the first picture, and to the last. */
  readonly first: number;
  readonly all: number;
  /** The longest that the page was busy at a stretch; 0 if it never was for 50 ms. */
  readonly blocked: number;
  readonly frames: number;
}

const ROUNDS = 3;
const FIRST = 100;
const BLOCKED = 50;
/** The processor of a slow phone, in units of this machine's. */
const SLOW = 4;

/** The scenes of the book. */
export const samples = (book: string): readonly SampleScene[] => [
  {
    title: 'a million balls on the board',
    url: `${book}clt/`,
    figure: 'galton',
    query: 'galton.trials=1000000&galton.seed=4',
  },
  {
    title: 'fifty paths of 20,000 dice',
    url: `${book}lln/`,
    figure: 'mean',
    query: 'mean.n=20000&mean.paths=50&mean.seed=4',
  },
];

/** Measure and print. */
export async function sampleBench(browser: Browser, scenes: readonly SampleScene[]): Promise<void> {
  const rows: string[][] = [];
  for (const scene of scenes)
    for (const slowdown of [1, SLOW]) {
      const runs: SampleCost[] = [];
      for (let i = 0; i < ROUNDS; i++) runs.push(await sampleCost(browser, scene, slowdown));
      const middle = (name: keyof SampleCost) => median(runs.map((run) => run[name]));
      const [first, blocked] = [middle('first'), middle('blocked')];
      rows.push([
        `${scene.title}, ${slowdown}×`,
        first.toFixed(0),
        middle('all').toFixed(0),
        blocked.toFixed(0),
        middle('frames').toFixed(0),
        slowdown > 1 ? '' : first <= FIRST && blocked <= BLOCKED ? 'met' : 'not met',
      ]);
    }
  const head = ['', 'first picture', 'all', 'longest task', 'frames', `${FIRST} and ${BLOCKED} ms`];
  console.log(`\nA million draws: medians of ${ROUNDS} rounds, in milliseconds\n\n${table([head, ...rows])}`);
}

async function sampleCost(browser: Browser, scene: SampleScene, slowdown: number): Promise<SampleCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(scene.url, { waitUntil: 'networkidle' });
    await page.locator(`#${scene.figure}`).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await page.evaluate(async ({ figure, query }) => {
      const progress = document.querySelector<HTMLProgressElement>(`#${figure} .sampling progress`);
      if (!progress) throw new Error(`#${figure} draws no long sample`);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let blocked = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) blocked = Math.max(blocked, duration);
      });
      observer.observe({ type: 'longtask' });
      await frame();
      const began = performance.now();
      // As the reader's step back to a link does.
      history.replaceState(history.state, '', `?${query}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      await frame();
      await frame();
      const first = performance.now() - began;
      let frames = 1;
      for (; progress.value < progress.max || progress.max < 1_000_000; frames++) {
        if (performance.now() - began > 60_000) throw new Error(`#${figure} drew ${progress.value} in a minute`);
        await frame();
      }
      const all = performance.now() - began;
      await new Promise((resolve) => setTimeout(resolve, 200));
      observer.disconnect();
      return { first, all, blocked, frames };
    }, scene);
  } finally {
    await context.close();
  }
}
