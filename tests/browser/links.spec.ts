/** A link opens the state it was made from, in any browser, in either language, and the history goes back and forth. */

import { CHAPTERS, IN_TURN, linkOf, otherValues, tellsOf } from './chapters.ts';
import { alive, dragBy, expect, figure, knob, now, open, SITES, test, told, tool, written } from './reader.ts';

const STATE =
  'prize.logits=2.5,-1.25,4,-inf,0&prize.names=光,暗,a b,?,100%25&prize.base=2&prize.u=0.123&prize.first=2&prize.second=4&simplex.logits=1.5,0.25,-3&simplex.shift=-2.1&overflow.format=float16&overflow.shift=11.25&overflow.rows=2&overflow.sum=all&printed.three=8.763&recap.u=0.9';

test('every figure of a link opens as it was sent', async ({ page, newReader }) => {
  await open(page, `/zh/softmax/?${STATE}`);
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(await now(knob(page, 'prize'))).toBe(2.5);
  // The address the page writes itself, after a change there and back.
  await knob(page, 'prize').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(600);
  const other = await newReader();
  await open(other, page.url());
  const { ids } = CHAPTERS.find(({ slug }) => slug === 'softmax') as (typeof CHAPTERS)[number];
  for (const id of ids) expect(await told(other, id), id).toEqual(await told(page, id));
});

for (const each of IN_TURN) {
  const { slug, specs, lang } = each;
  test(`every figure of ${slug} opens as its link says, and gives the same link`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const query = linkOf(each, otherValues);
    await open(page, `/${lang}/${slug}/?${query}`);
    await expect(page.locator('.notice')).toHaveCount(0);
    for (const spec of specs)
      await test.step(spec.id, async () => {
        const values = otherValues(spec);
        await tool(page, spec.id, lang, 'table').click();
        const shown = () =>
          figure(page, spec.id).evaluate((element) =>
            [...element.querySelectorAll('table :is(th, td), .spoken')].map((each) => each.textContent),
          );
        await expect.soft.poll(shown, spec.id).toEqual(tellsOf(each, spec, lang, values));
        await tool(page, spec.id, lang, 'link').click();
        const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
        expect.soft(link.pathname + link.hash, spec.id).toBe(`/${lang}/${slug}/#${spec.id}`);
        expect
          .soft(decodeURIComponent(link.search), spec.id)
          .toBe(decodeURIComponent(`?${linkOf({ ...each, specs: [spec] }, otherValues)}`));
      });
  });
}

test('the menu copies the link of the figure as it stands, and it opens', async ({ page, context, newReader }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/softmax/');
  await dragBy(page, knob(page, 'prize', 1), 0, -50);
  await tool(page, 'prize', 'en', 'link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http.*\/en\/softmax\/\?prize\.logits=3\.5,[\d.]+,0\.3,-0\.5#prize$/);
  const other = await newReader();
  await open(other, link);
  await expect(figure(other, 'prize')).toBeInViewport();
  expect(await told(other, 'prize')).toEqual(await told(page, 'prize'));
});

test('the other language shows the same state at the same place', async ({ page }) => {
  await open(page, '/zh/softmax/?prize.logits=2,1,0.5&overflow.shift=89#overflow');
  await page
    .locator('#overflow')
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const top = () =>
    page
      .locator('h2#overflow, #overflow')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  const handles = await page
    .locator('.picture .grip')
    .evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-valuenow')));
  await page.locator('[data-language=en]').evaluate((link) => (link as HTMLElement).click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await alive(page);
  const url = new URL(page.url());
  expect(url.pathname + decodeURIComponent(url.search) + url.hash).toBe(
    '/en/softmax/?prize.logits=2,1,0.5&overflow.shift=89#overflow',
  );
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
  expect(
    await page.locator('.picture .grip').evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-valuenow'))),
  ).toEqual(handles);
});

test('back and forward lead through the states that were left', async ({ page }) => {
  await open(page, '/en/softmax/?prize.logits=2,1');
  await page.locator('.bar .name').click();
  await expect(page.locator('figure#jigsaw')).toBeVisible();
  await page.goBack();
  await expect(page.locator('figure#prize')).toBeVisible();
  await alive(page);
  expect(await now(knob(page, 'prize'))).toBe(2);
  await page.goForward();
  await expect(page.locator('figure#jigsaw')).toBeVisible();
});

test('a phrase in the text leads to the state it names', async ({ page }) => {
  await open(page, '/zh/softmax/');
  const phrase = page.locator('a.goto[href*="rule=relu&prize.logits"], a.goto[href*="prize.rule=relu"]').first();
  const href = await phrase.getAttribute('href');
  const before = await told(page, 'prize');
  await phrase.click();
  await written(page, /prize\.rule=relu/);
  const after = await told(page, 'prize');
  // The figure was out of sight: back at the phrase, it is as it was.
  await page.goBack();
  await expect(phrase).toBeInViewport();
  await expect(page).toHaveURL(/\/zh\/softmax\/$/);
  expect(await told(page, 'prize')).toEqual(before);
  await page.goForward();
  await expect.poll(() => told(page, 'prize')).toEqual(after);
  await open(page, href as string);
  expect(await told(page, 'prize')).toEqual(after);
});

const QUERY = '?prize.logits=1.663,1.2,0.3,-0.5#simplex';

for (const [locale, lang] of [
  ['zh-CN', 'zh'],
  ['zh-TW', 'zh'],
  ['en-GB', 'en'],
  ['de-DE', 'en'],
] as const) {
  test(`an address without a language goes to ${lang} for a reader of ${locale}, with query and anchor`, async ({
    newReader,
  }) => {
    const page = await newReader({ locale });
    await page.goto(`/softmax/${QUERY}`);
    await page.waitForURL(`**/${lang}/softmax/**`);
    await alive(page);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(QUERY);
    expect(await now(knob(page, 'prize'))).toBe(1.663);
    await expect(page.locator('h2#simplex, figure#simplex').first()).toBeInViewport();
  });
}

test('the language a reader has chosen goes before that of the browser', async ({ page }) => {
  await open(page, '/en/softmax/');
  await page.locator('[data-language=zh]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.goto('/softmax/');
  await page.waitForURL('**/zh/softmax/');
  await page.goto('/');
  await page.waitForURL('**/zh/');
});

test('below a path of its host everything stays there', async ({ newReader }) => {
  const page = await newReader({ locale: 'zh-CN' });
  const { url, base } = SITES.below;
  await page.goto(`${url}softmax/${QUERY}`);
  await page.waitForURL('**/zh/softmax/**');
  await alive(page);
  expect(new URL(page.url()).pathname).toBe(`${base}zh/softmax/`);
  expect(await now(knob(page, 'prize'))).toBe(1.663);
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') as string));
  expect(links.filter((link) => !link.startsWith(base))).toEqual([]);
  await knob(page, 'prize').focus();
  await page.keyboard.press('ArrowUp');
  await written(page, /prize\.logits=1\.[67]/);
  expect(new URL(page.url()).pathname).toBe(`${base}zh/softmax/`);
  await page.locator('.bar .name').click();
  await expect(page.locator('figure#jigsaw')).toBeVisible();
  await page.reload();
  await expect(page.locator('figure#jigsaw')).toBeVisible();
});

test('a chapter whose page has been renewed, or that something else answers for, is opened anew', async ({ page }) => {
  await open(page, '/en/');
  await page.route('**/en/softmax/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<article><p data-still="0">Sign in first</p></article>' })
      : route.continue(),
  );
  await page.locator('main a[href*="/en/softmax/"]').first().click();
  await expect(page.locator('h1')).toHaveText('Folding scores into area');
  await expect(page.locator('article > p[data-still]').first()).toHaveText(/\w{3}/);
  expect(await page.locator('article [data-still]:empty').count()).toBe(0);
});
