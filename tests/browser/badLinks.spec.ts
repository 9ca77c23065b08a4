/** Whatever a link says, the page opens in an allowed state and says what it replaced. */

import {
  expect,
  expectNoNonsense,
  figure,
  knob,
  LANGS,
  now,
  open,
  type Page,
  picture,
  test,
  tool,
  WORDS,
} from './reader.ts';

const noise = Array.from({ length: 400 }, (_, i) => `k${i}.${'%'.repeat(i % 3)}=${'x'.repeat(20)}`).join('&');

const logits = (page: Page) =>
  picture(page, 'prize')
    .locator('.handle.y .grip')
    .evaluateAll((all) => all.map((grip) => Number(grip.getAttribute('aria-valuenow'))));

interface Case {
  readonly what: string;
  readonly query: string;
  readonly opens: readonly number[];
  /** Whether the page has something to say. */
  readonly told: boolean;
}

const CASES: readonly Case[] = [
  { what: 'unknown keys', query: 'nobody.x=1&prize.what=2&fbclid=abc&=&&%', opens: [3.5, 1.2, 0.3, -0.5], told: false },
  { what: 'repeated keys', query: 'prize.logits=1,2&prize.logits=3,4', opens: [1, 2], told: true },
  { what: '10 kB of noise', query: `${noise}&prize.logits=1,2`, opens: [1, 2], told: false },
  { what: 'one value of 10 kB', query: `prize.logits=${'9'.repeat(10_000)}`, opens: [3.5, 1.2], told: true },
  { what: 'NaN', query: 'prize.logits=NaN,1&simplex.shift=NaN', opens: [3.5, 1], told: true },
  { what: '1e999', query: 'prize.logits=1e999,1&overflow.shift=1e999', opens: [3.5, 1], told: true },
  { what: 'full-width digits', query: 'prize.logits=２．５，－１', opens: [2.5, -1], told: false },
  { what: 'a decimal comma', query: 'prize.logits=2,5;1,25&simplex.shift=1,5', opens: [2.5, 1.25], told: false },
  {
    what: 'a missing value',
    query: 'prize.logits=&prize.base=&simplex.shift',
    opens: [3.5, 1.2, 0.3, -0.5],
    told: true,
  },
  { what: 'one bar', query: 'prize.logits=4', opens: [4, 1.2], told: true },
  {
    what: 'eleven bars',
    query: 'prize.logits=1,2,3,4,5,6,7,8,9,10,0',
    opens: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    told: true,
  },
  { what: 'ten bars', query: 'prize.logits=1,2,3,4,5,6,7,8,9,10', opens: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], told: false },
  { what: 'ties', query: 'prize.logits=2,2,2', opens: [2, 2, 2], told: false },
  { what: 'everything masked', query: 'prize.logits=-inf,-∞', opens: [-6, -6], told: false },
  { what: 'negative zero', query: 'prize.logits=-0,-0.0&simplex.shift=-0', opens: [0, 0], told: false },
  {
    what: 'markup',
    query: `prize.names=${encodeURIComponent('<b>,"\'>,\u202e')}&prize.base=<script>`,
    opens: [3.5, 1.2, 0.3, -0.5],
    told: true,
  },
  { what: 'broken percent signs', query: 'prize.logits=%E0%A4%A,1&%', opens: [3.5, 1], told: true },
  {
    what: 'names of object parts',
    query: '__proto__.x=1&prize.__proto__=2&prize.constructor=3',
    opens: [3.5, 1.2, 0.3, -0.5],
    told: false,
  },
];

for (const { what, query, opens, told } of CASES) {
  test(`a link with ${what}`, async ({ page }) => {
    await open(page, `/zh/softmax/?${query}`);
    expect(await logits(page)).toEqual(opens);
    if (told) await expect(page.locator('.notice')).toBeVisible();
    else await expect(page.locator('.notice')).toHaveCount(0);
    await expectNoNonsense(page);
  });
}

for (const lang of LANGS) {
  test(`what was replaced is said in ${lang}, and the notice goes when it has been read`, async ({ page }) => {
    await open(page, `/${lang}/softmax/?prize.logits=99,1&prize.base=7`);
    const notice = page.locator('.notice');
    await expect(notice).toContainText('99');
    await expect(notice).toContainText('10');
    await expect(notice).toContainText('7');
    await notice.getByRole('button', { name: WORDS[lang].notice.dismiss }).click();
    await expect(notice).toHaveCount(0);
  });

  test(`minus infinity typed into a score in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/softmax/`);
    await tool(page, 'prize', lang, 'edit').click();
    const field = figure(page, 'prize').locator('.edit .list .number-field').first();
    for (const typed of ['−∞', '-inf']) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(knob(page, 'prize')).toHaveAttribute('aria-valuetext', /∞/);
      await expect(knob(page, 'prize')).toHaveAttribute('aria-valuetext', /, 0\.0%$/);
      await expectNoNonsense(page);
      await field.fill('1');
      await field.press('Enter');
      expect(await now(knob(page, 'prize'))).toBe(1);
    }
  });

  test(`a number that cannot be read is not lost, and the page says so in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/softmax/`);
    await tool(page, 'prize', lang, 'edit').click();
    const field = figure(page, 'prize').locator('.edit .list .number-field').first();
    await field.fill('3.5kg');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('3.5kg');
    await expect(figure(page, 'prize').locator('.edit .say').filter({ hasText: '3.5kg' })).toBeVisible();
    await field.fill('99');
    await field.press('Enter');
    await expect(figure(page, 'prize').locator('.edit .say').filter({ hasText: '99' })).toBeVisible();
    expect(await now(knob(page, 'prize'))).toBe(10);
  });
}

for (const rule of ['exp', 'square', 'abs', 'relu', 'raw'])
  test(`the rule ${rule} at every corner says something true`, async ({ page }) => {
    for (const scores of ['-6,-6', '10,-6', '0,0', '-inf,3', '-inf,-inf', '-1,1', '10,10,10,10,10,10,10,10,10,10']) {
      await open(page, `/en/softmax/?prize.rule=${rule}&prize.logits=${scores}&prize.base=10`);
      await expectNoNonsense(page);
      await expect(figure(page, 'prize').locator('.spoken')).not.toBeEmpty();
    }
  });
