/** Two columns, as arrows: the side of the plane where a row answers yes, and the shadow of the input on its line. */

import { arrowShapes, type Point } from '#draw/arrow.ts';
import { longLine } from '#draw/mappedPlane.ts';
import type { Shape } from '#draw/paint.ts';
import { around, type Label, placeLabels } from '#draw/placeLabels.ts';
import { groundShapes, type PlaneScale, planeScale } from '#draw/plane.ts';
import { dot, line, path, through } from '#draw/shapes.ts';
import type { Detector } from './detectorsModel.model.ts';
import { type DetectorsFrame, type DetectorsScene, planeData, SUBSCRIPTS } from './detectorsScene.ts';

export const scaleOf = (frame: DetectorsFrame): PlaneScale => planeScale({ ...planeData(frame), matrix: [1, 0, 0, 1] });

export const groundOf = (frame: DetectorsFrame): readonly Shape[] =>
  groundShapes({ ...planeData(frame), matrix: [1, 0, 0, 1] });

/** To be drawn in the window of the plane. */
export function halfShapes({ model }: DetectorsScene, scale: PlaneScale): readonly Shape[] {
  const looked = model.rows[model.looked] as Detector;
  const [wx, wy] = looked.weights as unknown as Point;
  const length = looked.norm;
  if (length === 0) return [];
  const [ux, uy]: Point = [wx / length, wy / length];
  const far = 40;
  const corners: readonly Point[] = [
    [-uy * far, ux * far],
    [(ux - uy) * far, (uy + ux) * far],
    [(ux + uy) * far, (uy - ux) * far],
    [uy * far, -ux * far],
  ];
  return [
    path('half', 'm-half', through(corners.map(scale.to), true)),
    longLine('border', 'm-eigen', [0, 0], [-uy, ux], scale),
    longLine('line', 'm-rung', [0, 0], [ux, uy], scale),
  ];
}

export function arrowsOf({ model }: DetectorsScene, scale: PlaneScale): readonly Shape[] {
  const zero = scale.to([0, 0]);
  const [x, y] = model.input as unknown as Point;
  return [
    ...shadowShapes(model.rows[model.looked] as Detector, [x, y], scale),
    ...model.rows.flatMap(({ weights }, i) =>
      arrowShapes(`w${i}`, zero, scale.to(weights as unknown as Point), {
        hollow: true,
        light: i !== model.looked,
        short: 9.5,
      }),
    ),
    ...arrowShapes('x', zero, scale.to([x, y]), { short: 9.5 }),
    dot('zero', 'm-dot', ...zero, 3),
  ];
}

/** The input falls straight onto the line of the row. */
function shadowShapes(row: Detector, input: Point, scale: PlaneScale): readonly Shape[] {
  if (row.norm === 0) return [];
  const [wx, wy] = row.weights as unknown as Point;
  const along = row.projection / row.norm;
  const foot = scale.to([along * wx, along * wy]);
  return [
    line('fall', 'm-leader', ...scale.to(input), ...foot),
    line('shadow', 'm-shadow', ...scale.to([0, 0]), ...foot),
  ];
}

export function labelsOf(scene: DetectorsScene, frame: DetectorsFrame, scale: PlaneScale): readonly Shape[] {
  const { model, words } = scene;
  const zero = scale.to([0, 0]);
  const tips = model.rows.map(({ weights }) => scale.to(weights as unknown as Point));
  const input = scale.to(model.input as unknown as Point);
  const out = (p: Point): Point => [p[0] - zero[0] || 0.1, p[1] - zero[1]];
  const label = (key: string, words: string, at: Point, css: string): Label => ({
    key,
    css,
    text: words,
    at,
    side: out(at),
    gap: 12,
    size: 16,
  });
  const looked = model.rows[model.looked] as Detector;
  const names = [
    label('x-name', 'x', input, 'map bold'),
    ...tips.map((tip, i) => label(`w${i}-name`, `w${SUBSCRIPTS[i]}`, tip, i === model.looked ? 'map bold' : 'map')),
  ];
  return placeLabels(
    looked.norm === 0 ? names : [...names, yes(looked)],
    frame.main,
    [...tips, input].map((p) => around(p, 11)),
  );

  /** In a corner of the side where the row answers yes. */
  function yes({ weights }: Detector): Label {
    const [wx, wy] = weights as unknown as Point;
    const { x, y, width, height } = frame.main;
    const [right, top] = [wx >= 0, wy >= 0];
    return {
      key: 'yes',
      css: 'map',
      text: words.positive(`w${SUBSCRIPTS[model.looked]}`),
      at: [right ? x + width : x, top ? y + 14 : y + height - 14],
      side: [right ? -1 : 1, 0],
      gap: 8,
    };
  }
}
