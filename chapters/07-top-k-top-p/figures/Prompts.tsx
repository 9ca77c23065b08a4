/** Two vocabularies over one axis of ranks, side by side, and under each the five rules as strips. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { columnsFor, drawRankBars, type RankBarsLayout } from '#draw/rankBars.ts';
import { hatched, line, rect, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { type RankColumns, rankColumns } from '#math/rankColumns.ts';
import { formatNumber } from '#spec/format.ts';
import { wordText } from '#spec/wordText.ts';
import type { PromptsWords } from '../words.ts';
import { type Prompt, type PromptsModel, prompts } from './Prompts.model.ts';
import { FIXED, type Kept, ruleOf } from './promptsModel.model.ts';

type Params = typeof prompts.params;
type PromptsScene = Scene<Params, PromptsModel, PromptsWords>;

interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const PANEL = 428;
const GAP = 26;
const LANE = { top: 70, floor: 170 };
const ROWS = 252;
/** From the first row to each: under that of p there is its knob. */
const STEPS = [0, 37, 77, 114, 151];

export function panels({ width, narrow }: Pick<PromptsScene, 'width' | 'narrow'>): readonly [Panel, Panel] {
  if (narrow)
    return [0, 1].map((i) => ({ x: 10, y: i * (PANEL + GAP), width: width - 20 })) as [Panel, Panel] & Panel[];
  const half = (width - 56) / 2;
  return [
    { x: 10, y: 0, width: half - 10 },
    { x: half + 46, y: 0, width: half - 0 },
  ];
}

function draw(layer: Layer, scene: PromptsScene): void {
  const { model, words } = scene;
  const both = panels(scene).map((panel, i) => {
    const key = i ? 'b' : 'a';
    const prompt = model[key];
    const group = sublayer(layer, key);
    const lines = drawPanel(group, scene, panel, prompt);
    const title = fitText(words.prompts[key](kindOf(prompt)), panel.width - 8, 19);
    paint(sublayer(group, 'rows'), [
      text('title', 'name', panel.x, panel.y + 18, title.text, 'start', title.size),
      ...knifeShapes(scene, panel, lines),
      ...prompt.rules.flatMap((kept, row) =>
        rowShapes(scene, panel, prompt.ranked.totals, kept, panel.y + ROWS + (STEPS[row] as number)),
      ),
    ]);
    return handles(scene, panel, lines, key);
  });
  drawHandles(layer, both.flat());
}

/** What the shape stands for, so that a list bent out of shape is not called by its old name. */
function kindOf({ exponent }: Prompt): 'sure' | 'open' | 'zipf' {
  return exponent > 3 ? 'sure' : exponent === 1 ? 'zipf' : 'open';
}

function drawPanel(
  layer: Layer,
  { model, words, lang }: PromptsScene,
  { x, y, width }: Panel,
  prompt: Prompt,
): RankBarsLayout {
  const whole = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  const share = prompt.ranked.masses[model.find - 1] as number;
  return drawRankBars(layer, {
    x,
    width,
    top: y + LANE.top,
    floor: y + LANE.floor,
    columns: columnsOf(prompt.ranked.masses, columnsFor(width)),
    height: 'area',
    kept: ruleOf(prompt, 'k').kept,
    show: (mass) => formatNumber(mass, { as: 'share' }, lang),
    rank: whole,
    found: { rank: model.find, words: words.found(whole(model.find), wordText(share, lang)) },
  });
}

const COLUMNS = new WeakMap<Float64Array, { readonly columns: number; readonly made: RankColumns }>();

function columnsOf(masses: Float64Array, columns: number): RankColumns {
  const known = COLUMNS.get(masses);
  if (known?.columns === columns) return known.made;
  const made = rankColumns(masses, columns);
  COLUMNS.set(masses, { columns, made });
  return made;
}

/** The line at k goes on from the bars to its knob. */
function knifeShapes({ model, lang }: PromptsScene, panel: Panel, lines: RankBarsLayout): readonly Shape[] {
  const x = lines.edge(model.k + 1);
  const y = panel.y + LANE.floor;
  return [
    line('k', 'm-frame', x, y - 104, x, y + 36),
    text('k-words', 'ink', x + 22, y + 49, `k = ${formatNumber(model.k, { as: 'whole' }, lang)}`),
  ];
}

function setting({ model, words, lang }: PromptsScene, rule: Kept['rule']): string {
  if (rule === 'k') return formatNumber(model.k, { as: 'whole' }, lang);
  if (rule === 'minp' && model.minp === 0) return words.off;
  const set = { p: model.p, minp: model.minp, ...FIXED }[rule];
  return formatNumber(set, { as: 'share' }, lang);
}

function rowShapes(
  scene: PromptsScene,
  { x, width }: Panel,
  totals: Float64Array,
  { rule, from, kept, mass }: Kept,
  y: number,
): readonly Shape[] {
  const { words, lang } = scene;
  const left = x + (from > 0 ? (totals[from - 1] as number) : 0) * width;
  const right = left + mass * width;
  const said = words.keeps(formatNumber(kept, { as: 'whole' }, lang), formatNumber(mass, { as: 'share' }, lang));
  return [
    text(`${rule}-name`, 'ink', x, y, `${words.rules[rule]} ${setting(scene, rule)}`),
    text(`${rule}-said`, 'ink bold', x + width, y, said, 'end'),
    rect(`${rule}-kept`, 'm-area', left, y + 7, right - left, 14),
    ...(from > 0 ? [hatched(`${rule}-before`, x, y + 7, left - x, 14)] : []),
    ...(from + kept < totals.length ? [hatched(`${rule}-cut`, right, y + 7, Math.max(0, x + width - right), 14)] : []),
    rect(`${rule}-outline`, 'm-area-edge thin', x, y + 7, width, 14),
  ];
}

function handles(scene: PromptsScene, panel: Panel, lines: RankBarsLayout, key: string): readonly HandleData[] {
  const { model } = scene;
  const k = scene.grip('k');
  const p = scene.grip('p');
  return [
    {
      key: `k-${key}`,
      x: lines.edge(model.k + 1),
      y: panel.y + LANE.floor + 44,
      direction: 'x',
      hue: 'ink',
      nudge: key === 'b',
      grips: [k],
      move: (to) => k.set(lines.rankAt(to)),
    },
    {
      key: `p-${key}`,
      x: panel.x + model.p * panel.width,
      y: panel.y + ROWS + (STEPS[1] as number) + 14,
      direction: 'x',
      hue: 'ink',
      grips: [p],
      move: (to) => p.set((to - panel.x) / panel.width),
    },
  ];
}

/** The small picture of a preset: how much of both lists the nucleus needs, on the axis of ranks. */
function thumb(layer: Layer, { a, b }: PromptsModel): void {
  const bar = (key: string, prompt: Prompt, y: number): readonly Shape[] => {
    const { kept } = ruleOf(prompt, 'p');
    const wide = Math.max(2, (72 * Math.log(kept + 1)) / Math.log(prompt.ranked.masses.length + 1));
    return [
      rect(`${key}k`, 'm-area', 2, y, wide, 13),
      hatched(`${key}c`, 2 + wide, y, 72 - wide, 13),
      rect(`${key}o`, 'm-area-edge thin', 2, y, 72, 13),
    ];
  };
  paint(sublayer(layer, 'thumb'), [...bar('a', a, 3), ...bar('b', b, 22)]);
}

export const promptsView: View<Params, PromptsModel, PromptsWords> = {
  height: { narrow: 2 * PANEL + GAP, wide: PANEL + 4 },
  wide: true,
  controls: ['k', 'p', 'minp', 'a', 'b', 'find'],
  actions: ['two', 'zipf', 'alike'],
  draw,
  thumb,
};

export const Prompts = createFigure(prompts, promptsView);
