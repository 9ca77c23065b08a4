/** Chromium's own counters of a page's main thread. */

import type { BrowserContext, Page } from 'playwright-core';

export interface Spent {
  /** Milliseconds of JavaScript. */
  readonly script: number;
  /** Milliseconds of all tasks: script, style, layout, paint. */
  readonly task: number;
}

export interface Counts {
  readonly clock: Spent;
  /** The same in processor time: without the waiting for a processor that other programs use. */
  readonly processor: Spent;
}

export type Counters = () => Promise<Counts>;

/** Two sessions, since one keeps either clock time or processor time. */
export async function countersOf(context: BrowserContext, page: Page): Promise<Counters> {
  const [clock, processor] = await Promise.all([context.newCDPSession(page), context.newCDPSession(page)]);
  await clock.send('Performance.enable', { timeDomain: 'timeTicks' });
  await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const [a, b] = await Promise.all([clock.send('Performance.getMetrics'), processor.send('Performance.getMetrics')]);
    return { clock: spent(a.metrics), processor: spent(b.metrics) };
  };
}

type Metrics = readonly { readonly name: string; readonly value: number }[];

const spent = (metrics: Metrics): Spent => ({
  script: milliseconds(metrics, 'ScriptDuration'),
  task: milliseconds(metrics, 'TaskDuration'),
});

function milliseconds(metrics: Metrics, name: string): number {
  const found = metrics.find((metric) => metric.name === name);
  if (!found) throw new Error(`this browser does not count ${name}`);
  return 1000 * found.value;
}
