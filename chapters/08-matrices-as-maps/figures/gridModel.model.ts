/** One map of the plane and all that can be said about it, for the whole of it and for the part that the film shows. */

import { type Eigen2, eigen } from '#math/eigen2.ts';
import { apply, determinant, type Matrix2, nullDirection, rank, type Vector2 } from '#math/matrix2.ts';
import { along, crossing } from '#math/polar2.ts';
import type { GridValues } from './gridParams.model.ts';

export interface MapFacts {
  readonly matrix: Matrix2;
  readonly shift: Vector2;
  readonly det: number;
  readonly rank: 0 | 1 | 2;
  readonly eigen: Eigen2;
  /** Points of a line along this direction share one image. */
  readonly nullDirection: Vector2 | undefined;
  /** Where the point goes. */
  readonly image: Vector2;
}

export interface GridModel {
  readonly whole: MapFacts;
  /** What the picture shows: the whole map, or as far as the film has come. */
  readonly shown: MapFacts;
  readonly point: Vector2;
  readonly morph: number;
  readonly biased: boolean;
  /** When the film passes through a line, if the map turns the plane over. */
  readonly crossing: number | undefined;
  readonly show: GridValues['show'];
}

export function gridModel(values: GridValues): GridModel {
  const { a, b, c, d, e, f, x, y, morph, show } = values;
  const matrix: Matrix2 = [a, b, c, d];
  const point: Vector2 = [x, y];
  const whole = facts(matrix, [e, f], point);
  const part = along(matrix, morph).map(cleaned) as unknown as Matrix2;
  return {
    whole,
    shown: morph >= 1 ? whole : facts(part, [morph * e, morph * f], point),
    point,
    morph,
    biased: e !== 0 || f !== 0,
    crossing: crossing(matrix),
    show,
  };
}

/** Half a turn and back leaves 1e−17 where 0 is meant. */
const cleaned = (entry: number): number => Math.round(entry * 1e12) / 1e12 + 0;

function facts(matrix: Matrix2, shift: Vector2, point: Vector2): MapFacts {
  const [x, y] = apply(matrix, point);
  return {
    matrix,
    shift,
    det: determinant(matrix),
    rank: rank(matrix),
    eigen: eigen(matrix),
    nullDirection: nullDirection(matrix),
    image: [x + shift[0] + 0, y + shift[1] + 0],
  };
}
