/** What the parts of the wells' picture are drawn from, and where they stand. */

import { type Domain, type Scale, scale } from '#draw/axisFit.ts';
import type { Scene } from '#figure/view.ts';
import type { WellsWords } from '../words.ts';
import type { WellsModel, wells } from './Wells.model.ts';

export type WellsParams = typeof wells.params;
export type WellsScene = Scene<WellsParams, WellsModel, WellsWords>;

export interface WellsFrame {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly floor: number;
  /** The lane of shares under the wells. */
  readonly shares: { readonly top: number; readonly floor: number };
  /** The curves of all shares against T, the knob of T below them. */
  readonly curve: {
    readonly x: number;
    readonly width: number;
    readonly top: number;
    readonly floor: number;
    readonly knob: number;
  };
}

/** Room to the right of the curves, for their names. */
export const NAMES = 54;

export function wellsFrame(width: number, narrow: boolean): WellsFrame {
  if (narrow)
    return {
      x: 38,
      width: width - 39,
      top: 34,
      floor: 226,
      shares: { top: 284, floor: 352 },
      curve: { x: 34, width: width - 34 - NAMES, top: 464, floor: 596, knob: 648 },
    };
  const left = Math.round(width * 0.6);
  return {
    x: 40,
    width: left - 40,
    top: 36,
    floor: 256,
    shares: { top: 312, floor: 400 },
    curve: { x: left + 66, width: width - left - 66 - NAMES, top: 62, floor: 340, knob: 392 },
  };
}

/** Energies from just above the highest rim to below the deepest well; under the hand it only grows. */
export function wellsDomain(depths: readonly number[], held?: readonly number[]): Domain {
  const fit = (zs: readonly number[]): Domain => [
    Math.min(-3.9, -Math.ceil(zs.reduce((a, b) => Math.max(a, b)) + 0.2) + 0.1) * 1.06,
    Math.max(0, Math.ceil(-zs.reduce((a, b) => Math.min(a, b)))) + 0.7,
  ];
  const [low, high] = fit(depths);
  if (!held) return [low, high];
  const began = fit(held);
  return [Math.min(low, began[0]), Math.max(high, began[1])];
}

export const energyScale = (domain: Domain, frame: WellsFrame): Scale => scale(domain, frame.floor, frame.top);
