/**
 * The chapters of the book, read from their folders as the book reads them: a new chapter is tested without being named.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { type Folder, folderOf } from '#app/folders.ts';
import { foundOnDisk } from '#build/foundOnDisk.ts';
import { createLive } from '#figure/live.ts';
import { namedTable } from '#figure/namedTable.ts';
import { createNetworks } from '#figure/networks.ts';
import type { Chapter, ChapterWords } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import { writeLink } from '#spec/link.ts';
import { type Bounds, onSteps, valueAt } from '#spec/number.ts';
import { openIn } from '#spec/openIn.ts';
import { type AnyValues, initialValues, type Param, type Params, sameValue } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';

const ROOT = new URL('../../', import.meta.url);
const LANGS = ['zh', 'en'] as const;

export interface BookChapter extends Folder {
  readonly chapter: Chapter;
  readonly specs: readonly FigureSpec[];
  readonly ids: readonly string[];
  readonly words: { readonly [L in Lang]: { readonly [figure: string]: FigureWords<never> } };
  /** Ids of the sections, and of the challenges, in the order of the prose. */
  readonly headings: readonly string[];
  readonly tries: readonly string[];
}

async function loaded(folder: Folder): Promise<BookChapter> {
  const file = (name: string) => new URL(`.${folder.path}${name}`, ROOT).href;
  const { chapter } = (await import(file('chapter.ts'))) as { readonly chapter: Chapter };
  const [zh, en] = (await Promise.all(LANGS.map(async (lang) => (await import(file(`${lang}.words.ts`))).default))) as [
    ChapterWords,
    ChapterWords,
  ];
  const prose = readFileSync(new URL(file('en.mdx')), 'utf8');
  const found = (pattern: RegExp) => [...prose.matchAll(pattern)].map((match) => match[1] as string);
  const specs = Object.values(chapter.figures).map(({ spec }) => spec as FigureSpec);
  return {
    ...folder,
    chapter,
    specs,
    ids: specs.map(({ id }) => id),
    words: { zh, en } as BookChapter['words'],
    headings: found(/^## .*\[#([^\]]+)\]$/gm),
    tries: found(/<Try id="([^"]+)"/g),
  };
}

/** In the order of the book. */
export const CHAPTERS: readonly BookChapter[] = await Promise.all(
  readdirSync(new URL('chapters/', ROOT))
    .map((name) => folderOf(`/chapters/${name}/chapter.ts`))
    .filter((folder) => folder !== undefined)
    .sort((a, b) => a.number - b.number)
    .map(loaded),
);

/** One language for each chapter, in turn, where a second look would see the same. */
export const IN_TURN = CHAPTERS.map((each, i) => {
  const lang = LANGS[i % 2] as Lang;
  return { ...inLang(each, lang), lang };
});

/** A chapter whose figures open as they do in one language. */
export function inLang(each: BookChapter, lang: Lang): BookChapter {
  return { ...each, specs: each.specs.map((spec) => openIn(spec, lang)) };
}

const FOUND = await foundOnDisk();
/** As after a reader has loaded them all. */
const NETWORKS = createNetworks({ size: () => 0, load: async (name) => ({ net: FOUND[name] }) });
NETWORKS.want(Object.keys(FOUND));
await Promise.resolve();
await new Promise((resolve) => setTimeout(resolve));

/** Values of a figure that a link can ask for, each parameter by its own declaration. */
function valuesOf(spec: FigureSpec, pick: (p: Param, index: number) => unknown): AnyValues {
  const asked = Object.fromEntries(Object.entries(spec.params).map(([name, p], i) => [name, pick(p, i)]));
  return settle(spec.params, asked).values;
}

const NAMES = ['光', 'a b', '？', '100%', 'W', '霜雪', '7', '_', 'é', '天', '地', '人'];

/** A state in which every parameter differs from the opening one. */
export function otherValues(spec: FigureSpec): AnyValues {
  const between = (p: Bounds, at: number) => onSteps(p, valueAt(p, at));
  return valuesOf(spec, (p, index) => {
    switch (p.kind) {
      case 'number': {
        const x = between(p, (0.37 + 0.13 * index) % 1);
        return sameValue(x, p.initial) ? between(p, 0.71) : x;
      }
      case 'list':
        return p.initial.map((_, i) => between(p.item, (0.63 + 0.29 * i) % 1));
      case 'names':
        return NAMES.slice(0, p.initial.length);
      case 'choice':
        return p.choices[(p.choices.indexOf(p.initial) + 1) % p.choices.length];
      case 'flag':
        return !p.initial;
      case 'text':
        return p.initial;
      case 'seed':
        return p.initial + 1;
    }
  });
}

/** Everything at one of its limits: lists at their longest, choices at their last. */
export function limitValues(spec: FigureSpec, end: 'least' | 'most'): AnyValues {
  const limit = (p: Bounds) => (end === 'least' ? p.min : p.max);
  return valuesOf(spec, (p) => {
    switch (p.kind) {
      case 'number':
        return limit(p);
      case 'list':
        // The other limit once, or else all shares are alike.
        return Array.from({ length: p.maxLength }, (_, i) =>
          i === 1 ? p.item.min + p.item.max - limit(p.item) : limit(p.item),
        );
      case 'choice':
        return end === 'least' ? p.initial : p.choices.at(-1);
      case 'flag':
        return end === 'most';
      default:
        return p.initial;
    }
  });
}

/** A link to one state of every figure of a chapter. */
export const linkOf = ({ specs }: BookChapter, values: (spec: FigureSpec) => AnyValues): string =>
  specs
    .map((spec) => writeLink(spec, values(spec)))
    .filter((query) => query !== '')
    .join('&');

/** What a figure must tell in a state: the cells of its table, and its sentence. */
export function tellsOf(chapter: BookChapter, spec: FigureSpec, lang: Lang, values: AnyValues): readonly string[] {
  const words = chapter.words[lang][spec.id] as FigureWords<never>;
  const live = createLive<Params, unknown>(spec, NETWORKS);
  live.store.setState({ ...initialValues(spec.params), ...values }, true);
  const table = namedTable(live, words);
  return [
    ...table.columns.map((column) => words.columns[column] ?? column),
    ...[...table.rows, ...(table.total ? [table.total] : [])]
      .flat()
      .map((cell) => (typeof cell === 'string' ? cell : formatNumber(cell.value, cell.format, lang))),
    words.summary(live.model() as never),
  ];
}
