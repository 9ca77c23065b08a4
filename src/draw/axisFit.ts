/** A vertical axis that fits the values it shows, and holds still under the hand. */

import { ticks } from 'd3';

export type Domain = readonly [low: number, high: number];

/** What the picture shows while nothing needs more: a calm default instead of an axis that follows every value. */
const REST: Domain = [-2.6, 4.4];

/**
 * The span of an axis for these values.
 *
 * It always holds zero with room for a name on either side. Without `held` it is a step function of the values, so
 * that small changes do not move it. During a drag it starts from the span of the values at the beginning and only
 * grows, as far as needed, so that a long drag never leaves the picture and the rest stands still.
 *
 * @param values ±∞ are left out
 * @param held the values when the drag began
 * @param room what labels need below the lowest and above the highest value, as parts of the span
 */
export function fitAxis(values: readonly number[], held?: readonly number[], room: Domain = [0.08, 0.03]): Domain {
  const [low, high] = fitStill(held ?? values, room);
  if (!held) return [low, high];
  const finite = values.filter(Number.isFinite);
  return [
    Math.min(low, ...finite.map((z) => z - room[0] * (high - low))),
    Math.max(high, ...finite.map((z) => z + room[1] * (high - low))),
  ];
}

function fitStill(values: readonly number[], room: Domain): Domain {
  const finite = values.filter(Number.isFinite);
  const least = Math.min(0, ...finite);
  const most = Math.max(0, ...finite);
  const low = least >= REST[0] + 0.6 ? REST[0] : Math.floor(least) - 0.6;
  const high = most <= REST[1] - 0.4 ? REST[1] : Math.ceil(most) + 0.6;
  // A wide span is drawn small: a name beside the zero line needs an eighth of it.
  const beside = (high - low) * 0.125;
  return [
    Math.min(low, -beside, least - room[0] * (high - low)),
    Math.max(high, beside, most + room[1] * (high - low)),
  ];
}

/** Where the grid lines are: whole numbers, at most about `most`, without zero, which has a line of its own. */
export function gridValues([low, high]: Domain, most: number): readonly number[] {
  return ticks(low, high, most).filter((value) => value !== 0 && Number.isInteger(value));
}

/** A linear scale and its inverse. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly value: (at: number) => number;
}

/** @param from where the low end of the domain lies; for a vertical axis that is the bottom */
export function scale([low, high]: Domain, from: number, to: number): Scale {
  const unit = (to - from) / (high - low);
  return { at: (value) => from + (value - low) * unit, value: (at) => low + (at - from) / unit };
}
