// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { boatShapes } from '#draw/boat.ts';
import { CLOUD, cloudShapes } from '#draw/cloud.ts';
import { type Layer, layerOf } from '#draw/layer.ts';
import { type Affine, mappedScale, sheetPath, sheetShapes } from '#draw/mappedPlane.ts';
import { matrixColumns, matrixShapes } from '#draw/matrixText.ts';
import { paint } from '#draw/paint.ts';
import { around, type Label, placeLabels } from '#draw/placeLabels.ts';
import { inBox, intoBox, windowLayer } from '#draw/window.ts';

const BOX = { x: 10, y: 20, width: 300, height: 200 };
const data = { ...BOX, reach: 2 };
const LEAN: Affine = { matrix: [1, 0.5, 0, 1], shift: [0.5, -0.25] };
const numbersIn = (text: unknown) => (String(text).match(/-?[\d.]+/g) ?? []).map(Number);

describe('a mapped plane', () => {
  it('sends the origin to the shift, and (1, 0) on from there by the first column', () => {
    const { map, to, unit } = mappedScale(data, LEAN);
    expect(unit).toBe(50);
    expect(map([0, 0])).toEqual([0.5, -0.25]);
    expect(map([1, 0])).toEqual([1.5, -0.25]);
    expect(map([0, 1])).toEqual([1, 0.75]);
    expect(to([0, 0])).toEqual([160, 120]);
  });

  it('draws a line once where the matrix leaves nothing but a line, and never nonsense', () => {
    for (const matrix of [
      [0, 0, 0, 0],
      [1, 2, 0.5, 1],
      [1, -2, 0.5, -1],
      [1.8, -0.6, 0.5, 1.6],
    ] as const) {
      const affine: Affine = { matrix, shift: [0, 0] };
      const scale = mappedScale(data, affine);
      const lines = sheetPath(affine, scale).split('M').length - 1;
      expect(lines).toBe(matrix[0] * matrix[3] - matrix[1] * matrix[2] === 0 ? 1 : 82);
      for (const { attributes } of sheetShapes(affine, scale)) expect(attributes['d']).not.toMatch(/NaN|Infinity/);
    }
  });

  it('presses the sheet into the line of both columns, as long as the whole sheet was', () => {
    const affine: Affine = { matrix: [1, -2, 0.5, -1], shift: [0, 0] };
    const [x1, y1, x2, y2] = numbersIn(sheetPath(affine, mappedScale(data, affine), 1)) as [
      number,
      number,
      number,
      number,
    ];
    expect([x1, y1, x2, y2]).toEqual([160 - 150, 120 + 75, 160 + 150, 120 - 75]);
  });
});

describe('what is drawn on it', () => {
  it('is a boat whose points all go where the map sends them', () => {
    const before = boatShapes((p) => p).map(({ attributes }) => numbersIn(attributes['d']));
    const after = boatShapes(([x, y]) => [-x, y]).map(({ attributes }) => numbersIn(attributes['d']));
    after.forEach((numbers, i) => {
      expect(numbers).toEqual((before[i] as number[]).map((n, k) => (k % 2 ? n : -n + 0)));
    });
  });

  it('is a cloud of thousands that a map moves by one attribute of each path', () => {
    const still = cloudShapes(LEAN, mappedScale(data, LEAN));
    const moved = cloudShapes({ ...LEAN, matrix: [0, -1, 1, 0] }, mappedScale(data, LEAN));
    const points = still.flatMap(({ attributes }) => String(attributes['d']).split('M').slice(1));
    expect(points).toHaveLength(CLOUD);
    expect(moved.map(({ attributes }) => attributes['d'])).toEqual(still.map(({ attributes }) => attributes['d']));
    expect(still[0]?.attributes['transform']).toBe('matrix(50,0,25,-50,185,132.5)');
    expect(moved[0]?.attributes['transform']).toBe('matrix(0,-50,-50,0,185,132.5)');
  });

  it('keeps an inverse under a map that has none, since browsers draw nothing without', () => {
    for (const matrix of [
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 2, 0.5, 1],
      [0, 3, 0, 0],
    ] as const) {
      const affine: Affine = { matrix, shift: [0, 0] };
      const [a, b, c, d] = numbersIn(cloudShapes(affine, mappedScale(data, affine))[0]?.attributes['transform']) as [
        number,
        number,
        number,
        number,
      ];
      expect(a * d - b * c).not.toBe(0);
      // Less than a tenth of a pixel from where the map sends the points.
      [a, -b, c, -d].forEach((entry, i) => {
        expect(Math.abs(entry - 50 * ([matrix[0], matrix[2], matrix[1], matrix[3]][i] as number))).toBeLessThan(0.1);
      });
    }
  });
});

describe('a window', () => {
  let layer: Layer;
  beforeEach(() => {
    layer = layerOf(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
  });

  it('is made once, cuts at its box, and keeps the units of the picture', () => {
    const draw = (width: number) =>
      paint(
        windowLayer(layer, 'w', { ...BOX, width }),
        boatShapes((p) => p),
      );
    draw(300);
    const before = [...(layer.node() as SVGGElement).querySelectorAll('*')];
    draw(280);
    expect([...(layer.node() as SVGGElement).querySelectorAll('*')]).toEqual(before);
    const svg = layer.node()?.querySelector('svg');
    expect(['x', 'y', 'width', 'height', 'overflow'].map((name) => svg?.getAttribute(name))).toEqual([
      '10',
      '20',
      '280',
      '200',
      'hidden',
    ]);
    expect(svg?.firstElementChild?.getAttribute('transform')).toBe('translate(-10,-20)');
  });

  it('brings points in from outside', () => {
    expect(intoBox(BOX, [0, 500], 5)).toEqual([15, 215]);
    expect(intoBox(BOX, [50, 60])).toEqual([50, 60]);
    expect([inBox(BOX, [9, 30]), inBox(BOX, [10, 30])]).toEqual([false, true]);
  });
});

describe('labels', () => {
  const label = (key: string, side: Label['side'] = [1, 0]): Label => ({
    key,
    css: 'map',
    text: '(1.8, 0.5)',
    at: [150, 100],
    side,
    gap: 12,
  });

  it('stand on the side they like, or on the next that is free', () => {
    const [first, second] = placeLabels([label('a'), label('b')], BOX);
    expect(Number(first?.attributes['x'])).toBeGreaterThan(162);
    expect([second?.attributes['x'], second?.attributes['y']]).not.toEqual([
      first?.attributes['x'],
      first?.attributes['y'],
    ]);
    const [beside] = placeLabels([label('a')], BOX, [around([190, 100], 40)]);
    expect(Number(beside?.attributes['x'])).toBeLessThan(150);
  });

  it('are left out where there is no room at all', () => {
    expect(placeLabels([label('a')], BOX, [BOX])).toEqual([]);
  });
});

describe('a matrix in writing', () => {
  const text = {
    key: 'm',
    x: 0,
    y: 0,
    size: 16,
    css: 'map',
    column: 40,
    rows: [
      ['1.8', '−0.6'],
      ['0.5', '1.6'],
    ],
  };

  it('has its entries in columns that are wide enough for them', () => {
    const shapes = matrixShapes(text).filter((shape) => shape.tag === 'text');
    expect(shapes.map((shape) => shape.text)).toEqual(['1.8', '−0.6', '0.5', '1.6']);
    expect(shapes[0]?.attributes['x']).toBe(shapes[2]?.attributes['x']);
    const wide = matrixColumns({
      ...text,
      rows: [
        ['1.8', '−1234.567'],
        ['0.5', '1.6'],
      ],
    });
    expect(wide.width).toBeGreaterThan(matrixColumns(text).width);
  });
});
