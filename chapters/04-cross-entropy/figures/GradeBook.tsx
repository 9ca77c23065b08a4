/** The grade book: a strip for each student, cut by two knobs, and beside its name the penalty as number and bar. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { GradesWords } from '../words.ts';
import { type GradesModel, grades, type Student, WORDS } from './GradeBook.model.ts';
import { type GradesFrame, type GradesParams, type GradesScene, gradesFrame, ROOM } from './gradesFrame.ts';
import { gradesThumb } from './gradesThumb.ts';
import { lossBar } from './lossBar.ts';
import { BELOW, knobPlaces, stem } from './twoKnobs.ts';

function draw(layer: Layer, scene: GradesScene): void {
  const frame = gradesFrame(scene);
  const { students } = scene.model;
  paint(
    sublayer(layer, 'students'),
    students.flatMap((student, i) => studentShapes(student, i, scene, frame)),
  );
  paint(sublayer(layer, 'mean'), meanShapes(scene, frame));
  drawHandles(
    layer,
    students.flatMap((student, i) => handlesOf(student, i, scene, frame)),
  );
}

const nats = ({ lang }: GradesScene, loss: number) => formatNumber(loss, { as: 'fixed', digits: 4 }, lang);

function studentShapes(student: Student, i: number, scene: GradesScene, frame: GradesFrame): readonly Shape[] {
  const { words, lang } = scene;
  const { strip, loss } = frame;
  const y = frame.row(i) + 26;
  const low = y + strip.height;
  const [first, second] = cuts(student, frame);
  const edges = [strip.x, first, second, strip.x + strip.width];
  const knobs = knobPlaces(first, second, strip.x + strip.width);
  const top = WORDS[student.onTop ? 0 : student.shares.indexOf(Math.max(...student.shares))] as string;
  const said = nats(scene, student.loss);
  const title = fitText(words.top(words.students[i] as string, top), loss.x - textWidth(said, 16) - 20, 14);
  return [
    text(`t${i}`, 'ink', 0, frame.row(i) + 14, title.text, 'start', title.size),
    text(`l${i}`, 'big bold ink', loss.x - 9, frame.row(i) + 15, said, 'end'),
    ...lossBar(`b${i}`, loss.x, frame.row(i) + 2, loss.width, 15, student.loss / ROOM),
    rect(`r${i}`, 'm-area', strip.x, y, first - strip.x, strip.height),
    ...[1, 2].map((w) => line(`c${i}${w}`, 'm-sep', edges[w] as number, y, edges[w] as number, low)),
    rect(`o${i}`, 'm-area-edge', strip.x, y, strip.width, strip.height),
    rect(`g${i}`, 'm-truth', strip.x, y, first - strip.x, strip.height),
    ...WORDS.flatMap((word, w) => {
      const [from, to] = [edges[w] as number, edges[w + 1] as number];
      const share = formatNumber(student.shares[w] as number, { as: 'share' }, lang);
      const css = w === 0 ? 'on-area' : 'ink';
      const both = to - from > 88;
      return [
        text(
          `n${i}${w}`,
          `name ${css}`,
          both ? from + 12 : (from + to) / 2,
          y + 28,
          to - from > 27 ? word : '',
          both ? 'start' : 'middle',
        ),
        text(`s${i}${w}`, `big ${css}`, from + 38, y + 27, both ? share : ''),
      ];
    }),
    stem(`e${i}1`, 'm-edge-true', first, low, knobs[0]),
    stem(`e${i}2`, 'm-bracket', second, low, knobs[1]),
  ];
}

function cuts({ shares }: Student, { strip }: GradesFrame): readonly [number, number] {
  const first = strip.x + shares[0] * strip.width;
  return [first, first + shares[1] * strip.width];
}

function meanShapes(scene: GradesScene, { row, loss }: GradesFrame): readonly Shape[] {
  const y = row(3) + 8;
  const said = nats(scene, scene.model.mean);
  return [
    line('mean-rule', 'm-zero', 0, y, loss.x + loss.width, y),
    text('mean', 'ink', 0, y + 24, scene.words.mean),
    text('mean-loss', 'big bold ink', loss.x - 9, y + 25, said, 'end'),
    ...lossBar('mean', loss.x, y + 12, loss.width, 15, scene.model.mean / ROOM),
  ];
}

function handlesOf(student: Student, i: number, scene: GradesScene, frame: GradesFrame): readonly HandleData[] {
  const { strip } = frame;
  const [first, second] = cuts(student, frame);
  const right = strip.x + strip.width;
  const [a, b] = knobPlaces(first, second, right);
  const y = frame.row(i) + 26 + strip.height + BELOW;
  const own = scene.grip('right', i);
  const rest = scene.grip('split', i);
  const share = (w: 0 | 1) => formatNumber(student.shares[w], { as: 'percent' }, scene.lang);
  const reach: readonly [number, number] = [Math.min(22, (b - a) / 2), 22];
  return [
    {
      key: `r${i}`,
      x: a,
      y,
      direction: 'x',
      hue: 'true',
      grips: [{ ...own, text: () => `${share(0)}, ${nats(scene, student.loss)}` }],
      // What the pointer moved is the knob; the cut may stand aside from it.
      move: (x) => own.set((x - a + first - strip.x) / strip.width),
      reach,
      nudge: i === 0,
    },
    {
      key: `s${i}`,
      x: b,
      y,
      direction: 'x',
      hue: 'ink',
      grips: [{ ...rest, text: () => `${WORDS[1]} ${share(1)}` }],
      move: (x) => {
        if (right - first > 1) rest.set((x - b + second - first) / (right - first));
      },
      reach,
    },
  ];
}

export const gradesView: View<GradesParams, GradesModel, GradesWords> = {
  height: { narrow: 392, wide: 392 },
  controls: [],
  actions: ['guess', 'second'],
  draw,
  thumb: gradesThumb,
};

export const GradeBook = createFigure(grades, gradesView);
