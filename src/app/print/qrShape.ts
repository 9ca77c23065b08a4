/** A text as a QR code: the outline of its dark squares. */

import { encodeQR } from 'qr';

export interface QrShape {
  /** Squares along each side, with the quiet zone that readers need. */
  readonly size: number;
  /** For the `d` of a path, one unit a square. */
  readonly path: string;
}

const QUIET = 4;
/** From here on squares are worth more than safety against stains. */
const LONG = 200;

/** @returns undefined for a text that is too long for any code */
export function qrShape(text: string): QrShape | undefined {
  // More bytes than the largest code holds.
  if (text.length > 2900) return undefined;
  const rows = encodeQR(text, 'raw', { ecc: text.length > LONG ? 'low' : 'medium', border: QUIET });
  const path = rows.map((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`));
  return { size: rows.length, path: path.flat().join('') };
}

interface Run {
  readonly from: number;
  readonly length: number;
}

function runsOf(row: readonly boolean[]): readonly Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    runs.push({ from, length: x + 1 - from });
  }
  return runs;
}
