/** Pages beside the chapters, by the end of their path. */

export const BESIDE = ['glossary', 'teachers', 'errata', 'networks', 'credits'] as const;

export type Beside = (typeof BESIDE)[number];
