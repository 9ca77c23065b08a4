/** Parameters as another page writes them, made into values of a figure: `'T=0.3'`, `{ T: 0.3 }`, `{ T: '0.3' }`. */

import { asShares } from '#spec/asShares.ts';
import type { FigureSpec } from '#spec/figure.ts';
import { readValue } from '#spec/link.ts';
import type { AnyValue, AnyValues, Param } from '#spec/params.ts';
import { type Reason, settle } from '#spec/settle.ts';

/** One thing that was asked for and could not be had. */
export interface Refused {
  readonly param: string;
  readonly reason: Reason | 'unknown';
  readonly asked?: string;
  /** What is used instead. */
  readonly used?: AnyValue;
}

/** More than this, and longer, no figure can be asked. */
const MOST = 50;
const LONGEST = 4000;

/** @param from the values of whatever is not asked for */
export function takeParams(
  spec: FigureSpec,
  params: unknown,
  from: AnyValues,
): { readonly values: AnyValues; readonly refused: readonly Refused[] } {
  const patch: { [name: string]: unknown } = {};
  const refused: Refused[] = [];
  const pairs = pairsOf(params);
  if (!pairs) refused.push({ param: 'params', reason: 'unreadable' });
  for (const [key, wanted] of pairs ?? []) {
    const name = nameOf(spec, key);
    if (name === undefined) refused.push({ param: key.slice(0, 40), reason: 'unknown' });
    else patch[name] = read(spec.params[name] as Param, wanted);
  }
  const { values, repairs } = settle(spec.params, { ...from, ...patch }, from as never);
  return { values, refused: [...refused, ...repairs] };
}

function pairsOf(params: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (typeof params === 'string') return [...new URLSearchParams(params.slice(0, LONGEST))].slice(0, MOST);
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return undefined;
  return Object.entries(params).slice(0, MOST);
}

function nameOf({ id, params }: FigureSpec, key: string): string | undefined {
  const own = key.startsWith(`${id}.`) ? key.slice(id.length + 1) : key;
  return Object.keys(params).find((name) => name === own || params[name]?.aliases?.includes(own));
}

function read(p: Param, wanted: unknown): unknown {
  const value = typeof wanted === 'string' ? readValue(p, wanted.slice(0, LONGEST)) : wanted;
  return p.kind === 'list' && Array.isArray(value) ? asShares(p, value) : value;
}
