/**
 * A paragraph keeps its box while numbers move in it, unless its text needs more room.
 *
 * @vitest-environment jsdom
 */

import { afterEach, expect, it, vi } from 'vitest';
import { keepBox, releaseAll, releaseGrown } from '#prose/keepBox.ts';

const LINE = 20;
/** A paragraph of so many lines, as a browser would lay it out; a note beside it is ten lines long. */
function paragraph(lines: number) {
  const p = document.createElement('p');
  p.innerHTML = 'text <span class="note">note</span>';
  const shown = { lines };
  const box = (height: number) => ({ top: 100, bottom: 100 + height, height }) as DOMRect;
  p.getBoundingClientRect = () => box(shown.lines * LINE);
  vi.spyOn(document, 'createRange').mockImplementation(() => {
    let whole = true;
    return {
      selectNodeContents: () => {},
      setEndBefore: () => {
        whole = false;
      },
      getBoundingClientRect: () => box(whole ? 10 * LINE : shown.lines * LINE),
    } as unknown as Range;
  });
  return { p, shown };
}

afterEach(() => {
  releaseAll();
  vi.restoreAllMocks();
});

it('keeps the height it has, and gives it back', () => {
  const { p } = paragraph(3);
  keepBox(p);
  expect([p.style.height, p.style.contain]).toEqual(['60px', 'size layout']);
  releaseGrown();
  expect(p.style.height).toBe('60px');
  releaseAll();
  expect(p.getAttribute('style') ?? '').toBe('');
});

it('lets one go whose text has a line more, whatever note stands beside it', () => {
  const { p, shown } = paragraph(3);
  keepBox(p);
  shown.lines = 4;
  releaseGrown();
  expect(p.style.height).toBe('');
  keepBox(p);
  expect(p.style.height).toBe('80px');
});

it('has nothing to do where there is no paragraph', () => {
  expect(() => keepBox(null)).not.toThrow();
});
