/** The book without a browser: every page as markup, and the pictures for shared links. The build begins here. */

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { markup } from '#draw/markup.ts';
import { loadTable } from '#figure/LaterTable.tsx';
import { createLive, type Live } from '#figure/live.ts';
import type { View } from '#figure/view.ts';
import type { Description } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { openIn } from '#spec/openIn.ts';
import type { Params } from '#spec/params.ts';
import { App } from './App.tsx';
import { hrefOf, LANGS, langTag } from './addresses.ts';
import { FOLDERS, folderAt, loadChapterModule, loadWords } from './chapters.ts';
import { EmbedPage } from './EmbedPage.tsx';
import { faceOf } from './face.ts';
import { GatePage } from './GatePage.tsx';
import { headMarkup } from './heads.ts';
import { keepThumb } from './home/ChapterThumb.tsx';
import { loadAppWords } from './languages.ts';
import { networkUi } from './networkUi.ts';
import type { Page } from './page.ts';
import { pageNetworks } from './pageNetworks.ts';
import { loadPage } from './pages.tsx';
import { ALL_ROUTES, pathOf, tailOf } from './routes.ts';
import { StaticMissing } from './StaticMissing.tsx';
import { ALONE_WORDS } from './words/aloneWords.ts';
import { MISSING_WORDS } from './words/missingWords.ts';

export { social } from './social.ts';

/** The figure that stands for a page where its address is pasted (oEmbed). */
export interface Embeddable {
  /** Its own page. */
  readonly path: string;
  readonly title: string;
  readonly site: string;
  /** Of its frame, in pixels, where nobody hears how tall the figure really is. */
  readonly height: number;
}

export interface PageMarkup {
  /** Below the base, as in `/zh/softmax/`. */
  readonly path: string;
  readonly title: string;
  readonly head: string;
  /** What stands in the element `root`. */
  readonly html: string;
  readonly lang: string;
  readonly kind: 'book' | 'embed' | 'gate' | 'missing';
  /** Source files that the page's script will import at once; of an embed page the figure's view. */
  readonly modules: readonly string[];
  readonly embed?: Embeddable;
}

/** What stands around a picture: title, controls, caption, tools. */
const AROUND = 420;

const embeddable = (path: string, title: string, site: string, view: unknown): Embeddable => ({
  path,
  title,
  site,
  height: (view as View<Params, unknown, never>).height.wide + AROUND,
});

export async function pages(): Promise<readonly PageMarkup[]> {
  await loadTable();
  for (const folder of FOLDERS) {
    for (const lang of LANGS) {
      const { thumb } = await faceOf(await loadChapterModule(folder), lang);
      if (thumb) keepThumb(folder, lang, markup(thumb));
    }
  }
  return [...(await bookPages()), ...(await embedPages()), ...(await gatePages()), await missingPage()];
}

const ABOUT = import.meta.glob<Description>('/chapters/*/about.ts', { import: 'description', eager: true });

function descriptionOf({ route, description }: Page): string {
  if (route.kind !== 'chapter') return description;
  return ABOUT[`${folderAt(route.slug)?.path}about.ts`]?.[route.lang] ?? '';
}

async function bookPages(): Promise<readonly PageMarkup[]> {
  return Promise.all(
    ALL_ROUTES.map(async (route): Promise<PageMarkup> => {
      const page = await loadPage(route);
      const { title, words, modules } = page;
      const description = descriptionOf(page);
      const path = pathOf(route);
      return {
        path,
        title,
        head: headMarkup({ title, description, lang: route.lang, site: words.site, article: route.kind === 'chapter' }),
        html: renderToString(<App first={page} ssrPath={hrefOf(path)} />),
        lang: langTag(route.lang),
        kind: 'book',
        modules,
        ...(await faceOfPage(page)),
      };
    }),
  );
}

/** A chapter is pasted as the figure that stands for it on the map. */
async function faceOfPage({ route, words }: Page): Promise<Pick<PageMarkup, 'embed'>> {
  const folder = route.kind === 'chapter' ? folderAt(route.slug) : undefined;
  if (!folder) return {};
  const { lang } = route;
  const [{ spec, view }, own] = await Promise.all([
    loadChapterModule(folder).then((chapter) => faceOf(chapter, lang)),
    loadWords(folder, lang),
  ]);
  const title = own[spec.id]?.title ?? '';
  return { embed: embeddable(`/embed/${lang}/${folder.slug}/${spec.id}/`, title, words.site, view) };
}

const ASKED = { networks: pageNetworks, ui: networkUi };

async function embedPages(): Promise<readonly PageMarkup[]> {
  const made: PageMarkup[] = [];
  for (const folder of FOLDERS) {
    const { figures } = await loadChapterModule(folder);
    for (const lang of LANGS) {
      const [words, chapterWords] = await Promise.all([loadAppWords[lang](), loadWords(folder, lang)]);
      const specs = new Set<string>();
      for (const [tag, { spec, load }] of Object.entries(figures)) {
        if (specs.has(spec.id)) continue;
        specs.add(spec.id);
        const figureWords = chapterWords[spec.id] as FigureWords<never>;
        const live = createLive(openIn(spec as FigureSpec, lang), pageNetworks) as Live;
        const Figure = await load();
        const path = `/embed/${lang}/${folder.slug}/${spec.id}/`;
        made.push({
          embed: embeddable(path, figureWords.title, words.site, Figure.view),
          ...still({
            path,
            title: `${figureWords.title} · ${words.site}`,
            lang,
            site: words.site,
            kind: 'embed',
            modules: [`${folder.path}figures/${tag}.tsx`],
            body: (
              <EmbedPage
                live={live}
                Figure={Figure}
                slug={folder.slug}
                lang={lang}
                figureWords={figureWords}
                words={ALONE_WORDS[lang]}
                asked={spec.nets ? ASKED : undefined}
              />
            ),
          }),
        });
      }
    }
  }
  return made;
}

/** One for every page that the languages share. */
async function gatePages(): Promise<readonly PageMarkup[]> {
  const routes = ALL_ROUTES.filter((route) => route.lang === 'en');
  return Promise.all(
    routes.map(async (route): Promise<PageMarkup> => {
      const [zh, en] = await Promise.all([loadPage({ ...route, lang: 'zh' }), loadPage(route)]);
      const entry = ({ title, words }: typeof zh) => ({ site: words.site, title });
      const tail = tailOf(route);
      return still({
        path: `/${tail}`,
        title: zh.title === en.title ? en.title : `${zh.title} / ${en.title}`,
        description: descriptionOf(en),
        lang: 'en',
        site: en.words.site,
        kind: 'gate',
        body: <GatePage tail={tail} entries={{ zh: entry(zh), en: entry(en) }} />,
      });
    }),
  );
}

async function missingPage(): Promise<PageMarkup> {
  const { site } = await loadAppWords.en();
  return still({
    path: '/404.html',
    title: `${MISSING_WORDS.zh.title} / ${MISSING_WORDS.en.title}`,
    lang: 'en',
    site,
    kind: 'missing',
    body: <StaticMissing />,
  });
}

interface Still {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly lang: Lang;
  readonly site: string;
  readonly kind: PageMarkup['kind'];
  readonly modules?: PageMarkup['modules'];
  readonly body: ReactElement;
}

const still = ({ path, title, description = '', lang, site, kind, modules = [], body }: Still): PageMarkup => ({
  path,
  title,
  head: headMarkup({ title, description, lang, site }),
  html: renderToString(body),
  lang: langTag(lang),
  kind,
  modules,
});
