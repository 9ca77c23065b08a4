// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { type Layer, layerOf, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { drawStrip } from '#draw/strip.ts';

let layer: Layer;
const children = () => [...(layer.node() as SVGGElement).children];

beforeEach(() => {
  layer = layerOf(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
});

describe('paint', () => {
  it('leaves the same elements when drawn twice, and changes only what changed', () => {
    const shapes = (x: number) => [rect('a', 'm-area', x, 0, 10, 10), text('b', 'ink', 3, 4, 'u')];
    paint(layer, shapes(1));
    const before = children();
    paint(layer, shapes(2.005));
    expect(children()).toEqual(before);
    expect(before[0]).toBe(children()[0]);
    expect(before[0]?.getAttribute('x')).toBe('2.01');
    expect(before[1]?.textContent).toBe('u');
  });

  it('keeps elements by key through insertion, removal and reordering', () => {
    const mark = (key: string) => line(key, 'm-sep', 0, 0, 1, 1);
    paint(layer, ['a', 'b', 'c'].map(mark));
    const [a, b, c] = children();
    paint(layer, ['c', 'x', 'a'].map(mark));
    expect(children()[0]).toBe(c);
    expect(children()[2]).toBe(a);
    expect(children()).toHaveLength(3);
    expect(b?.parentNode).toBeNull();
  });

  it('replaces an element of another kind', () => {
    paint(layer, [rect('a', '', 0, 0, 1, 1)]);
    paint(layer, [line('a', '', 0, 0, 1, 1)]);
    expect(children().map((e) => e.localName)).toEqual(['line']);
  });

  it('draws again after somebody emptied the layer', () => {
    const shapes = [rect('a', '', 0, 0, 1, 1), text('b', '', 0, 0, 'x')];
    paint(layer, shapes);
    layer.node()?.replaceChildren();
    paint(layer, shapes);
    expect(children().map((e) => [e.localName, e.getAttribute('width') ?? e.textContent])).toEqual([
      ['rect', '1'],
      ['text', 'x'],
    ]);
  });
});

describe('sublayer', () => {
  it('is made once, in the order of first use', () => {
    const a = sublayer(layer, 'a');
    sublayer(layer, 'b');
    expect(sublayer(layer, 'a').node()).toBe(a.node());
    expect(children().map((e) => e.getAttribute('data-layer'))).toEqual(['a', 'b']);
  });
});

describe('drawStrip', () => {
  const data = { x: 0, y: 50, width: 600, height: 50, names: ['光', '色'], show: String, hot: 0, point: 0.42 };

  it('keeps its elements while shares move', () => {
    drawStrip(layer, { ...data, shares: [0.5, 0.5] });
    const before = [...(layer.node() as SVGGElement).querySelectorAll('*')];
    drawStrip(layer, { ...data, shares: [0.6, 0.4] });
    expect([...(layer.node() as SVGGElement).querySelectorAll('*')]).toEqual(before);
  });

  it('says why there is nothing, in an empty outline', () => {
    drawStrip(layer, { ...data, shares: [NaN, NaN], empty: 'no distribution' });
    const markup = (layer.node() as SVGGElement).innerHTML;
    expect(markup).toContain('no distribution');
    expect(markup).not.toContain('NaN');
  });

  it('hatches what is owed and frames 0 and 1', () => {
    drawStrip(layer, { ...data, shares: [1.5, -0.5], point: undefined, hot: undefined });
    const group = layer.node() as SVGGElement;
    expect(group.querySelectorAll('[fill="url(#hatch)"]')).toHaveLength(1);
    expect([...group.querySelectorAll('text')].map((t) => t.textContent)).toEqual(expect.arrayContaining(['0', '1']));
  });
});
