/** What prose may quote from the loop machine. */

import type { Readout } from '#spec/figure.ts';
import type { LoopModel } from './loopModel.model.ts';
import { partOf } from './loopText.model.ts';

type Quoted = Readout<LoopModel>;

const AREA = 'area' as const;
const word = (of: (m: LoopModel) => string | undefined): Quoted => ({
  of: (m) => of(m) || '—',
  format: { as: 'whole' },
});
const whole = (of: (m: LoopModel) => number, width = 3): Quoted => ({ of, format: { as: 'whole' }, width });
const unlessWaiting = (m: LoopModel, x: number) => (m.waiting ? NaN : x);

/** The end of the text in quotation marks, short enough for a line of code. */
function quoted({ prefix, grown }: LoopModel): string {
  const characters = [...partOf(prefix + grown)];
  const tail = characters.slice(-24).join('').replace(/["\\]/g, '');
  return `"${characters.length > 24 ? '…' : ''}${tail}"`;
}

const standardDeviation = ({ asked, throws, mode }: LoopModel) =>
  mode === 'top' ? 0 : Math.sqrt(throws * asked.share * (1 - asked.share));
/** Where the largest is taken, the one asked for comes always or never. */
const due = ({ asked, throws, mode, faces }: LoopModel) =>
  mode === 'top' ? (faces[0]?.share === asked.share ? throws : 0) : throws * asked.share;

export const loopReadouts: { readonly [name: string]: Quoted } = {
  text: word((m) => [...(m.prefix + m.grown)].slice(-40).join('').trim()),
  quoted: { of: quoted, format: { as: 'whole' } },
  u: { of: (m) => m.u ?? NaN, format: { as: 'fixed', digits: 3 }, width: 4.5 },
  hit: word((m) => m.hit?.name),
  hitShare: { of: (m) => m.hit?.share ?? NaN, format: { as: 'percent' }, hue: AREA, width: 5 },
  hitRank: whole((m) => (m.hit ? m.hit.rank + 1 : NaN), 2),
  n0: word((m) => m.faces[0]?.name),
  n1: word((m) => m.faces[1]?.name),
  p0: { of: (m) => m.faces[0]?.share ?? NaN, format: { as: 'percent' }, hue: AREA, width: 5 },
  p1: { of: (m) => m.faces[1]?.share ?? NaN, format: { as: 'percent' }, hue: AREA, width: 5 },
  share0: { of: (m) => m.faces[0]?.share ?? NaN, format: { as: 'share' }, hue: AREA, width: 4.5 },
  z0: { of: (m) => m.faces[0]?.logit ?? NaN, format: { as: 'fixed', digits: 2 }, hue: 'map', width: 4 },
  asked: word((m) => m.asked.name),
  askedShare: { of: (m) => m.asked.share, format: { as: 'percent' }, hue: AREA, width: 5 },
  count: whole((m) => m.asked.count),
  due: { of: due, format: { as: 'fixed', digits: 1 }, width: 4 },
  sd: { of: standardDeviation, format: { as: 'fixed', digits: 1 }, width: 3 },
  largestCount: whole((m) => m.faces[0]?.count ?? NaN),
  throws: whole((m) => m.throws),
  rest: { of: (m) => m.rest.share, format: { as: 'percent' }, hue: AREA, width: 5 },
  restSize: whole((m) => unlessWaiting(m, m.rest.size), 5),
  size: whole((m) => unlessWaiting(m, m.size), 5),
  read: whole((m) => unlessWaiting(m, m.read)),
  written: whole((m) => [...m.grown].length),
  ended: whole((m) => m.ended, 1),
  stage: whole((m) => m.stage, 1),
  speed: whole((m) => m.speed, 2),
};
