/** Shares after each step of a pipeline whose steps can stand in any order. */

import { renormalise } from '#math/cut.ts';
import { cutTopK } from '#math/cutTopK.ts';
import { cutTopP } from '#math/cutTopP.ts';
import { openSoftmax, strictly } from '#math/strictly.ts';
import { choice, list, names, number, type Values } from '#spec/params.ts';

export const ORDERS = ['Tkp', 'Tpk', 'kTp', 'kpT', 'pTk', 'pkT'] as const;
export type Block = 'T' | 'k' | 'p';

export const orderParams = {
  order: choice({ choices: ORDERS, initial: 'Tkp' }),
  T: number({ min: 0.1, max: 5, step: 0.1, fine: 0.01, grid: 0.0001, initial: 3 }),
  k: number({ min: 1, max: 8, step: 1, initial: 8 }),
  p: number({ min: 0.1, max: 1, step: 0.01, fine: 0.001, initial: 0.7 }),
  way: choice({ choices: ['logits', 'shares'], initial: 'logits' }),
  logits: list({
    item: { min: -6, max: 10, step: 0.1, fine: 0.001, infinite: [-1] },
    minLength: 2,
    maxLength: 8,
    initial: [3, 1.5, 0.8, 0.3],
    added: 0,
  }),
  names: names({ of: 'logits', initial: ['天', '地', '人', '山'], spare: ['风', '水', '花', '月'], maxLength: 6 }),
};
export type OrderValues = Values<typeof orderParams>;

export interface Stage {
  /** The step that led here; none for the shares that come out of softmax. */
  readonly block: Block | undefined;
  /** By index, adding up to 1; what was cut away has 0. Empty if there is no distribution. */
  readonly shares: readonly number[];
  readonly kept: number;
  /** What this step kept of the mass before it. */
  readonly mass: number;
}

export interface OrderModel {
  readonly order: OrderValues['order'];
  readonly reversed: OrderValues['order'];
  readonly T: number;
  readonly k: number;
  readonly p: number;
  readonly way: OrderValues['way'];
  readonly logits: readonly number[];
  readonly names: readonly string[];
  /** Four stages: softmax and what each of the three steps makes of it. */
  readonly stages: readonly Stage[];
  /** The same steps the other way round. */
  readonly other: readonly Stage[];
  /** Whether both end with the same shares. */
  readonly same: boolean;
  readonly empty: boolean;
  /** How many words each order keeps. */
  readonly counts: { readonly [order: string]: number };
}

const keptIn = (shares: readonly number[]) => shares.filter((p) => p > 0).length;

function step(block: Block, before: Stage, { T, k, p, way }: OrderValues): Stage {
  const { shares } = before;
  if (block === 'T') {
    // Shares divided by T and made a whole again are the shares as they were.
    const after = way === 'shares' ? shares : [...(openSoftmax(shares.map(Math.log), T) ?? [])];
    return { block, shares: after, kept: keptIn(after), mass: 1 };
  }
  const cut = block === 'k' ? cutTopK(shares, k) : cutTopP(shares, p);
  const left = [...(renormalise(shares, cut) ?? [])];
  const kept = keptIn(left);
  const after = left.map((share) => (share > 0 && kept > 1 ? strictly(share) : share));
  return { block, shares: after, kept, mass: kept < before.kept ? strictly(cut.mass) : 1 };
}

function run(order: string, values: OrderValues, first: Stage): readonly Stage[] {
  const stages = [first];
  for (const block of order) stages.push(step(block as Block, stages.at(-1) as Stage, values));
  return stages;
}

export function orderModel(values: OrderValues): OrderModel {
  const { order, T, k, p, way, logits, names } = values;
  const shares = openSoftmax(logits);
  const reversed = [...order].reverse().join('') as OrderValues['order'];
  const fixed = { order, reversed, T, k, p, way, logits, names };
  if (!shares) {
    const none: Stage = { block: undefined, shares: [], kept: 0, mass: NaN };
    const stages = [none, ...[...order].map((block) => ({ ...none, block: block as Block }))];
    return { ...fixed, stages, other: stages, same: true, empty: true, counts: {} };
  }
  const first: Stage = { block: undefined, shares: [...shares], kept: keptIn([...shares]), mass: 1 };
  const stages = run(order, values, first);
  const other = run(reversed, values, first);
  const [a, b] = [stages[3] as Stage, other[3] as Stage];
  return {
    ...fixed,
    stages,
    other,
    same: a.shares.every((share, i) => Math.abs(share - (b.shares[i] as number)) < 1e-9),
    empty: false,
    counts: Object.fromEntries(ORDERS.map((each) => [each, run(each, values, first)[3]?.kept ?? 0])),
  };
}
