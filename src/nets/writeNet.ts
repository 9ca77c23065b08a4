/** From numbers to the bytes of a file: the counterpart of `readNet`. */

import {
  aligned,
  BYTES,
  MAGIC,
  type NetHeader,
  type NumberKind,
  type Place,
  PREFIX,
  rowsOf,
  VERSION,
} from './netFile.ts';

/** A tensor and how it is to be kept. */
export interface Kept {
  readonly name: string;
  readonly shape: readonly number[];
  readonly kind: NumberKind;
  readonly values: ArrayLike<number>;
}

/** One row as whole numbers from −127 to 127 times a scale: the largest of the row becomes ±127, zero stays zero. */
export function quantizeRow(row: Float32Array): { readonly small: Int8Array; readonly scale: number } {
  const most = row.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  const scale = Math.fround(most / 127);
  return { small: Int8Array.from(row, (value) => (scale === 0 ? 0 : Math.round(value / scale))), scale };
}

/**
 * A whole file. Its head is written in ASCII, other characters as escapes, so that a reader needs no decoder.
 *
 * @throws RangeError if a tensor does not have as many values as its shape says
 */
export function writeNet(header: Omit<NetHeader, 'tensors'>, tensors: readonly Kept[]): Uint8Array {
  // The places depend on the head's length and are written in the head: blanks at its end make room for them.
  const room = aligned(PREFIX + headOf(header, place(tensors, 0)).length + 16 * tensors.length);
  const places = place(tensors, room);
  const head = headOf(header, places).padEnd(room - PREFIX);
  const last = places.reduce((end, each) => Math.max(end, endOf(each)), room);
  const file = new Uint8Array(last);
  const view = new DataView(file.buffer);
  for (let i = 0; i < MAGIC.length; i++) file[i] = MAGIC.charCodeAt(i);
  view.setUint32(4, VERSION, true);
  view.setUint32(8, head.length, true);
  for (let i = 0; i < head.length; i++) file[PREFIX + i] = head.charCodeAt(i);
  for (const [i, tensor] of tensors.entries()) put(file, tensor, places[i] as Place);
  return file;
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const headOf = (header: Omit<NetHeader, 'tensors'>, tensors: readonly Place[]): string =>
  JSON.stringify({ ...header, tensors }).replace(/[^\x20-\x7e]/g, escaped);

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, side) => product * side, 1);

const endOf = ({ at, shape, kind, scales }: Place): number =>
  scales === undefined ? aligned(at + sizeOf(shape) * BYTES[kind]) : aligned(scales + 4 * rowsOf(shape)[0]);

function place(tensors: readonly Kept[], start: number): readonly Place[] {
  let next = start;
  return tensors.map(({ name, shape, kind, values }) => {
    const size = sizeOf(shape);
    if (values.length !== size) throw new RangeError(`writeNet needs ${size} values of ${name}, got ${values.length}`);
    const after = aligned(next + size * BYTES[kind]);
    const placed: Place = { name, shape, kind, at: next, ...(kind === 'int8' ? { scales: after } : {}) };
    next = endOf(placed);
    return placed;
  });
}

function put(file: Uint8Array, { shape, values }: Kept, { kind, at, scales }: Place): void {
  const size = sizeOf(shape);
  if (kind === 'f32') new Float32Array(file.buffer, at, size).set(values);
  else if (kind === 'u16') new Uint16Array(file.buffer, at, size).set(values);
  else {
    const [rows, columns] = rowsOf(shape);
    for (let r = 0; r < rows; r++) {
      const row = Float32Array.from({ length: columns }, (_, c) => values[r * columns + c] as number);
      const { small, scale } = quantizeRow(row);
      new Int8Array(file.buffer, at + r * columns, columns).set(small);
      new Float32Array(file.buffer, scales as number, rows)[r] = scale;
    }
  }
}
