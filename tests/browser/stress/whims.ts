/** What a reader without a plan does next: a whim of each kind, drawn from a seeded sequence. */

import type { Random } from '#math/random.ts';
import { alive, dragBy, figure, type Page, settled } from '../reader.ts';

export interface Whim {
  readonly name: string;
  readonly act: (page: Page, id: string, next: Random) => Promise<void>;
}

export const oneOf = <T>(all: readonly T[], next: Random): T => all[Math.floor(next() * all.length)] as T;
const within = (least: number, most: number, next: Random) => Math.round(least + (most - least) * next());

/** What people type, and what cats type. */
const TYPED = [
  '0',
  '-3.5',
  '１２',
  '1e3',
  '0.001',
  '',
  ' ',
  '-',
  '99999999',
  '1/3',
  '50%',
  '春眠',
  'abc',
  '💡',
  '2,5;1',
  '.',
];
const KEYS = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Shift+ArrowUp',
  'Alt+ArrowDown',
  'PageUp',
  'Home',
  'End',
];

/** A visible thing of the figure; not every state has one. */
async function some(page: Page, id: string, selector: string, next: Random) {
  const all = figure(page, id).locator(selector).filter({ visible: true });
  const count = await all.count();
  return count === 0 ? undefined : all.nth(Math.floor(next() * count));
}

export const WHIMS: readonly Whim[] = [
  {
    name: 'drags',
    act: async (page, id, next) => {
      const handle = await some(page, id, '.picture > svg .handle', next);
      if (handle) await dragBy(page, handle, within(-300, 300, next), within(-300, 300, next));
    },
  },
  {
    name: 'presses keys',
    act: async (page, id, next) => {
      const grip = await some(page, id, '.picture > svg .handle .grip', next);
      await grip?.focus();
      for (let i = 0; grip && i < 4; i++) await page.keyboard.press(oneOf(KEYS, next));
    },
  },
  {
    name: 'types',
    act: async (page, id, next) => {
      const edit = figure(page, id).locator('.tools button[aria-controls$=edit][aria-expanded=false]');
      if ((await edit.count()) > 0) await edit.click();
      const field = await some(page, id, ':is(.number-field, .text-field, .control.text input):enabled', next);
      await field?.fill(oneOf(TYPED, next));
      await field?.press('Enter');
    },
  },
  {
    name: 'switches',
    act: async (page, id, next) => {
      const box = await some(page, id, '.controls :is(label:has(input), button)', next);
      await box?.evaluate((element) => (element as HTMLElement).click());
    },
  },
  {
    name: 'opens or closes the table',
    act: (page, id) => figure(page, id).locator('.tools button[aria-controls$=table]').click(),
  },
  {
    name: 'takes another theme',
    act: async (page, _, next) => {
      await page
        .locator('select')
        .first()
        .selectOption(oneOf(['light', 'dark', 'system'], next));
    },
  },
  {
    name: 'takes the other language',
    act: async (page) => {
      const now = await page.locator('html').getAttribute('lang');
      await page.locator('a[data-language]').first().click();
      await page.locator(`html:not([lang='${now}'])`).waitFor();
      await alive(page);
    },
  },
  {
    name: 'leaves and comes back',
    act: async (page) => {
      await page.locator('.bar .name').click();
      await page.locator('figure#jigsaw').waitFor();
      await page.goBack();
      await page.locator('figure#jigsaw').waitFor({ state: 'detached' });
      await alive(page);
    },
  },
  {
    name: 'loads again',
    act: async (page) => {
      await page.reload();
      await alive(page);
    },
  },
  {
    name: 'resizes the window',
    act: (page, _, next) => page.setViewportSize({ width: within(320, 1700, next), height: within(256, 1000, next) }),
  },
  {
    name: 'zooms to 400 %',
    act: async (page) => {
      const zoomed = { width: 320, height: 256 };
      await page.setViewportSize(zoomed);
      // A window of 1280 pixels: as many of them as before, four to each of the page.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setDeviceMetricsOverride', { ...zoomed, deviceScaleFactor: 4, mobile: false });
    },
  },
  {
    name: 'asks the system for something',
    act: (page, _, next) => {
      const media = oneOf(['print', null, null] as const, next);
      return page.emulateMedia({
        reducedMotion: oneOf(['reduce', null], next),
        // Paper has its own colours.
        forcedColors: media ? 'none' : oneOf(['active', null], next),
        colorScheme: oneOf(['dark', 'light', null], next),
        media,
      });
    },
  },
  {
    name: 'spaces the text out',
    act: async (page) => {
      await page.evaluate(() => {
        // The spacing that WCAG 1.4.12 names; a sheet like this one is no matter of the page's policy.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      await settled(page);
    },
  },
];

/** Some hundred bytes, as a link might have lost its way: broken, or nearly right. */
export function noise(next: Random, keys: readonly string[]): string {
  const piece = () =>
    next() < 0.5
      ? `${oneOf(keys, next)}=${garbled(next)}`
      : `${garbled(next)}${oneOf(['=', '.', '&', '%'], next)}${garbled(next)}`;
  return Array.from({ length: 1 + Math.floor(next() * 6) }, piece).join('&');
}

/** No word of which may look like a fault of the book where a text is shown as it was sent: no minus before a zero. */
const SCRAPS = [
  '0',
  '-1',
  '9',
  '.',
  ',',
  'e',
  'inf',
  '%E4',
  '%',
  '%00',
  '+',
  '<b>',
  '"',
  '光',
  '\u202e',
  '\ud800',
  '=',
  ';',
  ' ',
  'x',
];
const garbled = (next: Random) => Array.from({ length: Math.floor(next() * 14) }, () => oneOf(SCRAPS, next)).join('');
