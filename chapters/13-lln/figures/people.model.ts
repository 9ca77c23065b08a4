/**
 * Heights of men and women: two means from a report, and a spread within each that is made up.
 *
 * **Source** of the means: report on nutrition and chronic diseases of Chinese residents, 2020, ages 18 to 44.
 */

import { normalQuantile } from '#math/normalQuantile.ts';

/** In centimetres. */
export const MEN = 169.7;
export const WOMEN = 158;
/** Spread within men and within women, made up so that an equal mix has 8.2. */
export const WITHIN = 5.75;

/** What the mean height of people of whom a part are women converges to. */
export const heightMean = (women: number): number => MEN - (MEN - WOMEN) * women;

/** The spread of one person's height, sexes mixed. */
export const heightSd = (women: number): number => Math.sqrt(WITHIN ** 2 + women * (1 - women) * (MEN - WOMEN) ** 2);

/** One person of an equal mix from one number: its first half is women, and within a half it says how tall. */
export function heightAt(u: number): number {
  const woman = u < 0.5;
  const within = (woman ? 2 * u : 2 * u - 1) + 2 ** -54;
  return (woman ? WOMEN : MEN) + WITHIN * normalQuantile(within);
}
