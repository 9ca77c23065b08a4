/** What the pages of the book and their service worker tell each other. */

export interface FromWorker {
  readonly areaMap: 'keeping';
  /** Files that are here, and files there are. */
  readonly got: number;
  readonly of: number;
  /** What all of them take up. */
  readonly bytes: number;
}

/** The new edition may answer from now on. */
export type ToWorker = 'take over';
