/** From the bytes of a file to its numbers, or to what is wrong with it; no bytes whatever make it throw. */

import { aligned, BYTES, MAGIC, type NetHeader, type Place, PREFIX, rowsOf, VERSION } from './netFile.ts';

/** Wrong length; not such a file; another version; a head that cannot be read; a tensor outside; a broken number. */
export type NetFault = 'length' | 'magic' | 'version' | 'head' | 'tensor' | 'number';

export interface ReadNet {
  readonly ok: true;
  readonly header: NetHeader;
  /** Weights, bytes multiplied by their scales. */
  readonly floats: ReadonlyMap<string, Float32Array>;
  /** Token numbers. */
  readonly counts: ReadonlyMap<string, Uint16Array>;
}

export type ReadFault = { readonly ok: false; readonly fault: NetFault; readonly detail: string };

const no = (fault: NetFault, detail: string): ReadFault => ({ ok: false, fault, detail });

/** Reads a whole file. */
export function readNet(bytes: Uint8Array): ReadNet | ReadFault {
  // Views need aligned places; a copy begins at 0.
  const file = bytes.slice();
  if (file.length < PREFIX) return no('length', `${file.length} bytes`);
  const head = new DataView(file.buffer);
  if (ascii(file, 0, 4) !== MAGIC) return no('magic', 'the first four bytes');
  if (head.getUint32(4, true) !== VERSION) return no('version', `${head.getUint32(4, true)}`);
  const end = PREFIX + head.getUint32(8, true);
  if (end > file.length) return no('length', `a head of ${end} bytes in ${file.length}`);
  const header = parse(ascii(file, PREFIX, end));
  if (!header) return no('head', 'no description of a network');
  const floats = new Map<string, Float32Array>();
  const counts = new Map<string, Uint16Array>();
  let used = aligned(end);
  for (const place of header.tensors) {
    if (!fits(place, used, file.length)) return no('tensor', place.name);
    if (place.kind === 'u16') counts.set(place.name, new Uint16Array(file.buffer, place.at, sizeOf(place)));
    else {
      const values =
        place.kind === 'f32' ? new Float32Array(file.buffer, place.at, sizeOf(place)) : spread(file, place);
      if (!values.every(Number.isFinite)) return no('number', place.name);
      floats.set(place.name, values);
    }
    used = place.scales === undefined ? valuesEnd(place) : aligned(place.scales + 4 * rowsOf(place.shape)[0]);
  }
  return used === file.length ? { ok: true, header, floats, counts } : no('length', `${file.length} of ${used} bytes`);
}

const sizeOf = ({ shape }: Place): number => shape.reduce((product, side) => product * side, 1);
const valuesEnd = (place: Place): number => aligned(place.at + sizeOf(place) * BYTES[place.kind]);

function ascii(file: Uint8Array, from: number, to: number): string {
  const parts: string[] = [];
  for (let at = from; at < to; at += 4096)
    parts.push(String.fromCharCode(...file.subarray(at, Math.min(to, at + 4096))));
  return parts.join('');
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isPlace(value: unknown): value is Place {
  if (!isRecord(value)) return false;
  const { name, shape, kind, at, scales } = value;
  const sides = Array.isArray(shape) && shape.length > 0 && shape.every((side) => isWhole(side) && side > 0);
  const known = kind === 'f32' || kind === 'u16' || kind === 'int8';
  return (
    typeof name === 'string' &&
    sides &&
    known &&
    isWhole(at) &&
    (kind === 'int8' ? isWhole(scales) : scales === undefined)
  );
}

function isVocabulary(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isRecord(value) || typeof value['characters'] !== 'string') return false;
  const merges = value['merges'] ?? [];
  return (
    Array.isArray(merges) && merges.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isWhole))
  );
}

const numbers = (value: unknown): boolean => isRecord(value) && Object.values(value).every(Number.isFinite);

function parse(text: string): NetHeader | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { kind, architecture, vocabulary, provenance, metrics, tensors } = value;
  const known = kind === 'gpt' || kind === 'digits' || kind === 'corpus';
  const described = numbers(architecture) && numbers(metrics) && isRecord(provenance) && isVocabulary(vocabulary);
  const placed = Array.isArray(tensors) && tensors.every(isPlace);
  return known && described && placed ? (value as unknown as NetHeader) : undefined;
}

/** Places follow each other without gaps: values, then the scales of int8. */
function fits(place: Place, from: number, length: number): boolean {
  const inside = place.at === from && valuesEnd(place) <= length;
  if (place.scales === undefined) return inside;
  return inside && place.scales === valuesEnd(place) && place.scales + 4 * rowsOf(place.shape)[0] <= length;
}

function spread(file: Uint8Array, place: Place): Float32Array {
  const [rows, columns] = rowsOf(place.shape);
  const small = new Int8Array(file.buffer, place.at, rows * columns);
  const scales = new Float32Array(file.buffer, place.scales as number, rows);
  return Float32Array.from(small, (value, i) => value * (scales[Math.floor(i / columns)] as number));
}
