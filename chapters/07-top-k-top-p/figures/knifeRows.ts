/** The conventions of one knife side by side: each a thin strip, with how many it keeps and their mass. */

import type { Shape } from '#draw/paint.ts';
import { hatched, line, rect, text, ticksShapes } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { Convention } from './knifeModel.model.ts';
import type { KnifeFrame, KnifeScene } from './knifeScene.ts';

const HEIGHT = 14;

export function rowShapes(scene: KnifeScene, { rows: top, strip }: KnifeFrame): readonly Shape[] {
  const { model, words, narrow, width } = scene;
  if (!model.ranked) return [];
  const step = narrow ? 44 : 30;
  const label = Math.max(0, ...model.conventions.map(({ key }) => textWidth(words.conventions[key], 14))) + 30;
  const said = Math.max(0, ...model.conventions.map((each) => textWidth(result(scene, each), 14))) + 30;
  const compared = model.conventions.length > 0 ? words.compare[model.method] : words.noCompare;
  const head = fitText(compared, width - strip.x, 14);
  return [
    text('head', '', strip.x, top, head.text, 'start', head.size === 14 ? undefined : head.size),
    ...model.conventions.flatMap((each, i): readonly Shape[] => {
      const y = top + 26 + i * step;
      const mine = isMine(scene, each);
      const css = mine ? 'ink bold' : '';
      const key = each.key;
      const box = narrow
        ? { x: strip.x, y: y + 8, width: strip.width }
        : { x: strip.x + label, y: y - 11, width: strip.width - label - said };
      return [
        ...(mine && !narrow ? [line(`${key}-mine`, 'm-frame', strip.x, y - 12, strip.x, y + 4)] : []),
        text(`${key}-label`, css, strip.x + (narrow ? 0 : 10), y, words.conventions[key]),
        text(`${key}-said`, css || 'ink', narrow ? width - 10 : strip.x + strip.width, y, result(scene, each), 'end'),
        ...miniStrip(`${key}-strip`, each, box, model.few ? model.ranked?.totals : undefined),
      ];
    }),
  ];
}

/** Whether this is the reading the figure is set to. */
function isMine({ model }: KnifeScene, { key }: Convention): boolean {
  if (model.method === 'top-p') return key === model.rule;
  return model.method === 'min-p' ? key === model.when : key === model.ties;
}

function result({ model, words, lang }: KnifeScene, { kept, mass }: Convention): string {
  if (kept === 0) return words.nan;
  const whole = formatNumber(kept, { as: 'whole' }, lang);
  // The names of these two are long, and the count is what is compared.
  return model.method === 'min-p'
    ? words.count(whole)
    : words.countAndMass(whole, formatNumber(mass, { as: 'share' }, lang));
}

function miniStrip(
  key: string,
  { kept, mass }: Convention,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  totals: Float64Array | undefined,
): readonly Shape[] {
  const edge = x + mass * width;
  const cuts = [...(totals?.slice(0, Math.max(0, kept - 1)) ?? [])];
  return [
    ...(mass > 0 ? [rect(`${key}-kept`, 'm-area', x, y, edge - x, HEIGHT)] : []),
    ...(mass < 1 ? [hatched(`${key}-cut`, edge, y, x + width - edge, HEIGHT)] : []),
    ...ticksShapes(
      `${key}-edges`,
      'm-sep thin',
      cuts.map((cut) => x + cut * width),
      y,
      HEIGHT,
    ),
    rect(`${key}-outline`, 'm-area-edge thin', x, y, width, HEIGHT),
  ];
}
