import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { home as homeEn } from '#app/home/en.ts';
import { jigsaw } from '#app/home/Jigsaw.model.ts';
import { home as homeZh } from '#app/home/zh.ts';
import { cumulative, draw } from '#math/draw.ts';
import { entropy } from '#math/entropy.ts';
import { logSoftmax } from '#math/logSoftmax.ts';
import { logSumExp } from '#math/logSumExp.ts';
import { roundTo } from '#math/precision.ts';
import { softmax } from '#math/softmax.ts';
import { formatNumber } from '#spec/format.ts';
import { readLink, writeLink } from '#spec/link.ts';
import { sameValue } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { chapter } from '../../chapters/03-softmax/chapter.ts';
import en from '../../chapters/03-softmax/en.words.ts';
import zh from '../../chapters/03-softmax/zh.words.ts';

Decimal.set({ precision: 60 });
let s = 12345;
const rnd = () => {
  s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
  return s / 2 ** 32;
};
const out: Record<string, string[]> = {};
const count: Record<string, number> = {};
const bad = (k: string, t: string) => {
  count[k] = (count[k] ?? 0) + 1;
  (out[k] ??= []).length < 6 && out[k]!.push(t);
};
const specs: any[] = [...Object.values(chapter.figures).map((f) => f.spec), jigsaw];
const words: any = { zh: { ...zh, jigsaw: homeZh.jigsaw }, en: { ...en, jigsaw: homeEn.jigsaw } };

function rv(p: any): any {
  const num = (n: any) => {
    const r = rnd();
    if (n.infinite && r < 0.1) return -Infinity;
    if (r < 0.2) return n.min;
    if (r < 0.3) return n.max;
    if (r < 0.4) return 0;
    if (r < 0.7) return Math.round((n.min + rnd() * (n.max - n.min)) / n.step) * n.step;
    return n.min + rnd() * (n.max - n.min);
  };
  switch (p.kind) {
    case 'number':
      return num(p);
    case 'list': {
      const k = p.minLength + Math.floor(rnd() * (p.maxLength - p.minLength + 1));
      const a = Array.from({ length: k }, () => num(p.item));
      if (rnd() < 0.2) return a.map(() => a[0]);
      if (rnd() < 0.2) a[1] = a[0]!;
      return a;
    }
    case 'choice':
      return p.choices[Math.floor(rnd() * p.choices.length)];
    case 'seed':
      return Math.floor(rnd() * 2 ** 32);
    case 'names': {
      if (rnd() < 0.5) return undefined;
      const pool = [
        '😀',
        '👨‍👩‍👧',
        '\u202eabc',
        'a,b',
        '100%',
        '<b>x</b>',
        '&amp;',
        'é',
        'a+b',
        'a=b',
        '#',
        '"',
        "'",
        '__proto__',
        'constructor',
        ' a ',
        '',
        '\ud800',
        '中，文',
        '%E4',
        '—',
        '\\',
        '$1',
        '$&',
        '-0',
        'NaN',
        '😀😀😀😀😀😀😀',
      ];
      return Array.from({ length: Math.floor(rnd() * 12) }, () => pool[Math.floor(rnd() * pool.length)]);
    }
  }
}
const NONS = /NaN(?!\d)|undefined|\bnull\b|\[object|[-−]0(?![.\d])|[-−]0?\.0+(?!\d)/;
const SUPS: any = { '⁰': 0, '¹': 1, '²': 2, '³': 3, '⁴': 4, '⁵': 5, '⁶': 6, '⁷': 7, '⁸': 8, '⁹': 9, '⁻': '-' };
function toExpr(how: any): string {
  let t = how.map((p: any) => (typeof p === 'string' ? p : `**(${p.sup})`)).join('');
  t = t.replace(/ × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_: any, e: string) => 'e' + [...e].map((c) => SUPS[c]).join(''));
  return t.replaceAll('−', '-');
}
function ev(e: string): number {
  e = e.replace(/^p = /, '').replace(/^z$/, 'NaN');
  e = e
    .replace(/\|([^|]*)\|/g, 'Math.abs($1)')
    .replace(/max\(/g, 'Math.max(')
    .replace(/(-?)ln (\S+)/g, '$1Math.log($2)')
    .replace(/∞/g, 'Infinity');
  e = e.replace(/(^|[^.\w])e(?=\*\*)/g, '$1Math.E').replace(/(^|[^\d\w])\.(\d)/g, '$10.$2');
  e = e.replace(/- -/g, '- (-').replace(/^-([\d.]+)\*\*/, '(-$1)**');
  return (0, eval)(e);
}
function checkHow(id: string, cell: any, state: string) {
  if (!cell.how) return;
  const raw = toExpr(cell.how);
  if (!raw.includes(' = ') || raw.includes('—')) {
    count['how-noeq ' + id] = (count['how-noeq ' + id] ?? 0) + 1;
    return;
  }
  const parts = raw.replace(/^p = (?=.* = )/, '').split(' = ');
  const rhs = parts.at(-1)!;
  const lhs = parts.slice(0, -1).join(' = ');
  let a: number, shown: number;
  try {
    if (lhs === 'z') return;
    if (lhs === 'p') {
      return;
    }
    a = ev(lhs);
  } catch (e) {
    bad('how-parse', `${id} ${raw}`);
    return;
  }
  if (/^[<>]/.test(rhs)) {
    const b = ev(rhs.slice(1));
    if (rhs[0] === '<' ? !(a < b && a > 0) : !(a > b - 1e-4)) bad('how-bound', `${id} ${raw} ${a} ${state}`);
    if (rhs[0] === '>' && !(a < 1)) bad('how-bound1', `${id} ${raw} got ${a}`);
    return;
  }
  shown = ev(rhs);
  if (Object.is(a, shown) || (Number.isNaN(a) && Number.isNaN(shown))) return;
  if (!Number.isFinite(a) || !Number.isFinite(shown)) {
    bad('how-inf ' + id, `${raw} → ${a} ${state}`);
    return;
  }
  const m = rhs.replace(/e.*$/, '');
  const exp = Number(/e(.*)$/.exec(rhs)?.[1] ?? 0);
  const dec = m.includes('.') ? m.length - m.indexOf('.') - 1 : 0;
  const ulp = 10 ** (exp - dec);
  const isShare = /^\./.test(rhs);
  const d = Math.abs(a - shown);
  if (isShare) {
    if (d > 0.51 * ulp) bad('how-share ' + id, `${raw} → ${a} ${state}`);
    else if (d > 0.5000001 * ulp) count['how-edge'] = (count['how-edge'] ?? 0) + 1;
  } else if (d > 3e-6 * Math.max(Math.abs(a), Math.abs(shown)) && d > 0.51 * ulp)
    bad('how-wrong ' + id, `${raw} → ${a} ${state}`);
}
test('states', () => {
  for (const spec of specs)
    for (let n = 0; n < 4000; n++) {
      const asked = Object.fromEntries(Object.entries(spec.params).map(([k, p]) => [k, rv(p)]));
      const { values } = settle(spec.params, asked);
      const again = settle(spec.params, values);
      const q = writeLink(spec, values as any);
      for (const k in values)
        if (!sameValue((again.values as any)[k], (values as any)[k])) bad('not idempotent', `${spec.id} ${k} ${q}`);
      // through the browser's URL parser
      const url = new URL('http://x/en/softmax/?' + q);
      for (const search of ['?' + q, url.search]) {
        const r = readLink(spec, search);
        if (r.repairs.length) bad('repairs', `${search} ${JSON.stringify(r.repairs)}`);
        for (const k in values)
          if (!sameValue((r.values as any)[k], (values as any)[k])) bad('roundtrip', `${spec.id} ${k} ${search}`);
      }
      if (url.hash) bad('hash', q);
      let model: any;
      try {
        model = spec.model(values);
      } catch (e) {
        bad('throws', `${spec.id} ${q} ${e}`);
        continue;
      }
      for (const lang of ['zh', 'en'] as const) {
        const sm = words[lang][spec.id].summary(model);
        if (NONS.test(sm)) bad('summary', sm);
        if (/100\.0%|(?<!\d)0\.0%/.test(sm))
          count[`pct-in-summary ${spec.id} ${lang}`] = (count[`pct-in-summary ${spec.id} ${lang}`] ?? 0) + 1;
        for (const [name, { of, format }] of Object.entries(spec.readouts) as any) {
          const v = of(model);
          const t = typeof v === 'string' ? v : formatNumber(v, format, lang);
          if (NONS.test(t) && !/^n\d|Name|hit|greedy/.test(name)) bad('readout', `${spec.id}.${name} ${t} ${q}`);
          if (t === '100.0%' && v !== 1) bad('100%', `${name} ${v} ${q}`);
          if (t === '0.0%' && v !== 0) bad('0%', `${name} ${v} ${q}`);
          if (['share'].includes(format.as) && typeof v === 'number' && /^1\.0000$/.test(t) && v !== 1)
            bad('1.0000', `${spec.id} ${name} ${v} ${q}`);
          if (['share'].includes(format.as) && typeof v === 'number' && /^\.0000$/.test(t) && v !== 0)
            bad('.0000', `${spec.id} ${name} ${v} ${q}`);
        }
        const table = spec.table(model);
        for (const row of [...table.rows, table.total ?? []])
          for (const cell of row as any[]) {
            if (typeof cell === 'string') continue;
            const t = formatNumber(cell.value, cell.format, lang);
            if (NONS.test(t)) bad('cell', `${t} ${q}`);
            if (cell.format.as === 'share' && t === '1.0000' && cell.value !== 1)
              bad('cell 1.0000', `${spec.id} ${cell.value} ${q}`);
            if (cell.format.as === 'share' && t === '.0000' && cell.value !== 0)
              bad('cell .0000', `${spec.id} ${cell.value} ${q}`);
            if (lang === 'en') checkHow(spec.id, cell, q);
          }
      }
      // reference for prize
      if (spec.id === 'prize') {
        const b = values.base === 'e' ? Decimal.exp(1) : new Decimal(Number(values.base));
        const z = values.logits as number[];
        if (values.rule === 'exp' && z.some((x) => x !== -Infinity)) {
          const w = z.map((x) => (x === -Infinity ? new Decimal(0) : b.pow(new Decimal(x))));
          const t = w.reduce((a, c) => a.plus(c));
          w.forEach((x, i) => {
            const p = x.div(t).toNumber();
            const got = model.bars[i].share;
            if (Math.abs(got - p) > 4e-15 * Math.max(p, 1e-30) + 1e-18 && Math.abs(got - p) / p > 1e-13)
              bad('share', `${got} ${p} ${q}`);
            if (p === 1 && got !== 1 && w.filter((y) => y.gt(0)).length === 1) bad('alone', q);
          });
          const u = values.u as number;
          let c = new Decimal(0),
            hit = -1;
          for (let i = 0; i < w.length; i++) {
            c = c.plus(w[i]!.div(t));
            if (hit < 0 && new Decimal(u).lt(c)) hit = i;
          }
          if (hit !== model.hit) bad('hit', `${hit} ${model.hit} u=${u} ${q}`);
          if (model.rule !== 'raw' && model.bars[model.hit].share === 0) bad('hit0', q);
        }
      }
    }
  console.log(JSON.stringify({ count, out }, null, 1));
}, 300000);
test('math', () => {
  for (let n = 0; n < 3000; n++) {
    const k = 1 + Math.floor(rnd() * 12);
    const scale = 10 ** (rnd() * 6 - 3);
    const z = Array.from({ length: k }, () => (rnd() - 0.5) * scale + (rnd() < 0.3 ? 1e5 : 0));
    const T = rnd() < 0.5 ? 1 : 10 ** (rnd() * 4 - 2);
    const m = z.reduce((a, b) => Math.max(a, b));
    const w = z.map((x) => new Decimal(x).minus(m).div(T).exp());
    const t = w.reduce((a, b) => a.plus(b));
    const p = softmax(z, { temperature: T })!,
      l = logSoftmax(z, { temperature: T })!;
    w.forEach((x, i) => {
      const e = x.div(t).toNumber();
      const rel = Math.abs(p[i]! - e) / (e || 1);
      const allow = 1e-15 * (10 + Math.abs((z[i]! - m) / T));
      if (e > 1e-300 && rel > allow) bad('sm', `${rel} ${e} ${T} ${z[i]! - m}`);
      const le = x.div(t).ln().toNumber();
      if (Math.abs(l[i]! - le) > 1e-15 * Math.max(1, Math.abs(le)) * 4) bad('lsm', `${l[i]} ${le}`);
    });
    if (k > 1) {
      const ls = z
        .map((x) => new Decimal(x).exp())
        .reduce((a, b) => a.plus(b))
        .ln()
        .toNumber();
      if (Math.abs(logSumExp(z) - ls) > 4e-16 * Math.max(1, Math.abs(ls)) * 2) bad('lse', `${logSumExp(z)} ${ls}`);
    }
    const h = w
      .map((x) => x.div(t))
      .map((q) => (q.gt(0) ? q.times(q.ln()).neg() : new Decimal(0)))
      .reduce((a, b) => a.plus(b))
      .toNumber();
    if (Math.abs(entropy(p) - h) > 1e-14 * Math.max(1, h)) bad('H', `${entropy(p)} ${h}`);
  }
  // half rounding vs. independent enumeration
  const halves: number[] = [];
  for (let e = 0; e < 31; e++)
    for (let f = 0; f < 1024; f++) halves.push(e === 0 ? f * 2 ** -24 : (1 + f / 1024) * 2 ** (e - 15));
  for (let n = 0; n < 200000; n++) {
    const i = Math.floor(rnd() * (halves.length - 1));
    const a = halves[i]!,
      b = halves[i + 1]!;
    const r = rnd();
    const x = r < 0.2 ? (a + b) / 2 : r < 0.3 ? a : a + rnd() * (b - a);
    const want = x - a < b - x ? a : x - a > b - x ? b : i % 2 === 0 ? a : b;
    if (roundTo('float16', x) !== want || roundTo('float16', -x) !== -want)
      bad('half', `${x} ${roundTo('float16', x)} ${want}`);
  }
  console.log(JSON.stringify({ count, out }, null, 1));
}, 300000);
