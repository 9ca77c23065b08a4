// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { layerOf } from '#draw/layer.ts';
import { drawStrip } from '#draw/strip.ts';

const NS = 'http://www.w3.org/2000/svg';
const layer = layerOf(document.createElementNS(NS, 'g'));
const draw = (...shares: readonly number[]) => {
  drawStrip(layer, {
    x: 0,
    y: 100,
    width: 600,
    height: 50,
    names: ['光', '色', '亮'],
    shares,
    show: (p) => p.toFixed(4),
  });
  return [...(layer.node() as SVGGElement).querySelectorAll('text')];
};

it('a label that leaves its piece for a flag is the same mark, and labels stand in the order of the pieces', () => {
  const within = draw(0.4, 0.3, 0.3);
  expect(within.map((text) => text.textContent)).toEqual(['光', '0.4000', '色', '0.3000', '亮', '0.3000']);
  const above = draw(0.6, 0.01, 0.39);
  expect(above).toEqual(within);
  expect(above[2]?.getAttribute('class')).toBe('t name');
  expect(Number(above[2]?.getAttribute('y'))).toBeLessThan(100);
});

it('all poles are one mark', () => {
  draw(0.98, 0.01, 0.01);
  const poles = layer.node()?.querySelectorAll('.m-leader');
  expect(poles).toHaveLength(1);
  expect(poles?.[0]?.getAttribute('d')?.split('M')).toHaveLength(3);
  draw(0.4, 0.3, 0.3);
  expect(layer.node()?.querySelectorAll('.m-leader')).toHaveLength(0);
});
