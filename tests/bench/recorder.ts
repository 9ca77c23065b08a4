/**
 * The only script of the bench that runs in a page while it is measured: one callback a frame, and a count of events.
 *
 * What it costs itself is measured on a page that holds nothing else.
 */

import type { Page } from 'playwright-core';

export interface Recording {
  /** When the frames began, in milliseconds. */
  readonly frames: readonly number[];
  /** Pointer events that reached the page; several sent within a frame arrive as one. */
  readonly events: number;
  /** Frames that found another value than the frame before. */
  readonly changes: number;
}

declare global {
  interface Window {
    recording: { frames: number[]; events: number; changes: number };
  }
}

/** @param slider selector of the element whose `aria-valuenow` is watched */
export const record = (page: Page, slider: string): Promise<void> =>
  page.evaluate((selector) => {
    const recording = { frames: [] as number[], events: 0, changes: 0 };
    window.recording = recording;
    const watched = document.querySelector(selector) as Element;
    let last = watched.getAttribute('aria-valuenow');
    addEventListener('pointermove', () => recording.events++, { capture: true, passive: true });
    const frame = (now: number) => {
      recording.frames.push(now);
      const value = watched.getAttribute('aria-valuenow');
      if (value !== last) recording.changes++;
      last = value;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, slider);

/** What was recorded since the last call. */
export const take = (page: Page): Promise<Recording> =>
  page.evaluate(() => {
    const { frames, events, changes } = window.recording;
    Object.assign(window.recording, { frames: [], events: 0, changes: 0 });
    return { frames, events, changes };
  });
