/**
 * The chapters there are: every folder of `chapters/` with a `chapter.ts`. The number of a folder's name gives the
 * order, the rest of it the address. Adding a chapter is adding its folder; no list needs an entry.
 */

import type { ComponentType } from 'react';
import type { Chapter, ChapterWords } from '#prose/chapter.ts';
import { type FigureComponents, figuresLater, loadFigures } from '#prose/figureComponents.tsx';
import type { GuessForm } from '#prose/guessForm.ts';
import { type Stills, stillsIn } from '#prose/stills.ts';
import type { Lang } from '#spec/format.ts';
import { hrefOf } from './addresses.ts';
import { type Folder, folderOf } from './folders.ts';

/** Prose compiled from MDX; what its tags stand for is handed in. */
// biome-ignore lint/suspicious/noExplicitAny: the tags of MDX take any components
type Prose = ComponentType<{ readonly components?: any }>;

export interface LoadedChapter extends Folder {
  readonly chapter: Chapter;
  readonly Prose: Prose;
  readonly stills: Stills;
  readonly words: ChapterWords;
  readonly figures: FigureComponents;
  readonly GuessForm: GuessForm;
}

const CHAPTERS = import.meta.glob<{ readonly chapter: Chapter }>('/chapters/*/chapter.ts');
/** The build lets prose bring the words of its figures and its stamp (src/build/mdx.ts). */
const TEXTS = import.meta.glob<{ readonly default: Prose; readonly words: ChapterWords; readonly stamp: string }>(
  '/chapters/*/{zh,en}.mdx',
);

/** In the order of the book. */
export const FOLDERS: readonly Folder[] = Object.keys(CHAPTERS)
  .map(folderOf)
  .filter((folder) => folder !== undefined)
  .sort((a, b) => a.number - b.number);

export const folderAt = (slug: string): Folder | undefined => FOLDERS.find((folder) => folder.slug === slug);

export const loadChapterModule = async (folder: Folder): Promise<Chapter> =>
  (await need(CHAPTERS, `${folder.path}chapter.ts`)()).chapter;

const loadText = (folder: Folder, lang: Lang) => need(TEXTS, `${folder.path}${lang}.mdx`)();

export const loadWords = async (folder: Folder, lang: Lang): Promise<ChapterWords> =>
  (await loadText(folder, lang)).words;

/**
 * Everything of a chapter in one language, before it is rendered.
 *
 * @param prerendered whether the page is there already, so that its figures may come later
 */
export async function loadChapter(folder: Folder, lang: Lang, prerendered: boolean): Promise<LoadedChapter> {
  const [chapter, { default: Prose, words, stamp }, page] = await Promise.all([
    loadChapterModule(folder),
    loadText(folder, lang),
    import.meta.env.PROSE_APART && !prerendered ? fetchPage(folder, lang) : globalThis.document,
  ]);
  const stills = import.meta.env.PROSE_APART ? stillsIn(page) : {};
  // The book has been renewed since this script came, or something else answers in its place.
  if (import.meta.env.PROSE_APART && stills[stamp] === undefined) throw new Error(`${folder.slug} has changed`);
  const figures = prerendered ? figuresLater(chapter) : await loadFigures(chapter);
  const GuessForm =
    chapter.guess === 'share'
      ? (await import('#prose/GuessShare.tsx')).GuessShare
      : (await import('#prose/GuessChoice.tsx')).GuessChoice;
  return { ...folder, chapter, Prose, stills, words, figures, GuessForm };
}

/** The text of a chapter is in its prerendered page. */
async function fetchPage({ slug }: Folder, lang: Lang): Promise<Document> {
  const answer = await fetch(hrefOf(`/${lang}/${slug}/`));
  if (!answer.ok) throw new Error(`${slug}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

function need<T>(files: { readonly [path: string]: () => Promise<T> }, path: string): () => Promise<T> {
  const load = files[path];
  if (!load) throw new RangeError(`a chapter needs the file ${path}`);
  return load;
}
