/**
 * The codec between a figure's values and a link: `?prize.logits=3.5,1.2,0.3,-0.5&prize.base=2`.
 *
 * Values at their default are left out, names are readable, infinities have their own spelling. Reading never throws:
 * unknown keys are ignored, and whatever cannot be used is replaced and reported.
 */

import { asShares } from './asShares.ts';
import { type AnyValue, type AnyValues, type Param, type Params, sameValue, type Values } from './params.ts';
import { readNumber, writeNumber } from './readNumber.ts';
import { type Repair, settle } from './settle.ts';

/** What a link needs to know of a figure. */
export interface Linked<P extends Params = Params> {
  readonly id: string;
  readonly params: P;
}

/** Longer values are not read further: no figure has that much to say. */
const LONGEST = 4000;

/** The figure's part of a query, without `?`; empty if everything stands at its default. */
export function writeLink(figure: Linked, values: AnyValues): string {
  return Object.entries(figure.params)
    .filter(([name, p]) => !p.unsaid && !isDefault(figure.params, name, p, values))
    .map(([name, p]) => `${figure.id}.${name}=${encode(writeValue(p, values[name] as AnyValue))}`)
    .join('&');
}

/**
 * The values a query asks of a figure.
 *
 * @param query with or without `?`; keys of other figures are ignored
 */
export function readLink<P extends Params>(
  figure: Linked<P>,
  query: string,
): { readonly values: Values<P>; readonly repairs: readonly Repair[] } {
  const search = new Map<string, string[]>();
  for (const [key, value] of pairs(query)) {
    const before = search.get(key);
    if (before) before.push(value);
    else search.set(key, [value]);
  }
  const asked: { [name: string]: unknown } = {};
  const repeated: Repair[] = [];
  for (const [name, p] of Object.entries(figure.params)) {
    const found = [name, ...(p.aliases ?? [])].flatMap((key) => search.get(`${figure.id}.${key}`) ?? []);
    const first = found[0];
    if (first === undefined) continue;
    const value = readValue(p, first.slice(0, LONGEST));
    asked[name] = p.kind === 'list' && Array.isArray(value) ? asShares(p, value) : value;
    if (found.some((other) => other !== first))
      repeated.push({
        param: name,
        reason: 'repeated',
        asked: found.join(' & ').slice(0, 40),
        used: first.slice(0, 40),
      });
  }
  const settled = settle(figure.params, asked);
  return { values: settled.values, repairs: [...settled.repairs, ...repeated] };
}

/** A value's text, before percent-encoding. */
export function writeValue(p: Param, value: AnyValue): string {
  switch (p.kind) {
    case 'number':
    case 'seed':
      return writeNumber(value as number);
    case 'list':
      return (value as readonly number[]).map(writeNumber).join(',');
    case 'names':
      return (value as readonly string[]).join(',');
    case 'flag':
      return value ? '1' : '0';
    case 'choice':
    case 'text':
      return value as string;
  }
}

/** What a text asks for; a text that says nothing usable gives itself, and `settle` reports it. */
export function readValue(p: Param, written: string): unknown {
  switch (p.kind) {
    case 'number':
    case 'seed':
      return readNumber(written) ?? written;
    case 'list':
      return readList(written);
    case 'names':
      return written.split(/[,，]/);
    case 'flag':
      return /^(1|true|yes|on)$/i.test(written.trim())
        ? true
        : /^(0|false|no|off)$/i.test(written.trim())
          ? false
          : written;
    case 'choice':
      return written.normalize('NFKC').trim();
    case 'text':
      return written;
  }
}

/** Items stand between commas; between semicolons or spaces where a comma is the decimal sign. */
function readList(written: string): unknown {
  const s = written.normalize('NFKC').trim();
  if (s === '') return written;
  const separator = /;/.test(s) ? /\s*;\s*/ : /[,、]\s/.test(s) ? /[,、\s]+/ : /\s/.test(s) ? /\s+/ : /[,、]/;
  return s.split(separator).map((item) => readNumber(item) ?? item);
}

function isDefault(params: Params, name: string, p: Param, values: AnyValues): boolean {
  const value = values[name] as AnyValue;
  if (p.kind !== 'names') return sameValue(value, p.initial);
  const list = params[p.of];
  if (list?.kind !== 'list') return sameValue(value, p.initial);
  const standard = settle({ [p.of]: list, [name]: p }, { [p.of]: values[p.of] }).values;
  return sameValue(value, standard[name] as AnyValue);
}

/** Percent-encoding of what would end or change a value; commas, signs and Chinese stay readable. */
function encode(s: string): string {
  return s
    .replace(/\p{Cs}/gu, '')
    .replace(/[%&#+=?"'<>`\\^{}|\s\p{Cc}]/gu, (c) => encodeURIComponent(c).replace("'", '%27'));
}

function* pairs(query: string): Generator<[string, string]> {
  for (const part of query.replace(/^[?#]/, '').split('&')) {
    const at = part.indexOf('=');
    if (at > 0) yield [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    else if (part !== '') yield [decode(part), ''];
  }
}

/** Decode what can be decoded: a broken percent sequence stays as written. */
function decode(s: string): string {
  const spaced = s.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
