/** Readers bring their own bars: added, removed, renamed, pasted; the link keeps them. */

import { LIST_WORDS } from '#figure/listWords.ts';
import { expect, figure, knob, open, type Page, picture, test, told, tool, WORDS, written } from './reader.ts';

const bars = (page: Page) => picture(page, 'prize').locator('.handle.y');
const edit = (page: Page) => figure(page, 'prize').locator('.edit');

test('bars are added up to ten and removed down to two', async ({ page }) => {
  await open(page, '/zh/softmax/');
  await tool(page, 'prize', 'zh', 'edit').click();
  const add = edit(page).getByRole('button', { name: LIST_WORDS.zh.add });
  for (let i = 5; i <= 10; i++) {
    await add.click();
    await expect(bars(page)).toHaveCount(i);
  }
  // Disabled for those who listen, but it still answers.
  await add.click({ force: true });
  await expect(bars(page)).toHaveCount(10);
  await expect(
    edit(page)
      .locator('.say')
      .filter({ hasText: LIST_WORDS.zh.full('10') }),
  ).toBeVisible();
  await written(page, /prize\.logits=3\.5,1\.2,0\.3,-0\.5,0,0,0,0,0,0/);
  for (let i = 9; i >= 2; i--) {
    await edit(page).locator('.remove').first().click();
    await expect(bars(page)).toHaveCount(i);
  }
  await edit(page).locator('.remove').first().click({ force: true });
  await expect(bars(page)).toHaveCount(2);
});

test('a bar is renamed everywhere', async ({ page, newReader }) => {
  await open(page, '/zh/softmax/');
  await tool(page, 'prize', 'zh', 'edit').click();
  await edit(page).locator('.text-field').first().fill('霜雪');
  await expect(knob(page, 'prize')).toHaveAttribute('aria-label', /霜雪$/);
  await expect(picture(page, 'prize').getByText('霜雪').first()).toBeVisible();
  await expect(figure(page, 'prize').locator('.spoken')).toContainText('霜雪');
  await written(page, /prize\.names=霜雪,色,亮,下/);
  const other = await newReader();
  await open(other, page.url());
  expect(await told(other, 'prize')).toEqual(await told(page, 'prize'));
});

for (const [what, text, names, scores] of [
  ['lines of token and score', 'cat 2.5\ndog -1\nfish 0', 'cat,dog,fish', '2.5,-1,0'],
  ['CSV with a head', 'token,score\ncat,2.5\ndog,-1\nfish,0', 'cat,dog,fish', '2.5,-1,0'],
  ['a row of numbers', '1, 2, 3', undefined, '1,2,3'],
  ['Chinese, tabs and full-width signs', '光\t３．５\n霜\t−1', '光,霜', '3.5,-1'],
] as const) {
  test(`${what} are pasted`, async ({ page }) => {
    await open(page, '/en/softmax/');
    await tool(page, 'prize', 'en', 'edit').click();
    await edit(page).getByText(LIST_WORDS.en.paste).click();
    await edit(page).locator('textarea').fill(text);
    await expect(edit(page).getByText(LIST_WORDS.en.understood(String(scores.split(',').length)))).toBeVisible();
    await edit(page).getByRole('button', { name: LIST_WORDS.en.use }).click();
    await expect(bars(page)).toHaveCount(scores.split(',').length);
    await written(page, new RegExp(`prize\\.logits=${scores}(&|$)`));
    if (names)
      for (const [i, name] of names.split(',').entries())
        await expect(knob(page, 'prize', i)).toHaveAttribute('aria-label', new RegExp(`${name}$`));
  });
}

test('reset brings the opening back', async ({ page }) => {
  await open(page, '/en/softmax/?prize.logits=1,2&prize.base=10');
  await figure(page, 'prize').getByRole('button', { name: WORDS.en.figure.reset }).click();
  await expect(bars(page)).toHaveCount(4);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
