/** How a network lies in a file: a head that says what it is, then its numbers, as small as they may be. */

/** A list of characters; with merges, the pieces that byte pair encoding makes of them. */
export interface Vocabulary {
  readonly characters: string;
  readonly merges?: readonly (readonly [left: number, right: number])[];
}

/** How numbers are kept: bytes with one scale a row, single precision, or counts below 65,536. */
export type NumberKind = 'int8' | 'f32' | 'u16';

/** One tensor's place: bytes from the start of the file, both multiples of 16. */
export interface Place {
  readonly name: string;
  readonly shape: readonly number[];
  readonly kind: NumberKind;
  readonly at: number;
  /** Of int8: where the scales begin, one a row. */
  readonly scales?: number;
}

export interface NetHeader {
  readonly kind: 'gpt' | 'digits' | 'corpus';
  readonly architecture: { readonly [name: string]: number };
  readonly vocabulary?: Vocabulary;
  /** Packages, seed, steps: where the numbers come from. */
  readonly provenance: { readonly [name: string]: string | number };
  readonly metrics: { readonly [name: string]: number };
  readonly tensors: readonly Place[];
}

export const MAGIC = 'AMNT';
export const VERSION = 1;

/** Bytes before the head: magic, version, length of the head. */
export const PREFIX = 12;

export const BYTES: { readonly [kind in NumberKind]: number } = { int8: 1, f32: 4, u16: 2 };

/** The next multiple of 16. */
export const aligned = (at: number): number => Math.ceil(at / 16) * 16;

/** Rows of a tensor and the numbers in each; a vector is one row. */
export function rowsOf(shape: readonly number[]): readonly [rows: number, columns: number] {
  const rows = shape.length > 1 ? (shape[0] as number) : 1;
  return [rows, shape.reduce((product, side) => product * side, 1) / rows];
}
