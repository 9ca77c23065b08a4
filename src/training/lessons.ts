/** Which texts a run sees when: every repeat is planned, evenly spread or rising, and steps hold one length only. */

import { uniform } from '../math/random.ts';
import type { Lesson } from './course.ts';

/** Texts that are repeated equally often. */
export interface Share {
  readonly texts: readonly (readonly [start: number, length: number])[];
  /** How often each is seen; a fraction is a chance. */
  readonly repeats: number;
  /** Whether they come more often towards the end, instead of evenly. */
  readonly rising?: boolean;
}

/** How many texts of a length make a step of about so many tokens: an even number, for two workers. */
export const textsAStep = (length: number, tokens: number): number => 2 * Math.round(tokens / length / 2);

/**
 * The lessons of a whole run, from the seed alone.
 *
 * A text seen n times is seen once in each n-th of the run (of its square, if rising), at a random moment. Texts of
 * one length are taken in the order of their moments, and so are the steps.
 */
export function planLessons(shares: readonly Share[], tokens: number, seed: number): readonly Lesson[] {
  const random = uniform(seed);
  const byLength = new Map<number, { start: number; moment: number }[]>();
  for (const { texts, repeats, rising } of shares)
    for (const [start, length] of texts) {
      const times = Math.floor(repeats) + (random() < repeats % 1 ? 1 : 0);
      const list = byLength.get(length) ?? [];
      byLength.set(length, list);
      for (let i = 0; i < times; i++) {
        const moment = (i + random()) / times;
        list.push({ start, moment: rising ? Math.sqrt(moment) : moment });
      }
    }
  const lessons: (Lesson & { moment: number })[] = [];
  for (const [length, list] of byLength) {
    list.sort((a, b) => a.moment - b.moment || a.start - b.start);
    const size = textsAStep(length, tokens);
    for (let i = 0; i + size <= list.length; i += size) {
      const starts = Int32Array.from(list.slice(i, i + size), (text) => text.start);
      lessons.push({ length, starts, moment: (list[i] as { moment: number }).moment });
    }
  }
  return lessons.sort((a, b) => a.moment - b.moment || a.length - b.length);
}

/** Texts in batches of one length, each once; the last of a length may be small. */
export function plainLessons(texts: Share['texts'], size: number): readonly Lesson[] {
  const lengths = [...new Set(texts.map(([, length]) => length))].sort((a, b) => a - b);
  return lengths.flatMap((length) => {
    const starts = texts.filter((text) => text[1] === length).map(([start]) => start);
    const parts = Array.from({ length: Math.ceil(starts.length / size) }, (_, i) =>
      starts.slice(i * size, (i + 1) * size),
    );
    return parts.map((part) => ({ length, starts: Int32Array.from(part) }));
  });
}
