/** Real networks in the page: what a stroke on the digit pad costs, and what it costs to write one more character. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import en from '../../chapters/00-start/en.words.ts';
import zh from '../../chapters/00-start/zh.words.ts';
import { countersOf } from './counters.ts';
import { send } from './dragCost.ts';
import { mouse } from './pointer.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

/** Milliseconds of script from a move of the pen to the bars, and from a press to the next character's shares. */
const LIMIT = { stroke: 4, character: 10 };
const ROUNDS = 3;
const MOVES = 120;
const CHARACTERS = 20;

interface Cost {
  readonly script: number;
  readonly scriptCpu: number;
  readonly task: number;
}

/** Measure and print. */
export async function networksBench(browser: Browser, book: string): Promise<void> {
  const inChinese = book.replace(/en\/$/, 'zh/');
  const runs: { title: string; limit: number; costs: Cost[]; of: (context: BrowserContext) => Promise<Cost> }[] = [
    { title: 'a move of the pen', limit: LIMIT.stroke, costs: [], of: (context) => stroke(context, book) },
    { title: 'the poet’s next character', limit: LIMIT.character, costs: [], of: (c) => writing(c, inChinese, zh) },
    { title: 'the novelist’s next piece', limit: LIMIT.character, costs: [], of: (c) => writing(c, book, en) },
  ];
  for (let round = 0; round < ROUNDS; round++)
    for (const { costs, of } of runs) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      costs.push(await of(context));
      await context.close();
    }
  const rows = runs.map(({ title, limit, costs }) => {
    const of = (name: keyof Cost) => median(costs.map((cost) => cost[name]));
    const met = of('script') <= limit ? 'met' : 'not met';
    return [title, of('script').toFixed(2), of('scriptCpu').toFixed(2), of('task').toFixed(2), `${limit}: ${met}`];
  });
  console.log(`\nNetworks: medians of ${ROUNDS} rounds, in milliseconds each\n`);
  console.log(table([['', 'script', 'CPU', 'task', 'script at most'], ...rows]));
}

async function opened(context: BrowserContext, url: string, figure: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(`#${figure} .picture`).evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await sleep(500);
  return page;
}

async function measured(context: BrowserContext, page: Page, times: number, act: () => Promise<void>): Promise<Cost> {
  const count = await countersOf(context, page);
  await sleep(300);
  const before = await count();
  await act();
  await sleep(100);
  const after = await count();
  return {
    script: (after.clock.script - before.clock.script) / times,
    scriptCpu: (after.processor.script - before.processor.script) / times,
    task: (after.clock.task - before.clock.task) / times,
  };
}

/** @throws if the bars do not follow the pen */
async function stroke(context: BrowserContext, book: string): Promise<Cost> {
  const page = await opened(context, `${book}softmax/`, 'digit');
  await page.locator('#digit .picture').hover();
  await page.locator('#digit .network.ready').waitFor();
  const pad = await page.locator('#digit svg.broad .m-touch').boundingBox();
  if (!pad) throw new Error('there is no pad to draw on');
  const pointer = mouse(await context.newCDPSession(page));
  const at = (i: number) => ({
    x: pad.x + pad.width * (0.5 + 0.3 * Math.cos(i / 9)),
    y: pad.y + pad.height * (0.5 + 0.3 * Math.sin(i / 9)),
  });
  const bars = () => page.locator('#digit svg.broad [data-layer=panel]').textContent();
  await pointer.press(at(0));
  await send(30, (i) => pointer.move(at(i)));
  const before = await bars();
  const cost = await measured(context, page, MOVES, () => send(MOVES, (i) => pointer.move(at(i + 30))));
  if ((await bars()) === before) throw new Error('the bars did not follow the pen');
  await pointer.release(at(0));
  return cost;
}

/** @throws if nothing was written */
async function writing(context: BrowserContext, book: string, words: typeof en): Promise<Cost> {
  const page = await opened(context, `${book}start/?loop.stage=5`, 'loop');
  await page.locator('#loop .picture').hover();
  await page.locator('#loop .network.ready').waitFor();
  const write = page.locator('#loop').getByRole('button', { name: words.loop.actions?.['write'] ?? '', exact: true });
  const text = () => page.locator('#loop svg.broad').textContent();
  for (let i = 0; i < 3; i++) await write.click();
  const before = await text();
  const cost = await measured(context, page, CHARACTERS, async () => {
    for (let i = 0; i < CHARACTERS; i++) {
      await write.evaluate((button: HTMLElement) => button.click());
      await sleep(60);
    }
  });
  if ((await text()) === before) throw new Error('nothing was written');
  return cost;
}
