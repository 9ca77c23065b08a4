/** What the home page needs before it is rendered. */

import type { FigureSpec } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { PLANNED, type Planned } from '../book.ts';
import { FOLDERS, loadChapterModule } from '../chapters.ts';
import type { PageFigures } from '../page.ts';
import { jigsaw } from './Jigsaw.model.ts';
import type { HomeWords } from './words.ts';

const WORDS: { readonly [L in Lang]: () => Promise<HomeWords> } = {
  zh: () => import('./zh.ts').then((module) => module.home),
  en: () => import('./en.ts').then((module) => module.home),
};

/** A chapter that is there without having been planned; it brings its own question. */
export interface Extra extends Planned {
  readonly question: { readonly [L in Lang]: string };
}

export interface LoadedHome {
  readonly home: HomeWords;
  readonly figures: PageFigures;
  /** Listed after the planned ones. */
  readonly extra: readonly Extra[];
}

export async function loadHome(lang: Lang): Promise<LoadedHome> {
  const unplanned = FOLDERS.filter(({ slug }) => !PLANNED.some((chapter) => chapter.slug === slug));
  const [home, extra] = await Promise.all([
    WORDS[lang](),
    Promise.all(
      unplanned.map(async (folder): Promise<Extra> => {
        const { title, question } = await loadChapterModule(folder);
        return { number: folder.number, slug: folder.slug, title, question, main: false };
      }),
    ),
  ]);
  const spec = jigsaw as unknown as FigureSpec;
  return { home, extra, figures: { [spec.id]: { spec, words: home.jigsaw } } };
}
