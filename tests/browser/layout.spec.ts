/** Nothing runs out of the page or into its neighbour, from a small phone to a projector. */

import { expect, FIGURES, figure, LANGS, open, type Page, test, tool } from './reader.ts';

const WIDTHS = [320, 390, 700, 1080, 1280, 1920];

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return [];
    const out = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return [over, ...out.slice(0, 4).map((element) => element.outerHTML.slice(0, 120))];
  });

/** Texts that leave their picture, and texts of one picture that lie on each other. */
const clashes = (page: Page) =>
  page.evaluate(() => {
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
        if (out > 1) found.push(`${id}: "${box.said}" ${Math.round(out)} px out of the picture`);
      }
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 2 && down > 2)
            found.push(`${id}: "${a.said}" on "${b.said}" (${Math.round(across)} × ${Math.round(down)})`);
        }
      });
    }
    return found;
  });

for (const lang of LANGS) {
  test(`no page is wider than its window in ${lang}`, async ({ page }) => {
    test.slow();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['', 'glossary/', 'softmax/']) {
        await open(page, `/${lang}/${path}`);
        expect(await tooWide(page), `/${lang}/${path} at ${width}`).toEqual([]);
      }
      for (const id of FIGURES) {
        await tool(page, id, lang, 'table').click();
        await tool(page, id, lang, 'edit').click();
      }
      expect(await tooWide(page), `everything open at ${width}`).toEqual([]);
    }
  });

  for (const [what, query] of [
    ['as it opens', ''],
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
  ] as const) {
    test(`words in pictures keep apart in ${lang}: ${what}`, async ({ page }) => {
      for (const width of [320, 390, 700, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, `/${lang}/softmax/?${query}`);
        expect.soft(await clashes(page), `at ${width}`).toEqual([]);
      }
    });
  }

  test(`words in the pictures of the home page keep apart in ${lang}`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const query of ['', '?jigsaw.map=3,3,3,3', '?jigsaw.map=-3,-3,3,0&jigsaw.u=0.999']) {
        await open(page, `/${lang}/${query}`);
        expect.soft(await clashes(page), `at ${width} ${query}`).toEqual([]);
      }
    }
  });
}

test('what is pressed or grabbed is at least 44 pixels large', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/en/softmax/');
    await tool(page, 'prize', 'en', 'edit').click();
    await tool(page, 'prize', 'en', 'table').click();
    await figure(page, 'prize').locator('.tools summary').click();
    const small = await page.evaluate(() => {
      const least = (element: Element) => {
        const { width: w, height: h } = element.getBoundingClientRect();
        return Math.min(w, h);
      };
      const pressed = [...document.querySelectorAll('button, summary, select, input, .picture .hit')].filter(
        (e) => least(e) > 0,
      );
      return pressed
        .filter((element) => least(element) < 43.5)
        .map((element) => `${element.outerHTML.slice(0, 110)} ${least(element).toFixed(1)}`);
    });
    expect(small, `at ${width}`).toEqual([]);
  }
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
