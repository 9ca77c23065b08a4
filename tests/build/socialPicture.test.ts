/** Shared pictures are drawn with the font in the repository, on any machine. */

import { expect, it } from 'vitest';
import { rasterise } from '#build/socialPicture.ts';

const svg = (text: string, family = 'serif'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#fff"/>
  <text x="60" y="200" font-size="80" font-family="${family}">${text}</text></svg>`;

it('gives a PNG of 1200 × 630', () => {
  const png = Buffer.from(rasterise(svg('光')));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('draws Chinese, whatever family is asked for', () => {
  const empty = rasterise(svg(''));
  const pictures = [svg('光'), svg('色'), svg('光', 'Nowhere, sans-serif')].map(rasterise);
  for (const picture of pictures) expect(Buffer.compare(picture, empty)).not.toBe(0);
  // Boxes would all look alike.
  expect(Buffer.compare(pictures[0] as Uint8Array, pictures[1] as Uint8Array)).not.toBe(0);
  expect(Buffer.compare(pictures[0] as Uint8Array, pictures[2] as Uint8Array)).toBe(0);
});

it('refuses a character that its font lacks', () => {
  expect(() => rasterise(svg('光\u9fa5'))).toThrow('the font of shared pictures lacks \u9fa5');
});
