/** Chromium's own counters of a page's main thread. */

import type { BrowserContext, Page } from 'playwright-core';

export interface Counts {
  /** Milliseconds of JavaScript so far. */
  readonly script: number;
  /** Milliseconds of all tasks so far: script, style, layout, paint. */
  readonly task: number;
  /** The same tasks in processor time: without the waiting for a processor that others use. */
  readonly processor: number;
}

export type Counters = () => Promise<Counts>;

/** Two sessions, since one keeps either clock time or processor time. */
export async function countersOf(context: BrowserContext, page: Page): Promise<Counters> {
  const [clock, processor] = await Promise.all([context.newCDPSession(page), context.newCDPSession(page)]);
  await clock.send('Performance.enable', { timeDomain: 'timeTicks' });
  await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const [a, b] = await Promise.all([clock.send('Performance.getMetrics'), processor.send('Performance.getMetrics')]);
    return {
      script: milliseconds(a.metrics, 'ScriptDuration'),
      task: milliseconds(a.metrics, 'TaskDuration'),
      processor: milliseconds(b.metrics, 'TaskDuration'),
    };
  };
}

function milliseconds(metrics: readonly { readonly name: string; readonly value: number }[], name: string): number {
  const found = metrics.find((metric) => metric.name === name);
  if (!found) throw new Error(`this browser does not count ${name}`);
  return 1000 * found.value;
}
