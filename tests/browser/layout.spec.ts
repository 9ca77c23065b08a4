/** Nothing runs out of the page or into its neighbour, from a small phone to a projector. */

import { BESIDE } from '#app/beside.ts';
import { CHAPTERS, inLang, limitValues, linkOf, otherValues } from './chapters.ts';
import { expect, figure, LANGS, open, type Page, revisit, settled, test, tool } from './reader.ts';

const WIDTHS = [320, 390, 700, 1080, 1280, 1920];

/** States of the softmax chapter in which room is short. */
const SOFTMAX = [
  ['ten bars', 'prize.logits=1,2,3,4,5,6,7,8,9,10'],
  [
    'ten bars with long names',
    'prize.logits=1,2,3,4,5,6,7,8,9,10&prize.names=moonli,window,frostt,groundd,headdd,homeee,riverr,shadow,flower,waters',
  ],
  ['three decimals', 'prize.logits=-1.234,9.876,-5.555,0.001,2.718,3.142&simplex.logits=1.234,-2.345,0.123'],
  [
    'extremes',
    'prize.logits=-6,10,-inf,10&simplex.logits=5,-5,-5&simplex.shift=5&overflow.shift=1000&overflow.gap=1000&printed.three=12&recap.u=0.999&prize.u=0.999',
  ],
  [
    'other extremes',
    'prize.logits=10,10&simplex.logits=-5,-5,5&simplex.shift=-5&overflow.format=float16&overflow.shift=11.5&overflow.rows=2&overflow.sum=all&printed.three=0&recap.u=0&prize.u=0',
  ],
  ['nothing to share', 'prize.logits=-inf,-inf,-inf'],
  ['another rule', 'prize.rule=raw'],
  ['scores', 'prize.stage=0'],
  ['between scores and areas', 'prize.stage=0.5'],
  ['areas', 'prize.stage=1'],
  ['between areas and shares', 'prize.stage=1.5'],
  ['drawn elsewhere', 'prize.logits=-2,5,1,8,-3&prize.names=甲,乙,丙,丁,戊'],
] as const;

/** The window takes each width in turn; the page is the same. */
async function atWidths(page: Page, widths: readonly number[], look: (width: number) => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await look(width);
  }
}

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return [];
    const out = [...document.querySelectorAll('main *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
    );
    return [over, ...out.slice(0, 4).map((element) => element.outerHTML.slice(0, 120))];
  });

/** How far, in pixels, a text may leave its picture, and two texts may lie on each other. */
interface Slack {
  readonly out: number;
  readonly across: number;
  /** Whether two equal texts, of two things at one place, may lie on each other. */
  readonly alike: boolean;
}
const NONE: Slack = { out: 1, across: 2, alike: false };
/** Where a reader has pushed everything as far as it goes, numbers crowd: what counts is what can no longer be read. */
const AT_LIMITS: Slack = { out: 9, across: 9, alike: true };

/** Texts that leave their picture, and texts of one picture that lie on each other. */
const clashes = (page: Page, slack = NONE) =>
  page.evaluate((allowed) => {
    const found: string[] = [];
    for (const svg of document.querySelectorAll<SVGSVGElement>('.picture > svg')) {
      const frame = svg.getBoundingClientRect();
      if (frame.width === 0) continue;
      const id = svg.closest('figure')?.id ?? '';
      const boxes = [...svg.querySelectorAll('text')]
        .filter(
          (text) =>
            text.textContent?.trim() &&
            getComputedStyle(text).visibility !== 'hidden' &&
            Number(getComputedStyle(text).opacity) > 0.05,
        )
        .map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          // The box of a line is taller than its letters.
          const trim = (bottom - top) * 0.22;
          return { said: text.textContent ?? '', left, right, top: top + trim, bottom: bottom - trim };
        });
      for (const box of boxes) {
        const out = Math.max(
          frame.left - box.left,
          box.right - frame.right,
          frame.top - box.top,
          box.bottom - frame.bottom,
        );
        if (out > allowed.out) found.push(`${id}: "${box.said}" ${Math.round(out)} px out of the picture`);
      }
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > allowed.across && down > 2 && !(allowed.alike && a.said === b.said))
            found.push(`${id}: "${a.said}" on "${b.said}" (${Math.round(across)} × ${Math.round(down)})`);
        }
      });
    }
    return found;
  }, slack);

for (const lang of LANGS) {
  for (const path of ['', ...BESIDE.map((each) => `${each}/`)])
    test(`/${path} is never wider than its window in ${lang}`, async ({ page }) => {
      await open(page, `/${lang}/${path}`);
      await atWidths(page, WIDTHS, async (width) => {
        expect.soft(await tooWide(page), `at ${width}`).toEqual([]);
      });
    });

  for (const each of CHAPTERS) {
    test(`${each.slug} is never wider than its window in ${lang}, as it opens and with everything open`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 900 });
      await open(page, `/${lang}/${each.slug}/`);
      await atWidths(page, WIDTHS, async (width) => {
        expect.soft(await tooWide(page), `at ${width}`).toEqual([]);
      });
      for (const id of each.ids) {
        await tool(page, id, lang, 'table').click();
        await tool(page, id, lang, 'edit').click();
      }
      await expect(page.locator('.edit .rows')).toHaveCount(each.ids.length);
      await atWidths(page, WIDTHS, async (width) => {
        expect.soft(await tooWide(page), `everything open at ${width}`).toEqual([]);
      });
    });

    test(`words in the pictures of ${each.slug} keep apart in ${lang}, as it opens and at the limits`, async ({
      page,
    }) => {
      test.slow();
      const here = inLang(each, lang);
      const states: readonly (readonly [string, Slack])[] = [
        ['', NONE],
        [linkOf(here, otherValues), NONE],
        [linkOf(here, (spec) => limitValues(spec, 'least')), AT_LIMITS],
        [linkOf(here, (spec) => limitValues(spec, 'most')), AT_LIMITS],
      ];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `/${lang}/${each.slug}/`);
      for (const [query, slack] of states) {
        await revisit(page, query);
        await atWidths(page, [320, 390, 700, 1280], async (width) => {
          expect.soft(await clashes(page, slack), `at ${width} ?${query}`).toEqual([]);
        });
      }
    });
  }

  test(`words in the pictures of softmax keep apart in ${lang}, whatever is asked of them`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/${lang}/softmax/`);
    for (const [what, query] of SOFTMAX) {
      await revisit(page, query);
      await atWidths(page, [320, 390, 700, 1280], async (width) => {
        expect.soft(await clashes(page), `${what} at ${width}`).toEqual([]);
      });
    }
  });

  test(`words in the pictures of the home page keep apart in ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/${lang}/`);
    for (const query of ['', 'jigsaw.map=3,3,3,3', 'jigsaw.map=-3,-3,3,0&jigsaw.u=0.999']) {
      await revisit(page, query);
      await atWidths(page, WIDTHS, async (width) => {
        expect.soft(await clashes(page), `at ${width} ${query}`).toEqual([]);
      });
    }
  });
}

for (const { slug, ids, chapter } of CHAPTERS)
  test(`what is pressed or grabbed in ${slug} is at least 44 pixels large`, async ({ page }) => {
    await open(page, `/en/${slug}/`);
    for (const id of ids) await tool(page, id, 'en', 'table').click();
    await tool(page, chapter.face, 'en', 'edit').click();
    await figure(page, chapter.face).locator('.tools summary').click();
    await atWidths(page, [390, 1280], async (width) => {
      const small = await page.evaluate(() => {
        const sides = (element: Element) => {
          const { width: w, height: h } = (element.closest('label') ?? element).getBoundingClientRect();
          return [Math.min(w, h), Math.max(w, h)] as const;
        };
        const centre = (element: Element) => {
          const { x, y, width: w, height: h } = element.getBoundingClientRect();
          return [x + w / 2, y + h / 2] as const;
        };
        /**
         * How far the next knob of the same picture is, along the short side of this one.
         *
         * Knobs that slide up and down beside each other share the room of their columns at whatever height they
         * stand; any other two only where they are side by side now.
         */
        const nearest = (element: Element) => {
          const { width: w, height: h } = element.getBoundingClientRect();
          const [short, long] = w < h ? ([0, 1] as const) : ([1, 0] as const);
          const along = w < h ? '.handle.y' : '.handle.x';
          const slides = element.closest(along) !== null;
          const at = centre(element);
          const apart = (other: Element, side: 0 | 1) => Math.abs(centre(other)[side] - at[side]);
          const inColumns = (other: Element) => slides && other.closest(along) !== null && apart(other, short) > 12;
          const others = [...(element.closest('svg')?.querySelectorAll('.hit') ?? [])].filter(
            (other) => other !== element && (inColumns(other) || apart(other, long) < 44),
          );
          return Math.min(...others.map((other) => apart(other, short)));
        };
        return [...document.querySelectorAll('button, summary, select, input, .picture .hit')].flatMap((element) => {
          const [least, most] = sides(element);
          // Knobs that stand closer than that share the room between them, and are as long as they must be.
          const enough = least > 43.5 || (most > 43.5 && least > 23.5 && least > nearest(element) - 2);
          return least === 0 || enough ? [] : [`${element.outerHTML.slice(0, 110)} ${least.toFixed(1)}`];
        });
      });
      expect.soft(small, `at ${width}`).toEqual([]);
    });
  });

test('a paragraph does not tremble while a bar is dragged', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const tops = () =>
    page
      .locator('main :is(p, h2, figure)')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top + scrollY)));
  const bar = figure(page, 'prize')
    .locator('.picture > svg')
    .filter({ visible: true })
    .locator('.handle .grip')
    .first();
  await bar.focus();
  const before = await tops();
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('ArrowDown');
    expect(await tops()).toEqual(before);
  }
});
