/**
 * A discrete change may move briefly: the numbers go there along themselves, so that every frame is a true picture.
 *
 * Whatever cannot be halfway (choices, names, counts, lists that change length, infinities) changes at once.
 */

import type { AnyValue, AnyValues, Param } from '#spec/params.ts';
import { sameValue } from '#spec/params.ts';
import { type Repair, settle } from '#spec/settle.ts';
import type { Live } from './live.ts';

/** Milliseconds. */
const LONGEST = 420;

/** Where figures that move just now are going. */
const GOALS = new WeakMap<Live, AnyValues>();

/** The values that a figure has, or will have in a moment: what is asked next begins there. */
export const goalOf = (live: Live): AnyValues => GOALS.get(live) ?? (live.store.getState() as AnyValues);

/** @returns what had to be replaced in what was asked */
export function glide(live: Live, patch: Partial<AnyValues>): readonly Repair[] {
  const { params } = live.spec;
  const from = live.store.getState() as AnyValues;
  const { values: to, repairs } = settle(params, { ...goalOf(live), ...patch }) as {
    values: AnyValues;
    repairs: readonly Repair[];
  };
  GOALS.delete(live);
  const moving = Object.keys(params).filter((name) => moves(params[name], from[name], to[name]));
  if (moving.length === 0 || still()) {
    live.set(to);
    return repairs;
  }
  GOALS.set(live, to);
  let mine = from;
  let began: number | undefined;
  const frame = (now: number) => {
    if (GOALS.get(live) !== to) return;
    // Somebody has taken hold of the figure meanwhile: what they do counts.
    if (!sameValues(live.store.getState() as AnyValues, mine)) return void GOALS.delete(live);
    began ??= now;
    const t = Math.min(1, (now - began) / LONGEST);
    const s = t * t * (3 - 2 * t);
    const between = moving.map((name) => [name, mix(params[name], from[name], to[name], s)] as const);
    live.set(t < 1 ? { ...to, ...Object.fromEntries(between), ...live.spec.between?.(from, to, s) } : to);
    mine = live.store.getState() as AnyValues;
    if (t < 1) requestAnimationFrame(frame);
    else GOALS.delete(live);
  };
  requestAnimationFrame(frame);
  return repairs;
}

/** Also while a long sample grows, which tells of every slice. */
const sameValues = (a: AnyValues, b: AnyValues): boolean =>
  a === b || Object.keys(a).every((name) => Object.is(a[name], b[name]));

function still(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function moves(p: Param | undefined, from: AnyValue | undefined, to: AnyValue | undefined): boolean {
  if (from === undefined || to === undefined || sameValue(from, to)) return false;
  if (p?.kind === 'number') return !isCount(p) && Number.isFinite(from) && Number.isFinite(to);
  return (
    p?.kind === 'list' && !isCount(p.item) && (from as readonly number[]).length === (to as readonly number[]).length
  );
}

/** Whole numbers name or count something; there is nothing between two of them. */
const isCount = (p: { readonly step: number; readonly fine?: number }) => p.step % 1 === 0 && p.fine === undefined;

function mix(p: Param | undefined, from: AnyValue | undefined, to: AnyValue | undefined, s: number): AnyValue {
  if (p?.kind === 'list') {
    const start = from as readonly number[];
    return (to as readonly number[]).map((x, i) => along(p.item, start[i] as number, x, s));
  }
  return along(p as Extract<Param, { kind: 'number' }>, from as number, to as number, s);
}

function along(p: { readonly scale?: 'linear' | 'log' }, from: number, to: number, s: number): number {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return to;
  return p.scale === 'log' ? from * (to / from) ** s : from + (to - from) * s;
}
