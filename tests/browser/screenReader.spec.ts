/** What those hear who do not see: names, roles and values and one sentence after a change. */

import { CHAPTERS } from './chapters.ts';
import { expect, knob, LANGS, open, type Page, test, tool } from './reader.ts';

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
  await session.detach();
  return nodes.filter((node) => !node.ignored);
}

const property = (node: Node, name: string) => node.properties?.find((each) => each.name === name)?.value.value;

const NAMED = [
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
  'figure',
  'navigation',
];

for (const { slug, ids } of CHAPTERS)
  for (const lang of LANGS)
    test(`everything in ${slug} has a name, and sliders have limits and a spoken value, in ${lang}`, async ({
      page,
    }) => {
      await open(page, `/${lang}/${slug}/`);
      for (const id of ids) {
        await tool(page, id, lang, 'edit').click();
        await tool(page, id, lang, 'table').click();
      }
      await expect(page.locator('.edit .rows')).toHaveCount(ids.length);
      const nodes = await tree(page);
      const sliders = nodes.filter((node) => node.role?.value === 'slider');
      expect(sliders.length).toBeGreaterThan(2 * ids.length);
      for (const slider of sliders) {
        const name = slider.name?.value ?? '';
        expect(name).not.toBe('');
        expect(property(slider, 'valuemin'), name).toBeDefined();
        expect(property(slider, 'valuemax'), name).toBeDefined();
        expect(String(property(slider, 'valuetext') || (slider.value?.value ?? '')), name).not.toBe('');
      }
      const nameless = nodes
        .filter((node) => NAMED.includes(node.role?.value ?? '') && (node.name?.value ?? '').trim() === '')
        .map((node) => node.role?.value);
      expect(nameless).toEqual([]);
    });

test('a slider is called by what it sets and whose it is', async ({ page }) => {
  for (const [lang, name] of [
    ['zh', '分数 光'],
    ['en', 'score 光'],
  ] as const) {
    await open(page, `/${lang}/softmax/`);
    await expect(knob(page, 'prize')).toHaveAccessibleName(name);
  }
});

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
