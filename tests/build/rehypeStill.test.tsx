/** The text that a browser finds in the prerendered page is all the text there is. */

import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import { JSDOM } from 'jsdom';
import { createElement, type ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { proseUi } from '#app/words/proseUi.en.ts';
import { remarkPlugins } from '#build/mdx.ts';
import { rehypeStill } from '#build/rehypeStill.ts';
import { ProseContext } from '#prose/context.ts';
import { Noted } from '#prose/Note.tsx';
import { Still } from '#prose/Still.tsx';
import { type Stills, stillsIn } from '#prose/stills.ts';

const SOURCE = `## Heading of some length [#one]

A paragraph that stands still, with *emphasis* and <b>&amp; "signs"</b>.

A longer piece of text, then <Value name="prize.p0" />, and a longer piece after it.

- one item
- another item

<Box>

Inside a box, at rest.

</Box>
`;

type Module = (props: { readonly components: object }) => ReactElement;

async function moduleOf(source: string, plugins: Parameters<typeof compile>[1]): Promise<Module> {
  const file = await compile(
    { value: source, path: 'x.mdx' },
    { outputFormat: 'function-body', remarkPlugins, ...plugins },
  );
  return (new Function(String(file)) as (r: typeof runtime) => { default: Module })(runtime).default;
}

const prose = (stills: Stills) => ({ ui: proseUi, challenges: {}, keep: { has: () => false, add: () => {} }, stills });

const components = {
  Still,
  Value: ({ name, after }: { readonly name: string; readonly after?: string }) =>
    createElement('output', undefined, name, after),
  Box: ({ children }: { readonly children?: ReactElement }) => createElement('section', undefined, children),
  Formula: () => null,
  Noted,
};

function render(Prose: Module, stills: Stills = {}): string {
  return renderToStaticMarkup(
    createElement(ProseContext.Provider, { value: prose(stills) }, createElement(Prose, { components })),
  );
}

describe('prose apart from its text', () => {
  it('becomes the same page again, from the numbered pieces of the prerendered one', async () => {
    const whole = await moduleOf(SOURCE, { rehypePlugins: [[rehypeStill, { keep: true }]] });
    const apart = await moduleOf(SOURCE, { rehypePlugins: [[rehypeStill, { keep: false }]] });
    const page = new JSDOM().window.document.createElement('main');
    page.innerHTML = render(whole);
    expect(render(apart, stillsIn(page))).toBe(page.innerHTML);
    expect(render(apart)).not.toContain('stands still');
  });

  it('says what plain MDX says', async () => {
    const page = new JSDOM().window.document.createElement('main');
    const read = (Prose: Module): string => {
      page.innerHTML = render(Prose);
      return (page.textContent ?? '').replace(/\s+/g, ' ');
    };
    const whole = read(await moduleOf(SOURCE, { rehypePlugins: [[rehypeStill, { keep: true }]] }));
    expect(whole).toContain('A longer piece of text, then prize.p0, and a longer piece after it.');
    const plain = read(await moduleOf(SOURCE, {}));
    // White space between blocks is left out.
    expect(whole.replaceAll(' ', '')).toBe(plain.replaceAll(' ', ''));
  });

  it('numbers what is computed once', async () => {
    const source = 'A longer piece of text, then <Value name="prize.p0" at="map=1,2" />.';
    const codeOf = async (keep: boolean) =>
      String(
        await compile({ value: source, path: 'x.mdx' }, { remarkPlugins, rehypePlugins: [[rehypeStill, { keep }]] }),
      );
    const [whole, apart] = [await codeOf(true), await codeOf(false)];
    expect(whole).toMatch(/at: "map=1,2",[^}]*n: "\d+"/);
    expect(apart).not.toContain('map=1,2');
  });

  it('leaves no long text of a chapter in the script', async () => {
    const source = readFileSync('chapters/03-softmax/zh.mdx', 'utf8');
    const code = String(
      await compile(
        { value: source, path: 'zh.mdx' },
        { remarkPlugins, rehypePlugins: [[rehypeStill, { keep: false }]] },
      ),
    );
    // Not the words of devices: `claim: "…"`.
    const texts = [...code.matchAll(/(\w+: )?"((?:[^"\\]|\\.)*)"/g)].filter(
      ([, name]) => !name || name === 'children: ',
    );
    expect(texts.map(([, , text]) => text).filter((text) => /[\u4e00-\u9fff]{12,}/.test(text as string))).toEqual([]);
  });
});
