/** In every chapter a challenge ticks itself as soon as the right numbers are typed, and not before. */

import { labelOf } from '#figure/grip.ts';
import { initialValues } from '#spec/params.ts';
import { IN_TURN } from './chapters.ts';
import { expect, figure, open, test, tool, WORDS, written } from './reader.ts';

/** By challenge: what is typed into the edit panel, one number after the other; `logits 0` is the list's first item. */
const SOLUTIONS: {
  readonly [chapter: string]: { readonly [challenge: string]: { readonly [param: string]: string } };
} = {
  start: { hundred: { throws: '100' } },
  area: { one: { sigma: '0.399' }, odd: { points: '1001' } },
  conditional: {
    never: { dependence: '-1' },
    halves: { 'factors 0': '0.5', 'factors 1': '0.5', 'factors 3': '0.5', 'factors 4': '0.5' },
  },
  softmax: { half: { 'logits 0': '1.663' }, printed997: { three: '8.763' } },
  'cross-entropy': { millionth: { p: '0.000001' }, floor: { z: '∞' } },
  perplexity: { million: { 'p 3': '1e-6' }, untrained: { V: '50304', loss: '10.83' } },
  temperature: { at59: { T: '1.399' }, tie: { T: '0' }, noise: { T: '2' } },
  'top-k-top-p': { second: { T: '1.037' }, beam: { width: '2' }, sock: { length: '6931' } },
  'matrices-as-maps': { turn: { a: '0', b: '-1', c: '1', d: '0' } },
  lln: { half: { n: '400' }, mix: { sample: '0.5' } },
  clt: { dice: { n: '10' }, lens: { n: '1000', lens: '1' } },
};

for (const { slug, chapter, specs, words, tries, lang } of IN_TURN) {
  test(`${slug} has a challenge that is solved here`, () => {
    expect(Object.keys(SOLUTIONS[slug] ?? {})).not.toEqual([]);
  });

  for (const [id, typed] of Object.entries(SOLUTIONS[slug] ?? {}))
    test(`${slug}: ${id} ticks itself in ${lang}`, async ({ page }) => {
      const spec = specs.find((each) => each.id === chapter.challenges[id]?.figure);
      if (!spec) throw new Error(`no challenge ${id}`);
      await open(page, `/${lang}/${slug}/`);
      const challenge = page.locator('.try').nth(tries.indexOf(id));
      await expect(challenge).not.toHaveClass(/solved/);
      await tool(page, spec.id, lang, 'edit').click();
      const said = words[lang][spec.id] as (typeof words)[typeof lang][string];
      for (const [param, text] of Object.entries(typed)) {
        await expect(challenge).not.toHaveClass(/solved/);
        const [name = '', index] = param.split(' ');
        const label = labelOf(spec.params, said, initialValues(spec.params), name, index ? Number(index) : undefined);
        const field = figure(page, spec.id)
          .locator('.edit')
          .getByRole('textbox', {
            // The field of a text is called by its label alone.
            name: spec.params[name]?.kind === 'text' ? label : WORDS[lang].figure.typed(label),
            exact: true,
          });
        await field.fill(text);
        await field.press('Enter');
        await written(page, new RegExp(`[?&]${spec.id}\\.${name}=`));
      }
      await expect(challenge).toHaveClass(/solved/);
      await expect(challenge.getByRole('img').first()).toHaveAccessibleName(WORDS[lang].prose.solved);
      await expect(challenge.locator('.try-answer')).toBeVisible();
      await expect(page.locator('.try.solved')).toHaveCount(1);
    });
}
