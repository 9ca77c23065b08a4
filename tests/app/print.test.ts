// @vitest-environment jsdom
/** A chapter on paper: codes that lead back to every state, links short enough, and answers apart from their questions. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { afterEach, describe, expect, it, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { answersIn } from '#app/print/answersIn.ts';
import { laySheet } from '#app/print/laySheet.ts';
import { PRINT_WORDS } from '#app/print/printWords.ts';
import { type QrShape, qrShape } from '#app/print/qrShape.ts';
import { shortLink } from '#app/print/shortLink.ts';
import type { Chapter } from '#prose/chapter.ts';
import { writeLink } from '#spec/link.ts';
import type { Param, Params } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';

const LINK = 'https://example.org/zh/softmax/?prize.logits=3.5,1.2,-inf&prize.names=%E7%8C%AB,tea#prize';

const SHEET = {
  figures: { prize: { spec: { id: 'prize', params: {} }, store: { getState: () => ({}) } } },
  lang: 'en',
} as unknown as Parameters<typeof laySheet>[0];

// The reader of codes is here, not on its makers' server.
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Pixels to a millimetre of what a phone sees of the paper. */
const FINE = 8;

/** What somebody else than its maker reads from a code as it is printed. */
async function read(svg: SVGSVGElement): Promise<string | undefined> {
  const side = FINE * Number.parseFloat(svg.style.width);
  const printed = new Resvg(new XMLSerializer().serializeToString(svg), {
    background: '#fff',
    fitTo: { mode: 'width', value: Math.round(side) },
  });
  const [found] = await readBarcodes(new Uint8Array(printed.render().asPng()), { formats: ['QRCode'] });
  return found?.text;
}

/** The state that is written longest. */
function fullest(p: Param): unknown {
  switch (p.kind) {
    case 'list':
      return Array(p.maxLength).fill(p.item.min + 7 * (p.item.fine ?? p.item.step));
    case 'names':
      return Array(p.spare.length + p.initial.length).fill('霜'.repeat(p.maxLength));
    case 'text':
      return '霜'.repeat(p.maxLength);
    case 'flag':
      return !p.initial;
    case 'choice':
      return p.choices.toSorted((a, b) => b.length - a.length).find((choice) => choice !== p.initial);
    case 'seed':
      return 0xffff_ffff;
    case 'number':
      return p.min + 7 * (p.fine ?? p.step);
  }
}

const CHAPTERS = import.meta.glob<Chapter>('/chapters/*/chapter.ts', { import: 'chapter', eager: true });
const FULLEST = Object.entries(CHAPTERS).flatMap(([path, { figures }]) =>
  Object.values(figures).map(({ spec }): string => {
    const asked = Object.entries(spec.params as Params).map(([name, p]) => [name, fullest(p)]);
    const { values } = settle(spec.params as Params, Object.fromEntries(asked));
    const slug = path.replace(/.*\/\d+-(.*)\/.*/, '$1');
    return new URL(`https://area-and-map.example.org/zh/${slug}/?${writeLink(spec, values)}#${spec.id}`).href;
  }),
);

describe('a code', () => {
  afterEach(() => document.body.replaceChildren());
  /** As it is put beside a figure. */
  const printed = (link: string) => {
    document.body.innerHTML = '<figure id="prize"></figure>';
    const clear = laySheet({ ...SHEET, href: () => link });
    const svg = document.querySelector<SVGSVGElement>('.print-state svg');
    clear();
    return svg;
  };

  it.each([LINK, 'https://example.org/', `${LINK}&x=${'7,'.repeat(1390)}`])(
    'leads where the link leads: %.60s',
    async (link) => {
      expect(await read(printed(link) as SVGSVGElement)).toBe(link);
    },
  );

  it('holds the longest links that the book makes, but for a text of hundreds of characters', async () => {
    const [longest, ...others] = FULLEST.toSorted((a, b) => b.length - a.length);
    expect(longest).toContain('/start/?loop.prefix=');
    expect(printed(longest as string)).toBeNull();
    expect(others[0]?.length).toBeGreaterThan(1000);
    for (const link of others.slice(0, 3)) expect(await read(printed(link) as SVGSVGElement)).toBe(link);
  });

  it('has room around it', () => {
    const { size, path } = qrShape(LINK) as QrShape;
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((m) => m.slice(1).map(Number));
    expect(Math.min(...starts.flatMap(([x, y]) => [x as number, y as number]))).toBe(4);
    expect(Math.max(...starts.map(([x, , length]) => (x as number) + (length as number)))).toBe(size - 4);
  });

  it('is not there for what no code can hold', () => {
    expect(qrShape('x'.repeat(2900))).toBeDefined();
    expect(qrShape('x'.repeat(3000))).toBeUndefined();
  });
});

test('a long link is printed without its state', () => {
  expect(shortLink('https://example.org/en/softmax/?prize.base=2#prize')).toBe(
    'example.org/en/softmax/?prize.base=2#prize',
  );
  expect(shortLink(`https://example.org/en/softmax/?prize.logits=${'1,'.repeat(60)}#prize`)).toBe(
    'example.org/en/softmax/#prize',
  );
});

const CHAPTER = `
  <article class="chapter">
    <div class="guess" data-answer="24.5%"><p>How much?</p></div>
    <!--$--><figure id="prize"></figure><!--/$-->
    <ol><li class="try"><span></span><div><p>Make it 99%.</p><div class="try-state"><p>now 3</p>
      <div class="try-answer"><p id="a">At <span data-v="prize.x">4.595</span>.</p></div></div></div></li></ol>
  </article>`;

describe('a sheet', () => {
  afterEach(() => document.body.replaceChildren());
  it('answers every question in its order, in copies that nothing finds by name', () => {
    document.body.innerHTML = CHAPTER;
    const [guess, challenge] = answersIn(document);
    expect(guess?.answer.textContent).toBe('24.5%');
    expect(challenge?.answer.textContent).toBe('At 4.595.');
    expect(challenge?.answer.querySelector('[id], [data-v]')).toBeNull();
    expect(document.querySelector('[data-v]')).not.toBeNull();
  });

  it('is laid out, and leaves the page as it was', () => {
    document.body.innerHTML = CHAPTER;
    const before = document.body.innerHTML;
    const clear = laySheet({ ...SHEET, href: (id) => `/en/softmax/#${id}` });
    const state = document.querySelector('.print-state');
    // After the figure's end, which React finds by its comment.
    expect(state?.previousSibling?.nodeType).toBe(Node.COMMENT_NODE);
    expect(state?.querySelector('a')?.href).toBe(`${location.origin}/en/softmax/#prize`);
    expect(state?.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7/);
    expect(document.querySelector('.guess .print-ref')?.textContent).toBe(PRINT_WORDS.en.answer(1));
    expect([...document.querySelectorAll('.print-answers li')].map((item) => item.textContent)).toEqual([
      '24.5%',
      'At 4.595.',
    ]);
    clear();
    expect(document.body.innerHTML).toBe(before);
  });
});
