/** What those hear who do not see: names, roles and values, one sentence after a change, an order of headings. */

import { expect, FIGURES, figure, knob, LANGS, open, type Page, test, tool } from './reader.ts';

interface Node {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly value?: { readonly value: unknown };
  readonly ignored: boolean;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

async function tree(page: Page): Promise<readonly Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly Node[] };
  return nodes.filter((node) => !node.ignored);
}

const property = (node: Node, name: string) => node.properties?.find((each) => each.name === name)?.value.value;

for (const lang of LANGS) {
  test(`every slider has a name, limits and a spoken value in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/softmax/`);
    await tool(page, 'prize', lang, 'edit').click();
    await expect(figure(page, 'prize').locator('.edit .list .number-field')).toHaveCount(4);
    const sliders = (await tree(page)).filter((node) => node.role?.value === 'slider');
    expect(sliders.length).toBeGreaterThan(20);
    for (const slider of sliders) {
      const name = slider.name?.value ?? '';
      expect(name).not.toBe('');
      expect(property(slider, 'valuemin'), name).toBeDefined();
      expect(property(slider, 'valuemax'), name).toBeDefined();
      expect(String(property(slider, 'valuetext') || (slider.value?.value ?? '')), name).not.toBe('');
    }
    const names = sliders.map((slider) => slider.name?.value);
    const score = lang === 'zh' ? '分数 光' : 'score 光';
    expect(names).toContain(score);
  });

  test(`buttons, links, fields and pictures have names in ${lang}`, async ({ page }) => {
    await open(page, `/${lang}/softmax/`);
    await tool(page, 'prize', lang, 'edit').click();
    await tool(page, 'prize', lang, 'table').click();
    const roles = [
      'button',
      'link',
      'textbox',
      'combobox',
      'radio',
      'radiogroup',
      'tab',
      'img',
      'image',
      'region',
      'table',
      'figure',
      'navigation',
    ];
    const nameless = (await tree(page))
      .filter((node) => roles.includes(node.role?.value ?? '') && (node.name?.value ?? '').trim() === '')
      .map((node) => node.role?.value);
    expect(nameless.filter((role) => role !== 'table')).toEqual([]);
  });

  test(`headings descend step by step and ids are unique in ${lang}`, async ({ page }) => {
    for (const path of [`/${lang}/`, `/${lang}/softmax/`, `/${lang}/glossary/`]) {
      await open(page, path);
      const levels = await page
        .locator(':is(h1, h2, h3, h4, h5, h6)')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
      expect(levels[0], path).toBe(1);
      expect(levels.filter((level) => level === 1).length, path).toBe(1);
      const steps = levels.map((level, i) => level - (levels[i - 1] ?? 0));
      expect(Math.max(...steps), path).toBe(1);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map((element) => element.id));
      expect(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        path,
      ).toEqual([]);
      const missing = await page.evaluate(() =>
        [...document.querySelectorAll('[aria-labelledby], [aria-describedby], [aria-controls]')].flatMap((element) =>
          ['aria-labelledby', 'aria-describedby', 'aria-controls']
            .flatMap((name) => (element.getAttribute(name) ?? '').split(' '))
            .filter((id) => id !== '' && !document.getElementById(id)),
        ),
      );
      expect(missing, path).toEqual([]);
    }
  });
}

test('after a change the sentence of the figure is announced once, and the others are silent', async ({ page }) => {
  await open(page, '/zh/softmax/');
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], [role=status], [role=alert]',
        );
        if (region) said.push(region.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await knob(page, 'prize').focus();
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('ArrowUp');
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(1500);
  const said = (await page.evaluate(() => (window as unknown as { said: string[] }).said)).filter(
    (text) => text !== '',
  );
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('4');
});

test('a knob of a bar says its score and its share', async ({ page }) => {
  await open(page, '/en/softmax/');
  const bar = knob(page, 'prize');
  await expect(bar).toHaveAttribute('aria-valuetext', '3.5, 86.3%');
  await expect(bar).toHaveAttribute('aria-orientation', 'vertical');
  await bar.focus();
  await page.keyboard.press('ArrowDown');
  await expect(bar).toHaveAttribute('aria-valuetext', /^3\.4, 8\d\.\d%$/);
});

test('every figure has a caption for its name, a sentence and a table', async ({ page }) => {
  await open(page, '/en/softmax/');
  for (const id of FIGURES) {
    await expect(figure(page, id), id).toHaveAccessibleName(/\w+/);
    await expect(figure(page, id).locator('.spoken'), id).toHaveText(/\w+/);
    expect(await figure(page, id).locator('table th[scope=col]').count(), id).toBeGreaterThan(2);
  }
});

test('every formula has a spoken form in the language of the page', async ({ page }) => {
  for (const [lang, pattern] of [
    ['zh', /\p{Script=Han}/u],
    ['en', /[a-z]{2}/i],
  ] as const) {
    await open(page, `/${lang}/softmax/`);
    const shown = page.locator('.katex-display');
    expect(await shown.count()).toBeGreaterThan(3);
    for (const formula of await shown.all()) {
      const named = formula.locator('xpath=ancestor-or-self::*[@aria-label][1]');
      expect(await named.first().getAttribute('aria-label')).toMatch(pattern);
    }
  }
});
