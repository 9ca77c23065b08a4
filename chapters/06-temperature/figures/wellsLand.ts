/** The wells themselves: a line that dips as deep as each score, and the particles lying in the dips. */

import type { Scale } from '#draw/axisFit.ts';
import { gridValues } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, line, path, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { Well } from './Wells.model.ts';
import { factorText } from './wellsSaid.model.ts';
import type { WellsFrame, WellsScene } from './wellsScene.ts';

export interface WellPlace {
  readonly centre: number;
  readonly width: number;
  readonly column: number;
  readonly bottom: number;
}

export function wellPlaces({ model }: WellsScene, frame: WellsFrame, energy: Scale): readonly WellPlace[] {
  const column = frame.width / model.wells.length;
  return model.wells.map((well, i) => ({
    centre: frame.x + column * (i + 0.5),
    width: column * 0.72,
    column,
    bottom: energy.at(-well.depth),
  }));
}

export function landShapes(
  scene: WellsScene,
  frame: WellsFrame,
  energy: Scale,
  domain: readonly [number, number],
  places: readonly WellPlace[],
): readonly Shape[] {
  const { model, words, lang } = scene;
  const rim = energy.at(domain[1] - 0.45);
  const right = frame.x + frame.width;
  const corner = Math.min(10, (places[0]?.width ?? 20) / 4);
  const dips = places.map(({ centre, width, bottom }) => {
    const [from, to] = [centre - width / 2, centre + width / 2];
    return `H${at(from)}V${at(bottom - corner)}q0,${at(corner)} ${at(corner)},${at(corner)}H${at(to - corner)}q${at(corner)},0 ${at(corner)},${at(-corner)}V${at(rim)}`;
  });
  const size = dotSize(model.particles, places, frame, rim);
  return [
    ...gridValues(domain, 4).flatMap((e) => [
      line(`g${e}`, 'm-grid', frame.x, energy.at(e), right, energy.at(e)),
      text(`gt${e}`, '', frame.x - 8, energy.at(e) + 5, formatNumber(e, { as: 'whole' }, lang), 'end'),
    ]),
    line('zero', 'm-grid', frame.x, energy.at(0), right, energy.at(0)),
    text('zero-text', 'ink', frame.x - 8, energy.at(0) + 5, '0', 'end'),
    text('energy', '', 0, frame.top - 20, words.energy(factorText(model))),
    ...model.wells.flatMap((well, i) => dotShapes(well, places[i] as WellPlace, size, rim)),
    path('land', 'm-map-line', `M${at(frame.x)},${at(rim)}${dips.join('')}H${at(right)}`),
    ...model.wells.flatMap((well, i) => nameShapes(scene, well, places[i] as WellPlace)),
  ];
}

/** Dots as large as fit if all of them lie in the shallowest place that could have to hold them. */
function dotSize(particles: number, places: readonly WellPlace[], frame: WellsFrame, rim: number): number {
  const deepest = places.reduce((a, b) => (b.bottom > a.bottom ? b : a));
  const room = (deepest.width - 8) * (deepest.bottom - Math.min(rim, frame.top + 10) - 8);
  return Math.min(10, Math.sqrt(Math.max(60, room * 0.92) / particles));
}

/** Rows of dots from the bottom of the well up: each row is one line, dotted by its round caps. */
function dotShapes(
  { index, count }: Well,
  { centre, width, bottom }: WellPlace,
  size: number,
  rim: number,
): readonly Shape[] {
  const inner = width - 8;
  const perRow = Math.max(1, Math.floor(inner / size));
  const rows = Math.ceil(count / perRow);
  // Where there are more than the well holds, they lie closer.
  const most = Math.max(8, bottom - rim - 6);
  const step = rows * size > most ? most / rows : size;
  let d = '';
  for (let row = 0; row < rows; row++) {
    const here = Math.min(perRow, count - row * perRow);
    const left = centre - (perRow * size) / 2 + size / 2;
    d += `M${at(left)},${at(bottom - 4 - step * (row + 0.5))}h${at((here - 1) * size + 0.01)}`;
  }
  return [
    path(`dots${index}`, 'm-particles', d, {
      'stroke-width': at(size * 0.68),
      'stroke-dasharray': `0 ${at(size)}`,
    }),
  ];
}

function nameShapes({ lang, held }: WellsScene, well: Well, place: WellPlace): readonly Shape[] {
  const { centre, bottom, column } = place;
  const z = formatNumber(well.depth, { as: 'value', digits: 1 }, lang);
  const bold = held?.param === 'depths' && held.index === well.index ? ' bold' : '';
  // In a narrow column they stand under the knob, else on either side of it.
  const stacked = column < 80;
  const fitted = fitText(well.name, stacked ? column - 4 : column * 0.4, 19);
  if (stacked)
    return [
      text(`n${well.index}`, 'name halo', centre, bottom + 28, fitted.text, 'middle', fitted.size),
      text(`z${well.index}`, `map halo${bold}`, centre, bottom + 43, z, 'middle', 12),
    ];
  return [
    text(`n${well.index}`, 'name halo', centre - 18, bottom + 24, fitted.text, 'end', fitted.size),
    text(`z${well.index}`, `map halo${bold}`, centre + 16, bottom + 23, z),
  ];
}
