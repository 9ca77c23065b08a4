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
import { recmaSure } from '#build/recmaSure.ts';
import { rehypeStill } from '#build/rehypeStill.ts';
import { type Scope, ScopeContext } from '#figure/scope.ts';
import { ProseContext } from '#prose/context.ts';
import { Still } from '#prose/Still.tsx';
import { type Stills, stillsIn } from '#prose/stills.ts';

const SOURCE = `## Heading of some length [#one]

A paragraph that stands still, with *emphasis* and <b>&amp; "signs"</b>.

A longer piece of text, then <Value name="prize.p0" />, and <Goto figure="prize" state="base=2">a phrase</Goto> after it.

Move <Param name="prize.z0" />, and a longer piece after it.

$$
% spoken: p is \\slot{prize.p0}
p = \\slot{prize.p0}
$$

$$
% spoken: q
q
$$

- one item
- another <Printed>0.5</Printed>

<Myths>

<Myth claim="Twice is twice">Not <Value name="prize.p0" />.</Myth>

</Myths>

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

const prose = (stills: Stills) => ({
  ui: proseUi,
  challenges: {},
  GuessForm: () => null,
  keep: { has: () => false, add: () => {} },
  stills,
});

const named = (tag: string) => (props: { readonly name?: string; readonly children?: ReactElement }) =>
  createElement(tag, { title: props.name }, props.children);
const components = {
  Still,
  Param: named('button'),
  Box: named('section'),
  Noted: named('div'),
};
/** What a browser is not given. */
const finished = {
  Value: named('output'),
  Goto: named('a'),
  Formula: named('math'),
  Slotted: named('code'),
  Printed: named('u'),
  Note: named('small'),
  Myth: named('dd'),
  Myths: named('dl'),
};

function render(Prose: Module, components: object, stills: Stills = {}): string {
  return renderToStaticMarkup(
    <ScopeContext.Provider value={{} as Scope}>
      <ProseContext.Provider value={prose(stills)}>
        <Prose components={components} />
      </ProseContext.Provider>
    </ScopeContext.Provider>,
  );
}

const compiled = async (source: string, keep: boolean) =>
  String(await compile({ value: source, path: 'x.mdx' }, { remarkPlugins, rehypePlugins: [[rehypeStill, { keep }]] }));

describe('prose apart from its text', () => {
  it('becomes the same page again, from the numbered pieces of the prerendered one', async () => {
    const whole = await moduleOf(SOURCE, { rehypePlugins: [[rehypeStill, { keep: true }]] });
    const apart = await moduleOf(SOURCE, {
      rehypePlugins: [[rehypeStill, { keep: false }]],
      recmaPlugins: [recmaSure],
    });
    const page = new JSDOM().window.document.createElement('main');
    page.innerHTML = render(whole, { ...components, ...finished });
    expect(page.querySelectorAll('output, a, math, dl dd, u').length).toBe(7);
    expect(render(apart, components, stillsIn(page))).toBe(page.innerHTML);
    expect(render(apart, components)).not.toContain('stands still');
  });

  it('says what plain MDX says', async () => {
    const page = new JSDOM().window.document.createElement('main');
    const read = (Prose: Module): string => {
      page.innerHTML = render(Prose, { ...components, ...finished });
      return (page.textContent ?? '').replace(/\s+/g, ' ');
    };
    const whole = read(await moduleOf(SOURCE, { rehypePlugins: [[rehypeStill, { keep: true }]] }));
    expect(whole).toContain('A longer piece of text, then and a phrase after it.');
    const plain = read(await moduleOf(SOURCE, {}));
    // White space between blocks is left out.
    expect(whole.replaceAll(' ', '')).toBe(plain.replaceAll(' ', ''));
  });

  it('leaves numbers, phrases, formulas and claims to the page', async () => {
    const apart = await compiled(SOURCE, false);
    for (const name of Object.keys(finished)) expect(apart).not.toMatch(new RegExp(`jsxs?\\(${name},`));
    for (const text of ['prize.p0', 'base=2', 'Twice']) expect(apart).not.toContain(text);
    expect(apart).toContain('prize.z0');
  });

  it('comes without the checks and the layout of MDX', async () => {
    const file = await compile(SOURCE, {
      remarkPlugins,
      rehypePlugins: [[rehypeStill, { keep: false }]],
      recmaPlugins: [recmaSure],
    });
    expect(String(file)).not.toMatch(/_missingMdxReference|wrapper/);
  });

  it('holds formulas that follow each other in one piece, so that the second can stand closer', async () => {
    const whole = await moduleOf(SOURCE, { rehypePlugins: [[rehypeStill, { keep: true }]] });
    expect(render(whole, { ...components, ...finished })).toContain('</math><math');
  });

  it.each([
    ['<Goto figure="prize" state="base=2">a <Param name="prize.z0" /></Goto>', /<Goto> may hold nothing/],
    ['<Myths><Myth claim="c">\n\nMove <Param name="prize.z0" />\n\n</Myth></Myths>', /<Myth> may hold nothing/],
    ['Text.\n\n<Answer>4</Answer>', /<Answer> belongs right below its <Try>/],
    ['<Try id="t">\n\nText.<Answer>4</Answer>\n\n</Try>', /<Answer> belongs right below its <Try>/],
  ])('refuses %j', async (source, message) => {
    await expect(compiled(source, true)).rejects.toThrow(message);
    await expect(compiled(source, false)).rejects.toThrow(message);
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
