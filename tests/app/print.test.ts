// @vitest-environment jsdom
/** A chapter on paper: codes that lead back to every state, links short enough, and answers apart from their questions. */

import decodeQR from 'qr/decode.js';
import { afterEach, describe, expect, it, test } from 'vitest';
import { answersIn } from '#app/print/answersIn.ts';
import { laySheet } from '#app/print/laySheet.ts';
import { PRINT_WORDS } from '#app/print/printWords.ts';
import { type QrShape, qrShape } from '#app/print/qrShape.ts';
import { shortLink } from '#app/print/shortLink.ts';

const LINK = 'https://example.org/zh/softmax/?prize.logits=3.5,1.2,-inf&prize.names=%E7%8C%AB,tea#prize';

/** Painted as it is printed, a few pixels a square. */
function read({ size, path }: QrShape): string {
  const scale = 4;
  const [width, height] = [size * scale, size * scale];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let v = Number(y) * scale; v < (Number(y) + 1) * scale; v++)
      for (let u = Number(x) * scale; u < (Number(x) + Number(length)) * scale; u++)
        data.fill(0, 4 * (v * width + u), 4 * (v * width + u) + 3);
  }
  return decodeQR({ width, height, data });
}

describe('a code', () => {
  it.each([LINK, 'https://example.org/', `${LINK}&x=${'7,'.repeat(400)}`])(
    'leads where the link leads: %.60s',
    (link) => {
      expect(read(qrShape(link) as QrShape)).toBe(link);
    },
  );

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
  const figures = {
    prize: { spec: { id: 'prize', params: {} }, store: { getState: () => ({}) } },
  } as unknown as Parameters<typeof laySheet>[0]['figures'];

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
    const clear = laySheet({ figures, lang: 'en', href: (id) => `/en/softmax/#${id}` });
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
