// @vitest-environment jsdom
/** Every way in which a link can ask for too much is said in both languages, with what was asked and what is used. */

import { expect, it } from 'vitest';
import { languageNotice, noticesOf } from '#app/notices.ts';
import { type FigureSpec, type FigureWords, figure } from '#spec/figure.ts';
import { readLink } from '#spec/link.ts';
import { choice, flag, list, names, number, seed, text } from '#spec/params.ts';
import type { Reason } from '#spec/settle.ts';

const spec = figure({
  id: 'dial',
  params: {
    T: number({ min: 0, max: 20, step: 0.1, initial: 1 }),
    z: list({ item: { min: -6, max: 10, step: 0.1 }, minLength: 2, maxLength: 3, initial: [3, 1], added: 0 }),
    who: names({ of: 'z', initial: ['a', 'b'], spare: ['c'], maxLength: 2 }),
    base: choice({ choices: ['e', '2'], initial: 'e' }),
    on: flag({ initial: false }),
    say: text({ initial: 'hi', maxLength: 4 }),
    seed: seed({ initial: 1 }),
  },
  model: (values) => values,
  readouts: {},
  table: () => ({ columns: [], rows: [] }),
});
const words: FigureWords<never> = {
  title: 'Dial',
  data: '',
  params: { T: 'T', z: 'scores', who: 'names', base: 'base', on: 'lamp', say: 'word', seed: 'seed' },
  choices: { base: { e: 'number e', '2': 'two' } },
  columns: {},
  summary: () => '',
};

const LINKS: { readonly [R in Reason]: string } = {
  unreadable: 'dial.T=NaN',
  empty: 'dial.T=',
  'too-small': 'dial.T=-3',
  'too-large': 'dial.T=99',
  'too-few': 'dial.z=1',
  'too-many': 'dial.z=1,2,3,4',
  'too-long': 'dial.say=longword',
  'no-such-choice': 'dial.base=10',
  repeated: 'dial.T=3&dial.T=4',
};
const said = (query: string, lang: 'zh' | 'en') =>
  noticesOf(
    readLink(spec, query).repairs.map((repair) => ({ ...repair, figure: 'dial' })),
    { dial: { spec: spec as unknown as FigureSpec, words } },
    lang,
  );

for (const [reason, query] of Object.entries(LINKS)) {
  it(`says in both languages that a value was ${reason}`, () => {
    expect(readLink(spec, query).repairs.map((repair) => repair.reason)).toEqual([reason]);
    for (const lang of ['zh', 'en'] as const) {
      const lines = said(query, lang);
      expect(lines).toHaveLength(1);
      expect(lines[0]).not.toMatch(/undefined|\[object/);
      expect(lines[0]).toMatch(lang === 'zh' ? /。$/ : /\.$/);
    }
    expect(said(query, 'zh')).not.toEqual(said(query, 'en'));
  });
}

it('names limit and value as a reader would', () => {
  expect(said('dial.T=99', 'en')).toEqual(['The link asked for T = 99. The largest allowed is 20, so this is T = 20.']);
  expect(said('dial.T=99', 'zh')).toEqual(['链接要求“T”是 99。这里最大是 20，“T”就取 20。']);
  expect(said('dial.z=1,99', 'en')).toEqual([
    'The link asked for 99 in “scores”. The largest allowed is 10, so it is 10.',
  ]);
  expect(said('dial.base=10', 'en')[0]).toContain('It is now “number e”');
  expect(said('dial.on=perhaps', 'en')[0]).toContain('lamp = no');
});

it('says the same thing once, and counts what would be too much', () => {
  expect(said('dial.z=99,99', 'en')).toHaveLength(1);
  const many = 'dial.T=x&dial.z=x,y,z,v&dial.who=abc,def&dial.base=9&dial.on=x&dial.say=toolong&dial.seed=-1';
  const lines = said(many, 'en');
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toMatch(/^\d+ more values/);
});

it('says when a link asks for a language the book does not speak', () => {
  const ask = (address: string) => {
    history.replaceState(null, '', address);
    return languageNotice('en');
  };
  expect(ask('/en/softmax/?lang=fr')[0]).toContain('“fr”');
  expect(ask('/de-AT/softmax/')[0]).toContain('“de-AT”');
  expect(ask('/en/softmax/?lang=zh-CN')).toEqual([]);
  expect(ask('/zh/')).toEqual([]);
  expect(ask('/en/?lang=%3Cscript%3E')).toEqual([]);
});

it('shows no more of a long text than tells it apart', () => {
  const long = { ...spec, params: { say: text({ initial: '', maxLength: 640 }) } } as unknown as FigureSpec;
  const { repairs } = readLink(long, `dial.say=${'ab'.repeat(700)}`);
  const [said = ''] = noticesOf(
    repairs.map((repair) => ({ ...repair, figure: 'dial' })),
    { dial: { spec: long, words } },
    'en',
  );
  expect(said).toContain(`${'ab'.repeat(20)}…`);
  expect(said.length).toBeLessThan(200);
});
