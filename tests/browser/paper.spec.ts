/** A chapter away from the screen: on paper, and on a wall. */

import { EXTRA_WORDS } from '#app/menu/extraWords.ts';
import { PRESENT_WORDS } from '#app/present/presentWords.ts';
import { PRINT_WORDS } from '#app/print/printWords.ts';
import { expect, figure, knob, LANGS, now, open, picture, test, written } from './reader.ts';

for (const lang of LANGS)
  test(`paper shows the present state of a figure that nobody has seen, and answers last, in ${lang}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/${lang}/temperature/?limits.T=5`);
    await expect(page.getByRole('button', { name: PRINT_WORDS[lang].print })).toBeAttached();
    // Far below the window, and drawn for paper all the same.
    await expect(page.locator('figure#limits .picture > svg > g:empty')).toHaveCount(1);
    // What is laid out for paper is gone as soon as it is printed: look while it is there.
    await page.evaluate(() =>
      addEventListener('beforeprint', ({ isTrusted }) => {
        if (!isTrusted) return;
        const links = [...document.querySelectorAll<HTMLAnchorElement>('.print-state a')];
        Object.assign(window, {
          sheet: {
            links: links.map(({ href }) => href),
            codes: document.querySelectorAll('.print-state svg').length,
            figures: document.querySelectorAll('.chapter figure.figure').length,
            answers: document.querySelectorAll('.print-answers li').length,
            asked: document.querySelectorAll('.print-ref').length,
            last: document.querySelector('.chapter')?.lastElementChild?.className,
          },
        });
      }),
    );
    const pdf = await page.pdf({ format: 'A4' });
    expect((pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length).toBeGreaterThan(5);
    const sheet = await page.evaluate(() => (window as unknown as { sheet: { [name: string]: unknown } }).sheet);
    expect(sheet['links']).toContainEqual(expect.stringMatching(/\?limits\.T=5#limits$/));
    expect(sheet['codes']).toBe(sheet['figures']);
    expect(sheet['answers']).toBe(sheet['asked']);
    expect(sheet['answers']).toBeGreaterThan(5);
    expect(sheet['last']).toContain('print-answers');
    await expect(page.locator('.print-only')).toHaveCount(0);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(33, 31, 27)');
    for (const gone of ['.bar', '.foot', '.controls', '.tools', '.guess-row', '.try-state', '.next'])
      await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
    await page.emulateMedia({ media: null, colorScheme: null });
  });

test('on a wall: one figure, keys from one to the next, the state and the view in the address', async ({ page }) => {
  const words = PRESENT_WORDS.en;
  await open(page, '/en/softmax/');
  await figure(page, 'prize').locator('.tools summary').click();
  await figure(page, 'prize').getByRole('button', { name: EXTRA_WORDS.en.present, exact: true }).click();
  await expect(page.getByRole('navigation', { name: words.label })).toBeVisible();
  await expect(page).toHaveURL(/\?view=present#prize$/);
  await expect(page.locator('figure.figure').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(0);

  // A knob keeps its arrow keys.
  const slider = knob(page, 'prize');
  const before = await now(slider);
  await slider.focus();
  await page.keyboard.press('ArrowUp');
  expect(await now(slider)).not.toBe(before);
  await written(page, /view=present&prize\.logits=/);

  await page.getByRole('button', { name: words.next }).click();
  await expect(page).toHaveURL(/#simplex$/);
  await expect(picture(page, 'simplex')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(figure(page, 'prize')).toBeFocused();

  await page.reload();
  await expect(page.getByRole('navigation', { name: words.label })).toBeVisible();
  await expect(figure(page, 'prize')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/softmax\/\?prize\.logits=[^&]*#prize$/);
  await expect(figure(page, 'prize')).toBeInViewport();
});
