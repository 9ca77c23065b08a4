import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StripLabel } from '#draw/stripFlags.ts';
import { placeLabels } from '#draw/stripLabels.ts';
import { layoutStrip } from '#draw/stripLayout.ts';

const show = (p: number) => p.toFixed(4).replace(/^0/, '');
const NAMES = ['光', '色', '亮', '下', '影', '霜', '花', '山', '风', '水'];

function labelled(shares: readonly number[], width: number, names: readonly string[] = NAMES) {
  const { pieces } = layoutStrip(shares, 0, width);
  return placeLabels(pieces, { names, show, limits: [0, width], rows: 3 });
}

/** What must never be: a text over another in its row, a pole through a text, a label out of the picture. */
function faults(labels: readonly StripLabel[], width: number): readonly string[] {
  const flags = labels.filter((label) => !label.inside);
  return flags.flatMap((a) => [
    ...(a.left < -0.6 || a.right > width + 0.6 ? [`${a.key} leaves the picture`] : []),
    ...flags.flatMap((b) => {
      if (a === b) return [];
      const overlap = a.row === b.row && a.left < b.right && b.left < a.right ? [`${a.key} covers ${b.key}`] : [];
      const crossed =
        a.left < b.pole && b.pole < a.right && b.row >= a.row ? [`pole of ${b.key} crosses ${a.key}`] : [];
      return [...overlap, ...crossed];
    }),
  ]);
}

const softmax = (z: readonly number[]) => {
  const e = z.map(Math.exp);
  return e.map((x) => x / e.reduce((a, b) => a + b));
};

describe('placeLabels', () => {
  it('hangs the three crowded labels of the opening as a stair', () => {
    const labels = labelled(softmax([3.5, 1.2, 0.3, -0.5]), 848);
    expect(labels.map((l) => [l.name, l.inside, l.row, l.share])).toEqual([
      ['光', true, 0, '.8626'],
      ['色', false, 0, '.0865'],
      ['亮', false, 1, '.0352'],
      ['下', false, 2, '.0158'],
    ]);
  });

  it('gathers slivers under one flag with the sum of their shares', () => {
    const labels = labelled(softmax([10, 1, 1, 1, 1, 1, 1, 1, 1, 1]), 848);
    expect(labels.map((l) => l.members.length)).toEqual([1, 9]);
    expect(labels[1]?.share).toBe('.0011');
    expect(labels[1]?.name).toBe('色+亮+下+影+霜+花+山+风+水');
  });

  it('does not gather pieces of different groups', () => {
    const shares = softmax([10, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    const { pieces } = layoutStrip(shares, 0, 848);
    const groups = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1];
    const labels = placeLabels(pieces, { names: NAMES, show, limits: [0, 848], rows: 3, groups });
    expect(labels.map((l) => l.name)).toEqual(['光', '色+亮+下+影', '霜+花+山+风+水']);
  });

  it('keeps all ten names inside at 320, without their shares', () => {
    const labels = labelled(
      Array.from({ length: 10 }, () => 0.1),
      294,
    );
    expect(labels.map((l) => [l.inside, l.share])).toEqual(Array.from({ length: 10 }, () => [true, '']));
  });

  it('says nothing of a piece without width', () => {
    expect(labelled([0.5, 0, 0.5], 400).flatMap((l) => l.members)).toEqual([0, 2]);
  });

  it('never covers, crosses or leaves, whatever the shares, names and width', () => {
    const logits = fc.array(fc.double({ min: -6, max: 10, noNaN: true }), { minLength: 2, maxLength: 10 });
    const name = fc.constantFrom('光', '床前明月光下', 'a', 'shadow', 'wwwwww', '亮亮');
    fc.assert(
      fc.property(
        logits,
        fc.array(name, { minLength: 10, maxLength: 10 }),
        fc.integer({ min: 260, max: 1000 }),
        (z, names, width) => {
          const labels = labelled(softmax(z), width, names);
          expect(faults(labels, width)).toEqual([]);
          const spoken = labels.flatMap((l) => l.members);
          expect(new Set(spoken).size).toBe(spoken.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('keeps a text inside clear of a line across the strip', () => {
    const { pieces, one } = layoutStrip([3.5, 1.2, 0.3, -0.5], 0, 848);
    const labels = placeLabels(pieces, { names: NAMES, show, limits: [0, 848], rows: 3, avoid: one });
    for (const l of labels.filter((label) => label.inside)) expect(l.left - 6 < one && one < l.right + 6).toBe(false);
  });
});
