/** The small picture of a preset, 76 × 38: three strips, the right piece of each filled. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, rect } from '#draw/shapes.ts';
import type { GradesModel } from './GradeBook.model.ts';

export function gradesThumb(layer: Layer, { students }: GradesModel): void {
  paint(
    sublayer(layer, 'thumb'),
    students.flatMap(({ shares }, i) => {
      const y = 3 + i * 12;
      const cut = 2 + 72 * (shares[0] + shares[1]);
      return [
        rect(`r${i}`, 'm-area', 2, y, 72 * shares[0], 9),
        line(`f${i}`, 'm-sep thin', 2 + 72 * shares[0], y, 2 + 72 * shares[0], y + 9),
        line(`c${i}`, 'm-sep thin', cut, y, cut, y + 9),
        rect(`o${i}`, 'm-area-edge thin', 2, y, 72, 9),
      ];
    }),
  );
}
