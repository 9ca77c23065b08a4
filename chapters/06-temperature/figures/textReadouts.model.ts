/** What prose may quote from the text at T. */

import type { Written } from '#nets/threeWays.ts';
import type { Readout } from '#spec/figure.ts';
import type { TextModel } from './textModel.model.ts';

type Quoted = Readout<TextModel>;

export const rareShare = ({ rare, pieces }: Written): number => (pieces.length > 0 ? rare.length / pieces.length : NaN);

const share = (of: (m: TextModel) => number): Quoted => ({ of, format: { as: 'percent' }, width: 5 });
const area = (of: (m: TextModel) => number): Quoted => ({ ...share(of), hue: 'area' });
const whole = (of: (m: TextModel) => number): Quoted => ({ of, format: { as: 'whole' }, width: 3 });
const nats = (of: (m: TextModel) => number): Quoted => ({ of, format: { as: 'fixed', digits: 2 }, width: 4 });
/** Of one of the three texts. */
const lane =
  (i: number, of: (lane: Written) => number) =>
  ({ lanes }: TextModel): number =>
    of(lanes[i] as Written);

export const textReadouts = {
  repeatedGreedy: share(lane(0, ({ fours }) => fours)),
  repeated: share(lane(1, ({ fours }) => fours)),
  surpriseGreedy: nats(lane(0, ({ surprise }) => surprise)),
  surprise: nats(lane(1, ({ surprise }) => surprise)),
  surpriseCut: nats(lane(2, ({ surprise }) => surprise)),
  rare: share(lane(1, rareShare)),
  rareCut: share(lane(2, rareShare)),
  piece: { of: ({ look }) => look?.name ?? '—', format: { as: 'whole' } },
  rank: whole(({ look }) => look?.rank ?? NaN),
  share: area(({ look }) => look?.share ?? NaN),
  tail: area(({ look }) => look?.tail ?? NaN),
  place: whole(({ at }) => (at < 0 ? NaN : at + 1)),
  size: whole(({ look }) => look?.size ?? NaN),
} satisfies { readonly [name: string]: Quoted };
