/** What MDX becomes: read two fixtures through the real plugins and render them. */

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { prosePlugin } from '#build/mdx.ts';
import En from '../fixtures/prose/en.mdx';
import Zh from '../fixtures/prose/zh.mdx';

const Named = ({ name, after }: { readonly name: string; readonly after?: string }) =>
  createElement('b', { title: after }, name);
const components = {
  Value: Named,
  Param: Named,
  Formula: ({
    html,
    spoken,
    display,
  }: {
    readonly html: string;
    readonly spoken?: string;
    readonly display?: boolean;
  }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the string was made by the plugin under test
    <i data-spoken={spoken} data-display={display} dangerouslySetInnerHTML={{ __html: html }} />
  ),
  Codes: ({ children }: { readonly children?: ReactNode }) => <section>{children}</section>,
  Noted: ({ children }: { readonly children?: ReactNode }) => <div>{children}</div>,
  Code: ({ label, children }: { readonly label: string; readonly children?: ReactNode }) => (
    <pre data-label={label}>{children}</pre>
  ),
  Slotted: ({ code, html }: { readonly code: string; readonly html: string }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the string was made by the plugin under test
    <code data-lang={code} dangerouslySetInnerHTML={{ __html: html }} />
  ),
  Still: ({ as, children }: { readonly as?: string; readonly children?: ReactNode }) =>
    as ? createElement(as, undefined, children) : children,
};

const zh = renderToStaticMarkup(<Zh components={components} />);
const en = renderToStaticMarkup(<En components={components} />);

describe('the prose of a chapter', () => {
  it('gives headings the id at their end', () => {
    expect(zh).toContain('<h1 id="top">标题</h1>');
    expect(en).toContain('<h1 id="top">Title</h1>');
  });

  it('closes line breaks in Chinese, and keeps the space after a live number', () => {
    expect(zh).toContain('第一行第二行，光的分数是<b');
    expect(zh).toContain('<b>prize.p0</b>\n的面积。<strong>粗体</strong>后面，softmax也是。');
  });

  it('keeps line breaks between English words, and beside a Chinese word among them', () => {
    expect(en).toContain('First line\nsecond line with 光\nand 色色.');
  });

  it('keeps a live number and its punctuation on one line', () => {
    expect(zh).toContain('<b title="，">prize.z0</b>占 <b>prize.p0</b>');
    expect(zh).toContain('<span class="nb">（<b>prize.logits.0</b>）</span>');
    expect(zh).toMatch(/<span class="nb"><i>.*<\/i>，<\/span>以及/s);
  });

  it('puts a paragraph with a live number into a block of its own, and no other', () => {
    expect(zh).toMatch(/<div><p>[^\n]*\n?[^\n]*<b/);
    expect(en).toContain('<p>Then <span');
    expect(en).not.toContain('<div><p>Then');
  });

  it('keeps a conditional probability and its punctuation on one line', () => {
    expect(en).toContain('Then <span class="nb">P(A | B),</span> unlike <span class="nb">P(B | A).</span>');
  });

  it('sets formulas with colours, slots and words', () => {
    expect(zh).toContain('class="enclosing k-area"');
    expect(zh).toContain('data-spoken="p 一等于 {{prize.q0}}" data-display="true"');
    expect(zh).toContain('<span data-v="prize.z0">{{prize.z0}}</span>');
    expect(zh).toContain('<mtext data-v="prize.sum">{{prize.sum}}</mtext>');
    expect(zh).not.toContain('annotation');
    expect(zh).not.toMatch(/73\d{4}37/);
  });

  it('marks nothing in code but comments and live numbers', () => {
    expect(zh).toContain(
      '<pre data-label="PyTorch"><code data-lang="py">x = torch.tensor([<span data-v="prize.z0">{{prize.z0}}</span>, 1.2])  ' +
        '<span class="cm"># 分数 &lt;z&gt;</span>\nprint(x)</code></pre>',
    );
    expect(zh).toContain('const x = 1 &lt; 2; <span class="cm">// yes</span>');
  });
});

describe('a number that hangs on no figure', () => {
  it.each([
    ['log(99)', '', '4.595'],
    ['exp(3)', ' digits="2"', '20'],
    ['-log(1e-6)', '', '13.82'],
    ['-1e-6', '', '\u22120.000001000'],
    ['log(0.5) / log(0.9999)', '', '6,931'],
  ])('%s is computed when the prose is compiled', async (expression, digits, shown) => {
    const { code } = await compiled(`about <Calc is="${expression}"${digits} />.\n`);
    expect(code.replaceAll('", "', '')).toContain(`about ${shown}.`);
  });
});

const compiled = (source: string) =>
  (prosePlugin().transform as (value: string, id: string) => Promise<{ readonly code: string }>)(
    source,
    '/chapters/x/zh.mdx',
  );

describe('prose that stops the build', () => {
  const read = (source: string): Promise<unknown> =>
    (prosePlugin().transform as (value: string, id: string) => Promise<unknown>)(source, '/chapters/x/zh.mdx');

  it.each([
    ['import x from "y"\n', /may not import/],
    ['export const a = 1\n', /may not import/],
    ['one {1 + 1} two\n', /may not compute/],
    ['## No id\n', /needs an id/],
    ['## A [#a]\n\n## B [#a]\n', /two headings/],
    ['$\\frac{1}$\n', /KaTeX parse error/],
    ['$\\nosuch$\n', /Undefined control sequence/],
    ['$\\htmlClass{evil}{x}$\n', /not for authors/],
    ['$\\mathfrak{g}$\n', /no font for .mathfrak/],
    ['$\\texttt{id}$\n', /no font for .mathtt/],
    ['$p_{\\min}$\n', /invalid MathML: <msub> needs 2 children, got 3/],
    ['$$\nx\n$$\n', /spoken/],
    ['```js\n1\n```\n', /code needs/],
    ['a <Calc is="log(-1)" />\n', /is no number/],
    ['a <Calc is="nosuch(1)" />\n', /is no number/],
  ])('%j', async (source, message) => {
    await expect(read(`Words.\n\n${source}`)).rejects.toThrow(message);
    await expect(read(`Words.\n\n${source}`)).rejects.toMatchObject({ line: source.startsWith('## A') ? 5 : 3 });
  });

  it('names the line inside a long formula', async () => {
    const source = '$$\n% spoken: words\nx\n+ \\nosuch\n$$\n';
    await expect(read(source)).rejects.toMatchObject({ line: 4 });
  });
});
