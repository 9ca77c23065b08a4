/** The two languages of a chapter share their anchors, formulas, figures and code, and everything they name exists. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Chapter, ChapterWords, Description } from '#prose/chapter.ts';
import type { FigureSpec } from '#spec/figure.ts';
import { readLink, writeLink } from '#spec/link.ts';
import { initialValues } from '#spec/params.ts';
import { type Prose, readProse, type Tag } from './prose.ts';

const LANGS = ['zh', 'en'] as const;
/** Properties that hold words. */
const WORDS = new Set(['claim', 'source', 'choices', 'right', 'item']);

const CHAPTERS = import.meta.glob<{ readonly chapter: Chapter }>('/chapters/*/chapter.ts');
const SPOKEN = import.meta.glob<{ readonly default: ChapterWords }>('/chapters/*/{zh,en}.words.ts');
const ABOUT = import.meta.glob<Description>('/chapters/*/about.ts', { import: 'description', eager: true });
const FOLDERS = readdirSync('chapters', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** A readout that gives a word may be there once for each language: bestZh, bestEn. */
const inEither = (name: string, prop: string, value: string) =>
  name === 'Value' && prop === 'name' ? value.replace(/(Zh|En)$/, '') : value;

const withoutWords = ({ name, props }: Tag) => ({
  name,
  props: Object.fromEntries(
    Object.entries(props)
      .filter(([prop]) => !WORDS.has(prop))
      .map(([prop, value]) => [prop, inEither(name, prop, value)]),
  ),
});

it('sees every chapter', () => {
  expect(FOLDERS.length).toBeGreaterThan(0);
  expect(Object.keys(CHAPTERS).sort()).toEqual(FOLDERS.map((name) => `/chapters/${name}/chapter.ts`).sort());
});

describe.each(FOLDERS)('%s', (folder) => {
  let chapter: Chapter;
  let zh: Prose;
  let en: Prose;
  let words: readonly ChapterWords[];

  beforeAll(async () => {
    chapter = (await (CHAPTERS[`/chapters/${folder}/chapter.ts`] as () => Promise<{ readonly chapter: Chapter }>)())
      .chapter;
    const read = (lang: string) => {
      const path = join('chapters', folder, `${lang}.mdx`);
      return readProse(readFileSync(path, 'utf8'), path);
    };
    [zh, en] = await Promise.all([read('zh'), read('en')]);
    words = await Promise.all(
      LANGS.map(
        async (lang) =>
          (
            await (
              SPOKEN[`/chapters/${folder}/${lang}.words.ts`] as () => Promise<{ readonly default: ChapterWords }>
            )()
          ).default,
      ),
    );
  });

  it('has prose that can be told apart: headings, formulas, tags and code were found', () => {
    for (const part of [zh.headings, zh.tags]) expect(part.length).toBeGreaterThan(0);
  });

  it('has the same anchors in both languages, and no heading without one', () => {
    expect(zh.headings).toEqual(en.headings);
    for (const heading of zh.headings) expect(heading).toMatch(/^\d #[a-z][a-z0-9-]*$/);
    expect(new Set(zh.headings).size).toBe(zh.headings.length);
  });

  it('has no import, no export and nothing computed', () => {
    expect(zh.scripts).toEqual([]);
    expect(en.scripts).toEqual([]);
  });

  it('has the same formulas in the same order', () => {
    expect(zh.formulas).toEqual(en.formulas);
  });

  it('has the same code but for comments', () => {
    expect(zh.code).toEqual(en.code);
    expect([...zh.slots].sort()).toEqual([...en.slots].sort());
  });

  it('has the same tags in the same order, alike but for their words', () => {
    expect(zh.tags.map(withoutWords)).toEqual(en.tags.map(withoutWords));
    const wordsIn = (prose: Prose) =>
      prose.tags.map(({ props }) => Object.keys(props).filter((prop) => WORDS.has(prop)));
    expect(wordsIn(zh)).toEqual(wordsIn(en));
  });

  it.each([
    ['zh', /En$/],
    ['en', /Zh$/],
  ] as const)('quotes no words of the other language in %s', (lang, other) => {
    const quoted = (lang === 'zh' ? zh : en).tags.map(({ props }) => props['name'] ?? '');
    expect(quoted.filter((name) => other.test(name))).toEqual([]);
  });

  it('shows each of its figures once, in the order it declares them', () => {
    const shown = zh.tags.filter(({ name }) => Object.hasOwn(chapter.figures, name)).map(({ name }) => name);
    expect(shown).toEqual(Object.keys(chapter.figures));
  });

  it('names only numbers, parameters, states, actions and challenges that exist', () => {
    const specs = new Map(Object.values(chapter.figures).map(({ spec }) => [spec.id, spec as FigureSpec]));
    const wrong = [...zh.tags, ...en.tags].flatMap((tag) => faultOf(tag, specs, chapter) ?? []);
    expect(wrong).toEqual([]);
    for (const slot of zh.slots) expect(quotable(slot, specs), slot).toBe(true);
  });

  it.each(LANGS)('computes every number of three digits and more in %s', (lang) => {
    expect((lang === 'zh' ? zh : en).typed).toEqual([]);
  });

  it('has no heading called like a figure', () => {
    const ids = new Set(specsOf(chapter).keys());
    expect(zh.headings.filter((heading) => ids.has(heading.replace(/^\d #/, '')))).toEqual([]);
  });

  it('sets each of its challenges once', () => {
    const set = zh.tags.filter(({ name }) => name === 'Try').map(({ props }) => props['id']);
    expect([...set].sort()).toEqual(Object.keys(chapter.challenges).sort());
    for (const { figure, now } of Object.values(chapter.challenges))
      expect(quotable(`${figure}.${now}`, specsOf(chapter)), `${figure}.${now}`).toBe(true);
  });

  it('opens with no challenge solved', () => {
    for (const [id, { figure, solved }] of Object.entries(chapter.challenges)) {
      const spec = specsOf(chapter).get(figure) as FigureSpec;
      const values = initialValues(spec.params);
      expect(solved(spec.model(values) as never, values as never), id).toBe(false);
    }
  });

  it('has a label in both languages for every parameter, choice, action, refusal and column', () => {
    const missing = words.flatMap((inLang, l) =>
      [...specsOf(chapter).values()].flatMap((spec) =>
        unlabelled(spec, inLang).map((name) => `${LANGS[l]}: ${spec.id}.${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('has a face that is one of its figures, and titles in both languages', () => {
    expect(specsOf(chapter).has(chapter.face)).toBe(true);
    const about = ABOUT[`/chapters/${folder}/about.ts`];
    for (const lang of LANGS)
      for (const text of [chapter.title, chapter.question, about]) expect(text?.[lang]).toMatch(/\S/);
  });
});

const specsOf = (chapter: Chapter): ReadonlyMap<string, FigureSpec> =>
  new Map(Object.values(chapter.figures).map(({ spec }) => [spec.id, spec as FigureSpec]));

function quotable(name: string, specs: ReadonlyMap<string, FigureSpec>): boolean {
  const [id = '', readout = ''] = name.split('.');
  return Object.hasOwn(specs.get(id)?.readouts ?? {}, readout);
}

/** What a tag names and nobody knows. */
function faultOf({ name, props }: Tag, specs: ReadonlyMap<string, FigureSpec>, chapter: Chapter): string | undefined {
  const fault = `<${name} ${JSON.stringify(props)}>`;
  switch (name) {
    case 'Value': {
      if (!quotable(props['name'] ?? '', specs)) return fault;
      const spec = specs.get((props['name'] ?? '').split('.')[0] as string) as FigureSpec;
      return props['at'] === undefined || hasState(spec, props['at']) ? undefined : fault;
    }
    case 'Param':
      return hasParam(props['name'] ?? '', specs) ? undefined : fault;
    case 'Guess':
      // The page loads the form that the chapter names.
      if ((chapter.guess === 'share') !== (props['choices'] === undefined)) return fault;
      return quotable(`${props['figure']}.${props['readout']}`, specs) ? undefined : fault;
    case 'Try':
      return Object.hasOwn(chapter.challenges, props['id'] ?? '') ? undefined : fault;
    case 'Goto': {
      const spec = specs.get(props['figure'] ?? '');
      const { action, state } = props;
      if (!spec || (action === undefined) === (state === undefined)) return fault;
      if (action !== undefined) return Object.hasOwn(spec.actions ?? {}, action) ? undefined : fault;
      return hasState(spec, state as string) ? undefined : fault;
    }
    default:
      return undefined;
  }
}

/** A list needs an index that is there when the figure opens. */
function hasParam(name: string, specs: ReadonlyMap<string, FigureSpec>): boolean {
  const [id = '', param = '', index] = name.split('.');
  const p = specs.get(id)?.params[param];
  if (p?.kind === 'list') return index !== undefined && p.initial[Number(index)] !== undefined;
  return p?.kind === 'number' && index === undefined;
}

/** Every part of the state is known, and nothing in it has to be replaced. */
function hasState(spec: FigureSpec, state: string): boolean {
  const parts = state.split('&');
  if (parts.some((part) => !Object.hasOwn(spec.params, part.split('=')[0] as string))) return false;
  const { values, repairs } = readLink(spec, parts.map((part) => `${spec.id}.${part}`).join('&'));
  // A phrase is followed as its link says.
  expect(readLink(spec, writeLink(spec, values)).values).toEqual(values);
  return repairs.length === 0;
}

function unlabelled(spec: FigureSpec, inLang: ChapterWords): readonly string[] {
  const words = inLang[spec.id];
  if (!words) return ['(all)'];
  const table = spec.table(spec.model(initialValues(spec.params)));
  const actions = Object.entries(spec.actions ?? {});
  const refused = actions.filter(([, { to }]) => !everPossible(spec, to)).map(([name]) => name);
  return [
    ...Object.keys(spec.params).filter((name) => !words.params[name]),
    ...Object.entries(spec.params).flatMap(([name, p]) =>
      p.kind === 'choice'
        ? p.choices.filter((choice) => !words.choices?.[name]?.[choice]).map((choice) => `${name}.${choice}`)
        : [],
    ),
    ...actions.map(([name]) => name).filter((name) => !words.actions?.[name]),
    ...refused.filter((name) => !words.refusals?.[name]).map((name) => `refusals.${name}`),
    ...table.columns.filter((name) => !words.columns[name]).map((name) => `columns.${name}`),
  ];
}

/** Whether an action can be done with every list at its limits too. */
function everPossible(spec: FigureSpec, to: NonNullable<FigureSpec['actions']>[string]['to']): boolean {
  const initial = initialValues(spec.params);
  const atLimit = (end: 'min' | 'max') =>
    Object.fromEntries(
      Object.entries(spec.params).map(([name, p]) => [
        name,
        p.kind === 'list' ? p.initial.map(() => p.item[end]) : initial[name],
      ]),
    );
  return [initial, atLimit('min'), atLimit('max')].every((values) => to(values as never) !== undefined);
}
