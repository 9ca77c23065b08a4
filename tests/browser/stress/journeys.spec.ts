/**
 * Readers without a plan, from a seed: over every figure a few whims, and links that lost their way.
 *
 * `STRESS=20` sends twenty readers instead of one, each with a seed of its own.
 */

import { uniform } from '#math/random.ts';
import { RULES, violations } from '../axe.ts';
import { IN_TURN } from '../chapters.ts';
import { blank, nonsense } from '../inPage.ts';
import { expect, open, type Page, revisit, settled, test } from '../reader.ts';
import { BLOCKED } from '../tabs.ts';
import { noise, oneOf, WHIMS } from './whims.ts';

const READERS = Number(process.env['STRESS'] ?? 1);
const WHIMS_EACH = READERS > 1 ? 3 : 1;

// A whim that cannot be had is a fault, and soon.
test.use({ fresh: true, actionTimeout: 10_000 });

/** Whatever was done, nothing may be wrong in this part of the page. */
async function expectSound(page: Page, part: string, trail: readonly string[]): Promise<void> {
  await settled(page);
  // Cells about machines that overflow say NaN, and mean it.
  const honest = await page.locator('figure#overflow td').filter({ hasText: /^NaN$/ }).count();
  const odd = (await page.evaluate(nonsense, part)).filter((text) => honest === 0 || text !== 'NaN');
  const wrong = [odd, await page.evaluate(blank, part)];
  expect(wrong, trail.join(', then ')).toEqual([[], []]);
}

for (let reader = 1; reader <= READERS; reader++)
  for (const { slug, specs, lang, number } of IN_TURN)
    test(`reader ${reader} of ${slug}`, async ({ page }) => {
      test.slow();
      const next = uniform(1000 * reader + number);
      const trail: string[] = [];
      // Said with what led there, and not only at the end.
      page.on('pageerror', (error) => trail.push(`(${error.message})`));
      page.on('console', (message) => message.text() !== BLOCKED && trail.push(`(${message.text()})`));
      await open(page, `/${lang}/${slug}/`);
      for (const { id } of specs)
        for (let i = 0; i < WHIMS_EACH; i++) {
          const whim = oneOf(WHIMS, next);
          trail.push(`${id}: ${whim.name}`);
          await whim.act(page, id, next).catch((error: Error) => {
            throw new Error(`${trail.join(', then ')}: ${error.message}`);
          });
          await expectSound(page, `figure#${id}`, trail);
          const all = await violations(page, { type: 'tag', values: RULES }, `figure#${id}`);
          // Colours that the system forces are its own, and axe reads those of the page beside them.
          const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
          const barred = forced ? all.filter((each) => !each.startsWith('color-contrast')) : all;
          expect(barred, trail.join(', then ')).toEqual([]);
          expect(
            trail.filter((each) => each.startsWith('(')),
            trail.join(', then '),
          ).toEqual([]);
          // Printing shows other things, and knobs are none of them.
          await page.emulateMedia({ media: null });
        }
      const keys = specs.flatMap(({ id, params }) => Object.keys(params).map((name) => `${id}.${name}`));
      for (let i = 0; i < 2; i++) {
        const query = noise(next, keys);
        trail.push(`?${query}`);
        await revisit(page, query);
        await expectSound(page, 'main', trail);
      }
    });
