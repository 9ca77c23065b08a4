/** What the figures of the chapter on matrices say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { ComposeModel } from './figures/Compose.model.ts';
import type { DetectorsModel } from './figures/detectorsModel.model.ts';
import type { FoldModel } from './figures/foldModel.model.ts';
import { MATCHED } from './figures/foldModel.model.ts';
import type { GridModel } from './figures/gridModel.model.ts';
import type { Words } from './words.ts';

const TWO: Format = { as: 'value', digits: 0 };
const ERROR: Format = { as: 'fixed', digits: 3 };

/** To thousandths; of what is less, as many places as it takes: an area of 0 is said of a flat plane alone. */
const spoken = (x: number, format: Format = TWO): string =>
  Number.isNaN(x) ? 'none' : formatNumber(Number(x.toFixed(3)) || x, format, 'en').replace('\u2212', 'minus ');
const place = (p: readonly number[]): string => `(${p.map((x) => spoken(x)).join(', ')})`;

function gridSummary({ shown, point, morph, biased }: GridModel): string {
  const [a, b, c, d] = shown.matrix;
  const { eigen } = shown;
  const way = morph < 1 ? `At ${spoken(morph)} of the way, ` : '';
  const turned =
    shown.det < 0
      ? ' and the plane is turned over'
      : shown.rank === 1
        ? ': everything is pressed into a line'
        : shown.rank === 0
          ? ': everything is pressed into a point'
          : '';
  const stays =
    eigen.kind === 'none'
      ? 'no direction stays as it is'
      : eigen.kind === 'all'
        ? `every direction stays, times ${spoken(eigen.value)}`
        : `${eigen.kind === 'one' ? 'one direction stays' : 'two directions stay'}, ${eigen.pairs.map(({ value, vector }) => `${place(vector)} times ${spoken(value)}`).join(' and ')}`;
  const shift = biased ? `, the origin to ${place(shown.shift)}` : '';
  return `${way}(1, 0) goes to ${place([a, c])}, (0, 1) to ${place([b, d])}${shift}. Areas are multiplied by ${spoken(Math.abs(shown.det))}${turned}; the rank is ${shown.rank}; ${stays}. The point ${place(point)} goes to ${place(shown.image)}.`;
}

function detectorsSummary({ rows, columns, input, cost, unit }: DetectorsModel): string {
  const answers = rows
    .map(({ norm, projection, output }, i) =>
      norm === 0
        ? `row ${i + 1} is all zeros and answers 0`
        : `row ${i + 1} answers ${spoken(output)}, its length ${spoken(norm)} times the shadow ${spoken(projection)}`,
    )
    .join('; ');
  const size = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'} of ${columns} numbers${unit ? ', each of length 1' : ''}`;
  return `${size}; the input is ${place(input)}. In turn, ${answers}. That takes ${cost} products.`;
}

function composeSummary({ BA, AB, same, dets }: ComposeModel): string {
  const written = (m: readonly number[]) => `${place(m.slice(0, 2))} and ${place(m.slice(2))}`;
  return `A first, then B is the matrix with the rows ${written(BA)}; B first, then A has the rows ${written(AB)}. ${same ? 'For this pair the order makes no difference' : 'The order makes a difference'}; the determinant is ${spoken(dets.both)} either way.`;
}

const TOOLS = { matrix: 'matrix', bias: '+ bias', relu: '+ ReLU' };
/** The same within a sentence. */
const NAMED = { matrix: 'a matrix', bias: 'a matrix with a bias', relu: 'a network with ReLU' };
const TARGETS = {
  parallelogram: 'slant',
  flip: 'flip',
  line: 'line',
  sheet: 'fold',
  curl: 'curl',
  origin: 'moved origin',
};

function verdict({ best, tool, there, matched }: FoldModel): string {
  const least = best[tool].error;
  const exact = least < 0.0005;
  if (matched) return exact ? 'Matched.' : 'Near enough to look alike.';
  if (least >= MATCHED) return there ? 'As near as it gets, and no match.' : 'This tool will never match it.';
  return exact ? 'This tool can do it: go on.' : 'This tool comes very near: go on.';
}

function foldSummary(model: FoldModel): string {
  const { target, tool, error, best } = model;
  const least = (['matrix', 'bias', 'relu'] as const).map((t) => `${NAMED[t]} ${spoken(best[t].error, ERROR)}`);
  return `The target is the ${TARGETS[target]}, the tool ${NAMED[tool]}, and the paper is off by ${spoken(error, ERROR)}. The least it can be off by: ${least.join(', ')}. ${verdict(model)}`;
}

const both = (what: string) => [`${what}, across`, `${what}, up`] as const;

const words: Words = {
  recap: {
    title: 'Two grids',
    data: 'The matrix is made up.',
    params: { x: 'point, across', y: 'point, up' },
    columns: { what: 'what', x: 'across', y: 'up' },
    before: 'before',
    after: 'after',
    summary: ({ point, image }) => `The point ${place(point)} on the left has the image ${place(image)} on the right.`,
  },
  grid: {
    title: 'The grid',
    data: 'The matrix is made up.',
    params: {
      a: 'image of (1, 0), across: a',
      b: 'image of (0, 1), across: b',
      c: 'image of (1, 0), up: c',
      d: 'image of (0, 1), up: d',
      e: 'bias, across: e',
      f: 'bias, up: f',
      x: 'point, across',
      y: 'point, up',
      morph: 'progress',
      show: 'on the grid',
    },
    choices: {
      morph: { 0: 'nothing done', 1: 'this map' },
      show: { boat: 'a boat', sailing: 'a boat at the point', cloud: '3,000 points', none: 'nothing' },
    },
    actions: {
      rotate: 'Turn 90°',
      stretch: 'Widen',
      project: 'Flat',
      shear: 'Shear',
      flip: 'Flip',
      identity: 'Identity',
      undo: 'Undo (inverse)',
      turn: 'Turn by 15° more',
      bias: 'Bias on or off',
    },
    refusals: {
      undo: 'Flat: no way back. All points of a line went to one place, and the place does not tell where each came from. The slider can run backwards because it remembers the beginning; no matrix can send them home.',
      turn: 'If turned further, a number would leave the range from −3 to 3.',
    },
    columns: { what: 'what', x: 'across', y: 'up' },
    facts: { det: 'det M', rank: 'rank', stays: 'unturned' },
    mirrored: (det) => `${det}  mirrored`,
    gone: (det) => `${det}  gone`,
    none: 'none',
    every: 'all',
    only: 'only ',
    area: (area) => `area ${area}`,
    onTheWay: (t) => `on the way, t = ${t}`,
    crossing: (t) => ['To the other side of the paper', `the way is through a line: t = ${t}`],
    sameImage: 'all of this line has one image',
    tips: [both('image of (1, 0)'), both('image of (0, 1)')],
    point: both('point'),
    origin: both('image of the origin'),
    summary: gridSummary,
  },
  detectors: {
    title: 'Detectors',
    data: 'Weights and input are made up.',
    params: {
      rows: 'rows',
      columns: 'columns',
      x: 'input x',
      w: 'weights w',
      x4: 'input x of four',
      w4: 'weights w of four columns',
      unit: 'make every row 1 long',
      row: 'look at row',
    },
    choices: { columns: { 2: '2, as arrows', 4: '4, as a table' } },
    actions: { longer: 'Make this row twice as long' },
    refusals: { longer: 'If the row were twice as long, a weight would leave the range from −5 to 5.' },
    columns: { row: 'row', weights: 'weights', output: 'y', norm: 'length ‖w‖', projection: 'shadow', cosine: 'cos' },
    positive: (row) => `${row} · x > 0 on this side`,
    product: (length, shadow) => `length ${length} × shadow ${shadow}`,
    noDirection: 'all zeros: no direction',
    cost: (rows, columns, products) => `${rows} × ${columns} = ${products} products`,
    answers: (outputs) => `the rows answer ${outputs}`,
    tip: both('arrow of x'),
    weight: (row) => both(`arrow of row ${row}`),
    input: (place) => `place ${place} of the input`,
    summary: detectorsSummary,
  },
  compose: {
    title: 'One after the other',
    data: 'The matrices are made up.',
    params: { A: 'entry of A', B: 'entry of B' },
    actions: {
      stretchTurn: 'Stretch, turn',
      flipTurn: 'Flip, turn',
      projectShear: 'Flatten, shear',
      twoTurns: 'Turn, turn',
      swap: 'Swap A and B',
    },
    columns: {
      matrix: 'matrix',
      a: 'row 1, col 1',
      b: 'row 1, col 2',
      c: 'row 2, col 1',
      d: 'row 2, col 2',
      det: 'det',
    },
    before: 'before',
    steps: { A: 'A first', B: 'B first', BA: 'then B', AB: 'then A' },
    dets: (a, b, both) => [`determinants: A ${a}, B ${b}`, `product ${both}, in either order`],
    same: 'For this pair, no difference',
    differ: 'The order makes a difference',
    tip: (matrix, arrow) => both(`${arrow === 0 ? 'first' : 'second'} arrow of ${matrix}`),
    summary: composeSummary,
  },
  fold: {
    title: 'The folding test',
    data: 'The six targets are this book’s own.',
    params: {
      target: 'target',
      tool: 'tool',
      m: 'entry of the matrix',
      shift: 'entry of the bias',
      spine: 'entry of the spine',
    },
    choices: { target: TARGETS, tool: TOOLS },
    actions: { best: 'Put it at its best', flat: 'Flatten out' },
    columns: { tool: 'tool', best: 'off by at least', yours: 'yours is off by' },
    best: (error, does) =>
      does ? (error === '0.000' ? 'can do it' : `nearly: off by ${error}`) : `off by at least ${error}`,
    yours: (error) => `yours ${error}`,
    verdict,
    tips: [both('first arrow'), both('second arrow')],
    origin: both('image of the origin'),
    spine: (place) => both(`place ${place} of the spine`),
    summary: foldSummary,
  },
};

export default words;
