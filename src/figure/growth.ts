/**
 * A long sample is drawn a slice per frame, so that no frame waits for it and every picture is one of true draws.
 *
 * Slices on the page's own thread, not a worker: a million draws cost about as much as a blink, and in a sandboxed
 * frame of another site no worker can be loaded.
 */

import type { Sample } from '#spec/figure.ts';

/** Milliseconds that one slice may take; what the picture costs comes on top. */
const SLICE = 5;
/** What is drawn at once before anything is known about the machine, and at most where a page opens. */
const FIRST = 20_000;

export interface Progress {
  readonly drawn: number;
  readonly size: number;
  readonly stopped: boolean;
}

/** What a reader may do with a long sample. */
export interface Sampling {
  readonly progress: () => Progress;
  /** Where a page opens: with the whole of its sample. */
  readonly opening: Progress;
  readonly stop: () => void;
  readonly goOn: () => void;
  /** Draw it once more, from the first draw on. */
  readonly restart: () => void;
}

export interface Growth {
  /** How many draws to take now. */
  readonly next: (sample: Sample) => number;
  /** What that many cost, in milliseconds. */
  readonly took: (milliseconds: number) => void;
  readonly progress: () => Progress;
  readonly stop: () => void;
  readonly goOn: () => void;
  /** From the first draw on, as if never drawn. */
  readonly restart: () => void;
}

/** @param opening the sample a page opens with: the prerendered picture shows it whole */
export function createGrowth(opening: Sample): Growth {
  let of = opening.of;
  let size = opening.size;
  const first = opening.first ?? FIRST;
  const allowed = opening.slice ?? SLICE;
  let drawn = Math.min(size, FIRST);
  let slice = first;
  let added = 0;
  let stopped = false;
  const atOnce = () => typeof requestAnimationFrame !== 'function';
  return {
    next: (sample) => {
      if (atOnce()) return sample.size;
      const isNew = sample.of !== of;
      if (isNew) {
        drawn = sample.known ?? 0;
        stopped = false;
      }
      ({ of, size } = sample);
      const before = Math.min(drawn, size);
      // Dear draws wait for the frame: a drag may ask for another sequence before it comes.
      if (isNew && sample.first !== undefined && before < size) {
        added = 0;
        return before;
      }
      const most = sample.pace !== undefined && !still() ? Math.min(slice, sample.pace(before)) : slice;
      drawn = stopped ? before : Math.min(size, before + most);
      added = drawn - before;
      return drawn;
    },
    took: (milliseconds) => {
      // A slice too small to be timed says nothing about a larger one.
      if (added < slice / 2) return;
      const wanted = (slice * allowed) / Math.max(milliseconds, 0.1);
      // Part of the cost does not depend on the slice: at some size, smaller ones would only take longer in all.
      const least = Math.max(slice / 2, drawn / 50, first / 20);
      slice = Math.ceil(Math.min(2 * slice, Math.max(wanted, least)));
    },
    progress: () => ({ drawn, size, stopped }),
    stop: () => {
      stopped = true;
    },
    goOn: () => {
      stopped = false;
    },
    restart: () => {
      drawn = 0;
      stopped = false;
    },
  };
}

const still = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
