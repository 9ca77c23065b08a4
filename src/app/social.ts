/** Which pages have a picture for shared links, and what is on it. At build time only. */

import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import { LANGS } from './addresses.ts';
import { type CardData, cardSvg } from './cards.ts';
import { FOLDERS, loadChapterModule, loadWords } from './chapters.ts';
import { faceOf } from './face.ts';
import { jigsaw } from './home/Jigsaw.model.ts';
import { view as jigsawView } from './home/Jigsaw.tsx';
import { loadHome } from './home/loadHome.ts';
import { loadAppWords } from './languages.ts';

export interface Card {
  /** Below the base, beside the page it stands for. */
  readonly path: string;
  readonly svg: string;
}

/** Cards of the chapters and of the home page. */
export async function social(): Promise<readonly Card[]> {
  const cards = LANGS.map(async (lang): Promise<readonly Card[]> => {
    const words = await loadAppWords[lang]();
    const { home } = await loadHome(lang);
    const card = (tail: string, data: Omit<CardData, 'lang' | 'site'>): Card => ({
      path: `/${lang}/${tail}social.png`,
      svg: cardSvg({ ...data, lang, site: words.site }),
    });
    const chapters = FOLDERS.map(async (folder): Promise<readonly Card[]> => {
      const [chapter, chapterWords] = await Promise.all([loadChapterModule(folder), loadWords(folder, lang)]);
      const { spec, view } = await faceOf(chapter, lang);
      if (!view) return [];
      const figureWords = chapterWords[spec.id] as unknown as FigureWords<unknown>;
      const { title, question } = chapter;
      return [
        card(`${folder.slug}/`, { title: title[lang], question: question[lang], spec, view, words: figureWords }),
      ];
    });
    const lead = home.lead.map((part) => (typeof part === 'string' ? part : part.text)).join('');
    const front = card('', {
      title: words.site,
      question: lead,
      spec: jigsaw as unknown as FigureSpec,
      view: jigsawView as unknown as CardData['view'],
      words: home.jigsaw as unknown as FigureWords<unknown>,
    });
    return [front, ...(await Promise.all(chapters)).flat()];
  });
  return (await Promise.all(cards)).flat();
}
