/** Tabs handed on from test to test, each left as if nobody had been there, and what the browser complains about. */

import type { BrowserContext, ConsoleMessage, Request, ViewportSize, WebError } from '@playwright/test';
import { SITES } from '#build/sites.ts';

/**
 * Browser profiles with one tab each, by the kind of device, handed on from test to test.
 *
 * A new tab costs the browser three times what the page in it does: a process, a window, caches to be filled.
 */
export type Tabs = Map<string, BrowserContext>;

/** Nothing left of the reader before: no page, nothing stored, nothing allowed, the window as it was. */
export async function wiped(context: BrowserContext, viewport: ViewportSize | null): Promise<BrowserContext> {
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  if (!page) return context;
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  for (const { origin } of Object.values(SITES))
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  return context;
}

/** Where tests do without what the book keeps on the device. */
export const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What the browser complains about from now on, until it is stopped. */
export function watch(context: BrowserContext, expected: RegExp | undefined, hosts: readonly string[]) {
  const complaints: string[] = [];
  const own = [...Object.values(SITES).map((site) => site.origin), ...hosts];
  const note = (complaint: string) => {
    if (!complaint.endsWith(BLOCKED) && !expected?.test(complaint)) complaints.push(complaint);
  };
  const heard = {
    console: (message: ConsoleMessage) => note(`console ${message.type()}: ${message.text()}`),
    weberror: (error: WebError) => note(`error: ${error.error().stack ?? error.error().message}`),
    requestfailed: (request: Request) => {
      // A page that is left takes its unfinished requests with it.
      if (!/^(net::ERR|NS_BINDING)_ABORTED$/.test(request.failure()?.errorText ?? '')) note(`failed: ${request.url()}`);
    },
    request: (request: Request) => {
      const url = request.url();
      if (!/^(data|blob|about):/.test(url) && !own.includes(new URL(url).origin)) note(`another host: ${url}`);
    },
  };
  context.on('console', heard.console).on('weberror', heard.weberror);
  context.on('requestfailed', heard.requestfailed).on('request', heard.request);
  const stop = () => {
    context.off('console', heard.console).off('weberror', heard.weberror);
    context.off('requestfailed', heard.requestfailed).off('request', heard.request);
  };
  return { complaints, stop };
}
