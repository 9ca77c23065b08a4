/**
 * The only place that repairs a value, so that limits hold for links, controls and messages alike.
 *
 * Nothing here throws: what cannot be used is replaced, and every replacement is reported.
 */

import { snap } from './number.ts';
import type { AnyValue, AnyValues, ListParam, NamesParam, Param, Params, Values } from './params.ts';

export type Reason =
  | 'unreadable'
  | 'empty'
  | 'too-small'
  | 'too-large'
  | 'too-few'
  | 'too-many'
  | 'too-long'
  | 'no-such-choice'
  | 'repeated';

/** One value that was asked for and could not be had. */
export interface Repair {
  readonly param: string;
  readonly reason: Reason;
  readonly asked: string;
  /** What is used instead. */
  readonly used: AnyValue;
}

type Report = (reason: Reason, asked: unknown, used: AnyValue) => void;

/**
 * Allowed values for all parameters, nearest to what is asked.
 *
 * @param asked any record; unknown names are ignored, missing ones take the value they open with
 * @param settled values that came from here; whichever of them is asked for again is taken as it is, which is what a
 *   drag asks of all values but one
 */
export function settle<P extends Params>(
  params: P,
  asked: { readonly [name: string]: unknown },
  settled?: Values<P>,
): { readonly values: Values<P>; readonly repairs: readonly Repair[] } {
  const repairs: Repair[] = [];
  const values: { [name: string]: AnyValue } = {};
  // In the order of the declarations, whatever order they are settled in.
  for (const name in params) values[name] = settled?.[name] as AnyValue;
  for (const [name, p] of orderOf(params)) {
    const wanted = Object.hasOwn(asked, name) ? asked[name] : undefined;
    if (settled && wanted === settled[name] && !outgrown(p, values, settled)) continue;
    const report: Report = (reason, what, used) => repairs.push({ param: name, reason, asked: shown(what), used });
    values[name] =
      p.kind === 'names' ? settleNames(p, wanted, values, report) : settleOne(p, wanted, report, settled?.[name]);
  }
  return { values: values as Values<P>, repairs };
}

const ORDERS = new WeakMap<Params, readonly (readonly [string, Param])[]>();

/** Names come after the lists they name. */
function orderOf(params: Params): readonly (readonly [string, Param])[] {
  const known = ORDERS.get(params);
  if (known) return known;
  const order = Object.entries(params).sort(([, a], [, b]) => Number(a.kind === 'names') - Number(b.kind === 'names'));
  ORDERS.set(params, order);
  return order;
}

/** Names whose list has another length now. */
function outgrown(p: Param, values: AnyValues, settled: AnyValues): boolean {
  return (
    p.kind === 'names' && (values[p.of] as readonly number[]).length !== (settled[p.of] as readonly number[]).length
  );
}

function settleOne(p: Exclude<Param, NamesParam>, wanted: unknown, report: Report, settled?: AnyValue): AnyValue {
  if (wanted === undefined) return p.initial;
  const refuse = (reason: Reason, used: AnyValue = p.initial) => {
    report(wanted === '' ? 'empty' : reason, wanted, used);
    return used;
  };
  switch (p.kind) {
    case 'number':
      return settleNumber(p, wanted, p.initial, report);
    case 'seed':
      return typeof wanted === 'number' && Number.isInteger(wanted) && wanted >= 0 && wanted < 2 ** 32
        ? wanted + 0
        : refuse('unreadable');
    case 'list':
      return Array.isArray(wanted) ? settleList(p, wanted, report, settled as readonly number[]) : refuse('unreadable');
    case 'choice':
      return typeof wanted === 'string' && p.choices.includes(wanted) ? wanted : refuse('no-such-choice');
    case 'flag':
      return typeof wanted === 'boolean' ? wanted : refuse('unreadable');
    case 'text': {
      if (typeof wanted !== 'string') return refuse('unreadable');
      const characters = [...printable(wanted)];
      if (p.only?.test(wanted) === false) return refuse('no-such-choice');
      if (characters.length <= p.maxLength) return characters.join('');
      return refuse('too-long', characters.slice(0, p.maxLength).join(''));
    }
  }
}

function settleNumber(p: Parameters<typeof snap>[0], wanted: unknown, instead: number, report: Report): number {
  if (typeof wanted !== 'number' || Number.isNaN(wanted)) {
    report(wanted === '' ? 'empty' : 'unreadable', wanted, instead);
    return instead;
  }
  const used = snap(p, wanted);
  if (wanted < p.min && used !== wanted) report('too-small', wanted, used);
  if (wanted > p.max && used !== wanted) report('too-large', wanted, used);
  return used;
}

/** @param settled the list before, of which a drag changes one item */
function settleList(
  p: ListParam,
  wanted: readonly unknown[],
  report: Report,
  settled: readonly number[] = [],
): readonly number[] {
  const kept: number[] = [];
  for (let i = 0; i < Math.min(wanted.length, p.maxLength); i++) {
    const [x, before] = [wanted[i], settled[i]];
    kept.push(x && x === before ? before : settleNumber(p.item, x, p.initial[i] ?? p.added, report));
  }
  if (wanted.length > p.maxLength) report('too-many', wanted.length, p.maxLength);
  if (kept.length < p.minLength) {
    report('too-few', wanted.length, p.minLength);
    while (kept.length < p.minLength) kept.push(p.initial[kept.length] ?? p.added);
  }
  return kept;
}

/** Names follow their list: surplus ones are dropped, missing ones filled in, silently, since no one asked for them. */
function settleNames(p: NamesParam, wanted: unknown, values: AnyValues, report: Report): readonly string[] {
  const count = (values[p.of] as readonly number[]).length;
  const asked = Array.isArray(wanted) ? wanted : [];
  if (wanted !== undefined && !Array.isArray(wanted)) report('unreadable', wanted, p.initial);
  const standard = [...p.initial, ...p.spare];
  return Array.from({ length: count }, (_, i) => {
    const instead = standard[i] ?? String(i + 1);
    const raw: unknown = asked[i];
    if (raw === undefined) return instead;
    const characters = typeof raw === 'string' ? [...nameable(raw)] : [];
    if (characters.length > p.maxLength) report('too-long', raw, characters.slice(0, p.maxLength).join(''));
    return characters.slice(0, p.maxLength).join('').trim() || instead;
  });
}

/** Without control characters and direction marks, which could disguise a text. */
function printable(s: string): string {
  return s.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '');
}

/** Commas stand between the names of a link, so that none may be inside one. */
const nameable = (s: string) => printable(s).replace(/[,，]/g, '、');

/** What was asked, to be read by people. It may be anything at all, since messages come from other pages. */
function shown(what: unknown): string {
  const all = Array.isArray(what) ? what.slice(0, 20).map(shownItem).join(',') : shownItem(what);
  return all.length > 40 ? `${all.slice(0, 39)}…` : all;
}

const shownItem = (what: unknown) =>
  typeof what === 'object' || typeof what === 'function' || what === undefined ? '' : String(what);
