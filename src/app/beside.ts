/** Pages beside the chapters, by the end of their path. */

export const BESIDE = ['glossary', 'teachers', 'networks', 'credits'] as const;

export type Beside = (typeof BESIDE)[number];
