import { describe, expect, it } from 'vitest';
import { fitAxis, scale } from '#draw/axisFit.ts';
import { type BarsData, barPlaces, barShapes } from '#draw/bars.ts';
import { textWidth } from '#draw/textWidth.ts';

function shapesOf(values: readonly number[], width: number, narrow: boolean) {
  const data: BarsData = {
    x: 30,
    width,
    floor: 300,
    narrow,
    scale: scale(fitAxis(values), 300, 14),
    bars: values.map((value, i) => ({
      key: String(i),
      name: '光',
      value,
      text: (r) => (r ? value.toFixed(3 - r) : String(value)),
    })),
  };
  return { shapes: barShapes(data, barPlaces(data)), places: barPlaces(data) };
}

describe('barPlaces', () => {
  it('takes 36 % of a column, at most 58, and ends at its value', () => {
    const { places } = shapesOf([3.5, -1], 848, false);
    expect(places.map((p) => [p.centre, p.width])).toEqual([
      [242, 58],
      [666, 58],
    ]);
    expect(places[0]?.end).toBeLessThan(places[0]?.zero ?? 0);
    expect(places[1]?.end).toBeGreaterThan(places[1]?.zero ?? 0);
  });
});

describe('barShapes', () => {
  it('draws −∞ as a hatched column without an end', () => {
    const { shapes } = shapesOf([1, -Infinity], 848, false);
    expect(shapes.find((s) => s.key === '1b')?.attributes['fill']).toBe('url(#hatch)');
    expect(shapes.some((s) => s.key === '1l')).toBe(false);
    expect(shapes.flatMap((s) => Object.values(s.attributes)).join()).not.toMatch(/Infinity|NaN/);
  });

  it('keeps every value within its own column at ten bars, rounding it if need be', () => {
    for (const width of [294, 325, 525, 848, 960]) {
      const narrow = width < 530;
      const { shapes } = shapesOf([3.525, -1.25, 10, 0, 2.125, 7.777, 1, 2, 3, 4], width, narrow);
      const column = width / 10;
      const values = shapes.filter((s) => /^\dv$/.test(s.key));
      for (const s of values) {
        const size = s.attributes['style']
          ? Number(/[\d.]+/.exec(String(s.attributes['style']))?.[0])
          : narrow
            ? 14
            : 16;
        expect(textWidth(s.text ?? '', size)).toBeLessThanOrEqual(column - 2);
      }
    }
  });

  it('says where a held bar was', () => {
    const data: BarsData = {
      x: 0,
      width: 800,
      floor: 300,
      narrow: false,
      scale: scale([-2.6, 4.4], 300, 14),
      bars: [{ key: '0', name: '光', value: 2, text: () => '2', was: { value: 1.2, words: 'was 1.2' } }],
    };
    expect(barShapes(data, barPlaces(data)).find((s) => s.key === '0wt')?.text).toBe('was 1.2');
  });
});
