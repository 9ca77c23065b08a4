/**
 * What every figure of every chapter must do, and the figure of the home page with them: at the values it opens with,
 * at the corners of its parameters, and at random ones from a fixed seed.
 */

import { describe, expect, test } from 'vitest';
import { home as homeEn } from '#app/home/en.ts';
import { jigsaw } from '#app/home/Jigsaw.model.ts';
import { view as jigsawView } from '#app/home/Jigsaw.tsx';
import { home as homeZh } from '#app/home/zh.ts';
import { foundOnDisk } from '#build/foundOnDisk.ts';
import { layerOf } from '#draw/layer.ts';
import { detached, markup } from '#draw/markup.ts';
import { createLive } from '#figure/live.ts';
import { sceneOf } from '#figure/Picture.tsx';
import type { View } from '#figure/view.ts';
import { uniform } from '#math/random.ts';
import type { Chapter, ChapterWords } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords, Sample, Table } from '#spec/figure.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import { readLink, writeLink } from '#spec/link.ts';
import { openIn } from '#spec/openIn.ts';
import {
  type AnyValue,
  type AnyValues,
  initialValues,
  type NumberParam,
  type Param,
  type Params,
  sameValue,
} from '#spec/params.ts';
import { settle } from '#spec/settle.ts';

type Words = FigureWords<never>;
type AnyView = View<Params, unknown, FigureWords<unknown>>;
interface Case {
  readonly where: string;
  readonly spec: FigureSpec;
  /** The figure as it is, with the whole of a long sample. */
  readonly sampled: FigureSpec;
  readonly view: AnyView;
  readonly words: { readonly [L in Lang]: Words };
}

const CHAPTERS = import.meta.glob<Chapter>('/chapters/*/chapter.ts', { import: 'chapter', eager: true });
const WORDS = import.meta.glob<ChapterWords>('/chapters/*/{zh,en}.words.ts', { import: 'default', eager: true });

const LANGS = ['zh', 'en'] as const;

/** What a page draws at once of a long sample, and at most when it opens. */
const FIRST = 20_000;
/** Steps of a network cost more: a few slices of them. */
const SLICES = 4;

const mostOf = ({ first, size }: Sample) => Math.min(first === undefined ? FIRST : SLICES * first, size);

/** The figure with the first draws of a long sample: any number of them is a state that readers see. */
function brief(spec: FigureSpec): FigureSpec {
  const { sample, ...rest } = spec;
  if (!sample) return spec;
  return { ...rest, model: (values) => spec.model(values, mostOf(sample(values))) };
}

const NETWORKS = await foundOnDisk();

/** A figure that asks networks, in each language: without them, as a page opens and waits; and once with them. */
function asReadersMeetIt(spec: FigureSpec): readonly { readonly how: string; readonly spec: FigureSpec }[] {
  if (!spec.nets) return [{ how: '', spec }];
  const alone = LANGS.map((lang) => openIn(spec, lang));
  const asked = { ...spec, model: (values: AnyValues, drawn?: number) => spec.model(values, drawn, NETWORKS) };
  return [
    ...[...new Set(alone)].map((each, i) => ({ how: ` alone ${i + 1}`, spec: each })),
    { how: ' with its networks', spec: asked },
  ];
}

async function casesOf(path: string, chapter: Chapter): Promise<readonly Case[]> {
  const words = (lang: Lang, id: string) => WORDS[path.replace('chapter.ts', `${lang}.words.ts`)]?.[id] as Words;
  const cases = Object.values(chapter.figures).map(async ({ spec, load }): Promise<readonly Case[]> => {
    const view = (await load()).view as unknown as AnyView;
    return asReadersMeetIt(spec).map((met) => ({
      where: path + met.how,
      spec: brief(met.spec),
      sampled: met.spec,
      view,
      words: { zh: words('zh', spec.id), en: words('en', spec.id) },
    }));
  });
  return (await Promise.all(cases)).flat();
}

const CASES: readonly Case[] = [
  ...(await Promise.all(Object.entries(CHAPTERS).map(([path, chapter]) => casesOf(path, chapter)))).flat(),
  {
    where: 'home',
    spec: jigsaw as unknown as FigureSpec,
    sampled: jigsaw as unknown as FigureSpec,
    view: jigsawView as unknown as AnyView,
    words: { zh: homeZh.jigsaw as unknown as Words, en: homeEn.jigsaw as unknown as Words },
  },
];

/** Text that no reader may meet. */
const NONSENSE = /NaN|undefined|\bnull\b|\[object|[-−]0(?![.\d])|[-−]0?\.0+(?!\d)/;

/** Much faster than an expectation for each of a hundred thousand texts. */
function refuse(nonsense: RegExp, text: string, where: string): void {
  if (nonsense.test(text)) throw new Error(`${where}: ${text.slice(0, 300)}`);
}

/** Values that limits and special cases lie at. */
function corners(p: Param): readonly unknown[] {
  const ofNumber = (n: Omit<NumberParam, 'kind' | 'initial'>) => [
    n.min,
    n.max,
    ...(n.infinite ?? []).map((sign) => sign * Infinity),
  ];
  switch (p.kind) {
    case 'number':
      return ofNumber(p);
    case 'list': {
      const each = [...ofNumber(p.item), 0];
      const mixed = (length: number) => Array.from({ length }, (_, i) => each[i % each.length] as number);
      return [
        ...each.flatMap((x) => [p.minLength, p.maxLength].map((n) => Array(n).fill(x) as number[])),
        mixed(p.minLength),
        mixed(p.maxLength),
      ];
    }
    case 'choice':
      return p.choices;
    case 'flag':
      return [true, false];
    case 'seed':
      return [0, 2 ** 32 - 1];
    case 'names':
    case 'text':
      return [];
  }
}

function random(p: Param, next: () => number): unknown {
  const within = (n: Omit<NumberParam, 'kind' | 'initial'>) =>
    n.infinite && next() < 0.08 ? (n.infinite[0] as number) * Infinity : n.min + next() * (n.max - n.min);
  switch (p.kind) {
    case 'number':
      return within(p);
    case 'list':
      return Array.from({ length: p.minLength + Math.floor(next() * (p.maxLength - p.minLength + 1)) }, () =>
        within(p.item),
      );
    case 'choice':
      return p.choices[Math.floor(next() * p.choices.length)];
    case 'flag':
      return next() < 0.5;
    case 'seed':
      return Math.floor(next() * 2 ** 32);
    case 'names':
    case 'text':
      return undefined;
  }
}

/** The opening state, every corner of every parameter, all of each choice at every corner of the rest, and chance. */
function statesOf({ params, actions = {} }: FigureSpec, chance: number): readonly AnyValues[] {
  const asked: { readonly [name: string]: unknown }[] = [{}];
  const names = Object.keys(params);
  const choices = names.filter((name) => ['choice', 'flag'].includes((params[name] as Param).kind));
  const settings = choices.reduce<{ readonly [name: string]: unknown }[]>(
    (all, name) =>
      all.flatMap((before) => corners(params[name] as Param).map((value) => ({ ...before, [name]: value }))),
    [{}],
  );
  for (const setting of settings)
    for (const name of names)
      for (const value of corners(params[name] as Param)) asked.push({ ...setting, [name]: value });
  const next = uniform(20_240_517);
  for (let i = 0; i < chance; i++)
    asked.push(Object.fromEntries(names.map((name) => [name, random(params[name] as Param, next)])));
  const initial = initialValues(params);
  for (const action of Object.values(actions)) asked.push({ ...initial, ...action.to(initial) });
  return asked.map((each) => settle(params, each).values);
}

const cellTexts = (table: Table, lang: Lang) =>
  [...table.rows, table.total ?? []]
    .flat()
    .flatMap((cell) =>
      typeof cell === 'string'
        ? [cell]
        : [
            formatNumber(cell.value, cell.format, lang),
            (cell.how ?? []).map((part) => (typeof part === 'string' ? part : part.sup)).join(''),
          ],
    );

const same = (params: Params, a: AnyValues, b: AnyValues) =>
  Object.keys(params).every((name) => sameValue(a[name] as AnyValue, b[name] as AnyValue));

/**
 * @param half every other figure, for a file of its own: the two can run side by side
 */
export function contract(half: 0 | 1): void {
  test('there are figures, and their ids are unique within a page', () => {
    expect(CASES.length).toBeGreaterThan(1);
    for (const { where } of CASES) {
      const ids = CASES.filter((each) => each.where === where).map(({ spec }) => spec.id);
      expect(new Set(ids).size, where).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    }
  });

  describe.each(CASES.filter((_, i) => i % 2 === half).map((each) => [`${each.where} ${each.spec.id}`, each] as const))(
    '%s',
    (_, { spec, sampled, view, words }) => {
      const states = statesOf(spec, 40);

      test.runIf(sampled.sample)('a long sample grows by the draws it would have had at once', () => {
        const opening = initialValues(sampled.params);
        const size = (values: AnyValues) => sampled.sample?.(values).size as number;
        expect(size(opening)).toBeLessThanOrEqual(FIRST);
        for (const values of states.filter((_, i) => i % Math.ceil(states.length / 24) === 0)) {
          const most = mostOf(sampled.sample?.(values) as Sample);
          const parts = [0, 1, 0.3 * most, most, 0.6 * most, most].map((part) => Math.min(most, Math.ceil(part)));
          const grown = parts.map((drawn) => sampled.model(values, drawn));
          parts.forEach((drawn, i) => {
            // Another sample in between: nothing is left of this one.
            sampled.model(settle(sampled.params, { ...values, seed: 987_654 }).values, 5);
            expect(sampled.model(values, drawn), `${writeLink(sampled, values)} ${drawn}`).toEqual(grown[i]);
          });
          for (const model of grown)
            for (const { of, format } of Object.values(sampled.readouts)) {
              const value = of(model);
              refuse(NONSENSE, typeof value === 'string' ? value : formatNumber(value, format, 'en'), 'readout');
            }
        }
      });

      test('what it asks and what it does by itself have their place below the picture', () => {
        expect(view.network !== undefined).toBe(spec.nets !== undefined);
        expect(view.run !== undefined).toBe(spec.runs !== undefined);
        const texts = view.controls.filter((name) => spec.params[name]?.kind === 'text');
        expect(view.text !== undefined).toBe(texts.length > 0);
      });

      test('a link opens the state it was written from', () => {
        for (const values of states) {
          const { values: opened, repairs } = readLink(spec, `?${writeLink(spec, values)}`);
          expect(repairs).toEqual([]);
          expect(same(spec.params, opened, values), writeLink(spec, values)).toBe(true);
        }
        expect(writeLink(spec, initialValues(spec.params))).toBe('');
      });

      test('any text as a link gives allowed values', () => {
        const next = uniform(7);
        const pieces = [
          'NaN',
          '-inf',
          '∞',
          '1e999',
          '−0',
          '１',
          '1,5',
          ';',
          ',',
          '&',
          '=',
          '%',
          '%E0',
          '\u202e',
          '<b>',
          'null',
          '9'.repeat(5000),
          ' ',
          '光',
        ];
        const piece = () => pieces[Math.floor(next() * pieces.length)] as string;
        for (let i = 0; i < 120; i++) {
          const query = Object.keys(spec.params)
            .map((name) => `${spec.id}.${name}=${piece()}${piece()}${piece()}`)
            .join('&');
          const { values } = readLink(spec, query);
          const again = settle(spec.params, values);
          expect(again.repairs, query.slice(0, 200)).toEqual([]);
          expect(same(spec.params, again.values, values), query.slice(0, 200)).toBe(true);
        }
      });

      test('equal values give equal models, and what may be quoted is never nonsense', () => {
        states.forEach((values, i) => {
          const model = spec.model(Object.freeze(values));
          if (i % 8 === 0) expect(spec.model(values)).toEqual(model);
          for (const [name, { of, format }] of Object.entries(spec.readouts))
            for (const lang of LANGS) {
              const value = of(model);
              const text = typeof value === 'string' ? value : formatNumber(value, format, lang);
              if (text === '') throw new Error(`${name} is empty`);
              refuse(NONSENSE, text, name);
            }
        });
      });

      test.each(LANGS)('every word is there, and the sentence says something, in %s', (lang) => {
        const { title, data, params, choices, actions, columns, refusals, summary } = words[lang];
        for (const word of [title, data]) expect(word).toMatch(/\S/);
        for (const [name, p] of Object.entries(spec.params)) {
          expect(params[name], name).toMatch(/\S/);
          if (p.kind === 'choice')
            for (const choice of p.choices) expect(choices?.[name]?.[choice], `${name} ${choice}`).toMatch(/\S/);
        }
        for (const [name, action] of Object.entries(spec.actions ?? {})) {
          expect(actions?.[name], name).toMatch(/\S/);
          if (states.some((values) => action.to(values) === undefined)) expect(refusals?.[name], name).toMatch(/\S/);
        }
        for (const values of states) {
          const model = spec.model(values);
          const sentence = summary(model as never);
          expect(sentence).toMatch(lang === 'zh' ? /\p{Script=Han}.*。$/u : /[a-z].*\.$/i);
          refuse(NONSENSE, sentence, 'summary');
          const table = spec.table(model);
          for (const column of table.columns) expect(columns[column], column).toMatch(/\S/);
        }
      });

      test('the table is complete and true to its columns', () => {
        for (const values of states) {
          const table = spec.table(spec.model(values));
          expect(table.rows.length).toBeGreaterThan(0);
          for (const row of [...table.rows, ...(table.total ? [table.total] : [])])
            expect(row.length).toBe(table.columns.length);
          for (const lang of LANGS) for (const text of cellTexts(table, lang)) refuse(NONSENSE, text, 'table');
        }
      });

      test('it draws at every width, twice the same, and nothing in it is nonsense', () => {
        // Drawing is the slow part: the corners of single parameters, and a few by chance.
        const drawn = states.filter((_, i) => i % Math.ceil(states.length / 24) === 0);
        const holding = { held: undefined, changed: () => {} };
        const live = createLive(spec);
        // A figure about machines may say in so many words what a machine writes: NaN.
        const said = (lang: Lang) => new Set(Object.values(words[lang]).filter((word) => typeof word === 'string'));
        const own = { zh: said('zh'), en: said('en') };
        drawn.forEach((values, i) => {
          live.store.setState(values, true);
          const lang = LANGS[i % 2] as Lang;
          for (const width of [320, 350, 594, 882, 1000]) {
            const narrow = width < 560;
            const height = narrow ? view.height.narrow : view.height.wide;
            const scene = () =>
              sceneOf(live, words[lang] as unknown as FigureWords<unknown>, lang, width, height, narrow, holding);
            const html = markup((layer) => view.draw(layer, scene()));
            expect(html).toMatch(/<(rect|path|line)/);
            for (const [tag] of html.matchAll(/<[^>]+>/g)) refuse(/NaN|undefined|Infinity|\[object/, tag, 'mark');
            for (const [, text = ''] of html.matchAll(/<text[^>]*>([^<]*)/g))
              if (!own[lang].has(text)) refuse(NONSENSE, text, 'picture');
            for (const [, text = ''] of html.matchAll(/aria-(?:label|valuetext)="([^"]*)"/g))
              refuse(NONSENSE, text, 'handle');
            if (width === 594) {
              const twice = markup((layer) => {
                view.draw(layer, scene());
                view.draw(layer, scene());
              });
              expect(twice).toBe(html);
            }
          }
        });
      });

      test('a picture shows its state and nothing of the states before', () => {
        const live = createLive(spec);
        const holding = { held: undefined, changed: () => {} };
        const said = words.en as unknown as FigureWords<unknown>;
        const shown = (group: SVGGElement) =>
          [...group.querySelectorAll('text, .grip')]
            .map((e) => e.getAttribute('aria-valuetext') ?? e.textContent)
            .sort();
        const scene = () => sceneOf(live, said, 'en', 594, view.height.wide, false, holding);
        const fresh = () => detached((layer) => view.draw(layer, scene()));
        const [first] = states as [AnyValues];
        for (const values of states.filter((_, i) => i % Math.ceil(states.length / 20) === 0)) {
          live.store.setState(first, true);
          const group = fresh();
          live.store.setState(values, true);
          view.draw(layerOf(group), scene());
          expect(shown(group), writeLink(spec, values)).toEqual(shown(fresh()));
        }
      });

      test('every parameter and every action changes something that a reader can see or hear', () => {
        const live = createLive(spec);
        const holding = { held: undefined, changed: () => {} };
        const seen = (values: AnyValues): string => {
          live.store.setState(values, true);
          const scene = sceneOf(
            live,
            words.en as unknown as FigureWords<unknown>,
            'en',
            882,
            view.height.wide,
            false,
            holding,
          );
          const model = live.model();
          return [
            markup((layer) => view.draw(layer, scene)),
            words.en.summary(model as never),
            ...cellTexts(spec.table(model), 'en'),
            ...Object.values(spec.readouts).map(({ of, format }) => {
              const value = of(model);
              return typeof value === 'string' ? value : formatNumber(value, format, 'en');
            }),
          ].join('\n');
        };
        const bases = states.slice(0, 60);
        for (const [name, p] of Object.entries(spec.params)) {
          // A seed is for the next throw: the action that uses it shows it.
          if (p.kind === 'seed' || p.kind === 'text' || p.kind === 'names') continue;
          const works = bases.some((base) => {
            const before = seen(base);
            return corners(p).some((value) => seen(settle(spec.params, { ...base, [name]: value }).values) !== before);
          });
          expect(works, `${name} does nothing`).toBe(true);
        }
        for (const [name, { to }] of Object.entries(spec.actions ?? {})) {
          const works = bases.some((base) => {
            const patch = to(base);
            return patch !== undefined && seen(settle(spec.params, { ...base, ...patch }).values) !== seen(base);
          });
          expect(works, `${name} does nothing`).toBe(true);
        }
      });

      test('every control of the view is a parameter, every button an action', () => {
        for (const name of view.controls) expect(spec.params[name], name).toBeDefined();
        for (const name of view.actions ?? []) expect(spec.actions?.[name], name).toBeDefined();
      });
    },
  );
}
