/** The small picture of the dial, 76 × 38: the same scores cold, as they are, and hot. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, rect } from '#draw/shapes.ts';
import type { DialModel } from './Dial.model.ts';

export function dialThumb(layer: Layer, model: DialModel): void {
  const group = 22;
  paint(
    sublayer(layer, 'thumb'),
    model.three.flatMap((row, r) => {
      const left = 2 + r * (group + 3);
      const step = group / row.shares.length;
      return [
        ...row.shares.map((share, i) => {
          const height = Number.isNaN(share) ? 0 : Math.max(0.6, share * 31);
          return rect(`${r}b${i}`, 'm-area', left + i * step + step * 0.1, 35 - height, step * 0.8, height);
        }),
        line(`${r}f`, 'm-floor', left, 35, left + group, 35),
      ];
    }),
  );
}
