/** What a reader does with the book, the same in every engine. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { TestType } from '@playwright/test';
import { networkUi } from '#app/networkUi.ts';
import { IN_TURN } from '../chapters.ts';
import { framing } from '../framing.ts';
import { answers, blank, nonsense } from '../inPage.ts';
import { expect, LANGS, SITES, WORDS } from '../reader.ts';
import { type Hand, type Hands, knobOf, now, open, press, reach, search, told, typeOver } from './hand.ts';

/** Nothing to be seen that no reader may see. */
async function sound(hand: Hand): Promise<void> {
  expect(await hand.run(nonsense, 'main')).toEqual([]);
  expect(await hand.run(blank, 'main')).toEqual([]);
}

const text = (hand: Hand, selector: string) => () =>
  hand.run((selected) => document.querySelector(selected)?.textContent ?? '', selector);

const bar = knobOf('prize');
const field = '#prize .edit .list .number-field';

export function journeys(test: TestType<Hands, object>): void {
  for (const lang of LANGS)
    test(`a bar follows the mouse in ${lang}, and sentence and address follow the bar`, async ({ hand }) => {
      await open(hand, `/${lang}/softmax/`);
      await sound(hand);
      const from = await reach(hand, bar);
      await hand.drag(from, { x: from.x, y: from.y + 70 });
      const z = await now(hand, bar);
      expect(z).toBeLessThan(from.now - 0.5);
      await expect.poll(() => search(hand)).toBe(`?prize.logits=${z},1.2,0.3,-0.5`);
      await expect.poll(text(hand, 'p:has(.param.map)')).toContain(String(z));
      await sound(hand);
    });

  test('keys move a knob by steps and to its limits', async ({ hand }) => {
    await open(hand, '/en/softmax/');
    await reach(hand, bar);
    for (const [key, z] of [
      ['ArrowUp', 3.6],
      ['ArrowDown', 3.5],
      ['PageUp', 4.5],
      ['Home', -6],
      ['End', 10],
    ] as const) {
      await hand.press(key);
      await expect.poll(() => now(hand, bar), key).toBe(z);
    }
    await sound(hand);
  });

  test('a typed number solves a challenge, and what cannot be read stays in its field', async ({ hand }) => {
    await open(hand, '/zh/softmax/');
    await press(hand, '#prize .tools button', WORDS.zh.figure.edit);
    await typeOver(hand, field, '3.5kg');
    await expect
      .poll(() => hand.run((s) => (document.querySelector(s) as HTMLInputElement).value, field))
      .toBe('3.5kg');
    await typeOver(hand, field, '1.663');
    await expect.poll(() => hand.run(() => document.querySelectorAll('.try.solved').length, undefined)).toBe(1);
    expect(await now(hand, bar)).toBe(1.663);
    await sound(hand);
  });

  test('a link opens the same state in another profile', async ({ hand, another }) => {
    await open(hand, '/en/softmax/?prize.logits=2,1,-inf&prize.base=2');
    await reach(hand, bar);
    await hand.press('ArrowUp');
    await expect.poll(() => search(hand)).toContain('prize.logits=2.1,1,-inf');
    // The sentence waits for the figure to rest.
    await expect.poll(async () => (await told(hand, 'prize')).at(-1)).toContain('2.1');
    const [address, before] = [await hand.run(() => location.href, undefined), await told(hand, 'prize')];
    const other = await another();
    await open(other, address);
    await expect.poll(() => told(other, 'prize')).toEqual(before);
    expect(await other.run(() => document.querySelectorAll('.notice').length, undefined)).toBe(0);
  });

  test('the other language keeps the state, and back leads to where the reader was', async ({ hand }) => {
    await open(hand, '/zh/softmax/?prize.logits=2,1,0.5');
    await press(hand, '[data-language=en]');
    await expect.poll(() => hand.run(() => document.documentElement.lang, undefined)).toBe('en');
    await open(hand, await hand.run(() => location.href, undefined));
    expect(await search(hand)).toBe('?prize.logits=2,1,0.5');
    expect(await now(hand, bar)).toBe(2);
    await hand.go('/en/area/');
    await hand.run(() => void setTimeout(() => history.back()), undefined);
    // The page that is left may take the question with it, and never answer.
    await sleep(1000);
    const asked = () => hand.run(() => document.querySelector('#prize') !== null, undefined).catch(() => false);
    const there = () => Promise.race([asked(), sleep(2000, false)]);
    await expect.poll(there).toBe(true);
    await expect.poll(() => hand.run(answers, undefined)).toBe(true);
    expect(await now(hand, bar)).toBe(2);
  });

  test('a network answers to a beginning of the reader’s own', async ({ hand }) => {
    await open(hand, '/en/start/');
    await typeOver(hand, '#loop .control.text input', 'It was a dark');
    await expect
      .poll(text(hand, '#loop .network [role=status]'), { timeout: 30_000 })
      .toBe(networkUi.en.ready(['the novelist'], ''));
    await expect.poll(text(hand, '#loop .spoken')).toMatch(/dark.*%/s);
    await sound(hand);
  });

  test('in a sandbox on another site a figure shows its state, follows mouse, keys and messages, and tells its height', async ({
    hand,
  }) => {
    const { page, close } = await framing();
    try {
      await hand.go(page(`${SITES.book.origin}/embed/en/softmax/prize/?logits=1.663,1.2,0.3,-0.5`));
      const heard = (event: string) =>
        hand.run(
          (name) =>
            (window as unknown as { got: { event: string }[] }).got.filter((each) => each.event === name).at(-1),
          event,
        );
      await expect.poll(() => heard('size'), { timeout: 30_000 }).toMatchObject({ figure: 'prize' });
      expect(((await heard('size')) as unknown as { height: number }).height).toBeGreaterThan(500);
      const shown = () =>
        hand.runInFrame(() => {
          const svg = [...document.querySelectorAll('.picture > svg')].find((each) => each.clientWidth > 0);
          return svg?.querySelector('.handle .grip')?.getAttribute('aria-valuenow');
        }, undefined);
      await expect.poll(shown).toBe('1.663');
      // The frame begins in the corner of the page around.
      const from = await hand.runInFrame(() => {
        const svg = [...document.querySelectorAll('.picture > svg')].find((each) => each.clientWidth > 0);
        const hit = svg?.querySelector('.handle .hit') as Element;
        const { x, y, width, height } = hit.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }, undefined);
      await hand.drag(from, { x: from.x, y: from.y - 60 });
      await expect.poll(async () => Number(await shown())).toBeGreaterThan(2);
      await expect
        .poll(() => heard('changed'))
        .toMatchObject({ params: { logits: [Number(await shown()), 1.2, 0.3, -0.5] } });
      await hand.run(() => {
        const asked = { type: 'area-map', version: 1, event: 'reset' };
        document.querySelector('iframe')?.contentWindow?.postMessage(asked, '*');
      }, undefined);
      await expect.poll(shown).toBe('1.663');
      await hand.runInFrame(() => {
        const svg = [...document.querySelectorAll('.picture > svg')].find((each) => each.clientWidth > 0);
        svg
          ?.querySelector('.handle .grip')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true }));
      }, undefined);
      await expect.poll(shown).toBe('2.663');
      await hand.run(() => {
        const asked = { type: 'area-map', version: 1, event: 'set', params: 'logits=2,1', id: 7 };
        document.querySelector('iframe')?.contentWindow?.postMessage(asked, '*');
      }, undefined);
      await expect.poll(() => heard('state')).toMatchObject({ id: 7, params: { logits: [2, 1] }, refused: [] });
      expect(await shown()).toBe('2');
    } finally {
      await close();
    }
  });

  test('every chapter opens whole, and its first knob answers', async ({ hand }) => {
    test.slow();
    for (const { slug, lang, chapter } of IN_TURN)
      await test.step(slug, async () => {
        await open(hand, `/${lang}/${slug}/`);
        const first = knobOf(chapter.face);
        const before = await now(hand, first);
        await hand.press('PageUp');
        if ((await now(hand, first)) === before) await hand.press('Home');
        await expect.poll(() => now(hand, first), slug).not.toBe(before);
        await sound(hand);
      });
  });
}
