/** A page with everything it needs, loaded before it is rendered: nothing is shown half. */

import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import { openIn } from '#spec/openIn.ts';
import { folderAt, loadChapter } from './chapters.ts';
import { loadAppWords } from './languages.ts';
import { MissingPage } from './MissingPage.tsx';
import type { Page } from './page.ts';
import type { Route } from './routes.ts';

/** Each with what it says of itself. */
const BESIDE_PAGES = {
  glossary: { file: 'GlossaryPage.tsx', load: () => import('./GlossaryPage.tsx') },
  networks: { file: 'NetworksPage.tsx', load: () => import('./NetworksPage.tsx') },
  credits: { file: 'CreditsPage.tsx', load: () => import('./CreditsPage.tsx') },
};

/** @param prerendered whether the page only has to be brought to life */
export async function loadPage(route: Route, prerendered = false): Promise<Page> {
  const { lang } = route;
  const words = await loadAppWords[lang]();
  const wordsModule = `/src/app/words/${lang}.ts`;
  switch (route.kind) {
    case 'home': {
      const [{ Home }, { loadHome }] = await Promise.all([import('./home/Home.tsx'), import('./home/loadHome.ts')]);
      const { home, figures, extra } = await loadHome(lang);
      return {
        route,
        words,
        title: words.site,
        description: words.description,
        figures,
        body: (connect) => <Home lang={lang} words={words} home={home} extra={extra} connect={connect} />,
        modules: [wordsModule, '/src/app/home/Home.tsx', '/src/app/home/loadHome.ts', `/src/app/home/${lang}.ts`],
      };
    }
    case 'glossary':
    case 'networks':
    case 'credits': {
      const { file, load } = BESIDE_PAGES[route.kind];
      const { Body, words: own } = await load();
      const { title, description } = own[lang];
      return {
        route,
        words,
        title: `${title} · ${words.site}`,
        description,
        figures: {},
        body: () => <Body lang={lang} />,
        modules: [wordsModule, `/src/app/${file}`],
      };
    }
    case 'chapter': {
      const folder = folderAt(route.slug);
      if (!folder) break;
      // What prose may use comes with the chapters: other pages do without it.
      const [loaded, { ChapterBody }] = await Promise.all([
        loadChapter(folder, lang, prerendered),
        import('./ChapterBody.tsx'),
      ]);
      const { chapter } = loaded;
      const specs = Object.values(chapter.figures).map((figure) => figure.spec);
      const asks = specs.some((spec) => spec.nets !== undefined);
      const asked = asks ? await (await import('./pageNetworks.ts')).askedIn(lang) : undefined;
      return {
        route,
        words,
        title: `${chapter.title[lang]} · ${words.site}`,
        description: '',
        figures: Object.fromEntries(
          specs.map((spec) => [
            spec.id,
            { spec: openIn(spec as FigureSpec, lang), words: loaded.words[spec.id] as FigureWords<never> },
          ]),
        ),
        body: (connect) => <ChapterBody loaded={loaded} lang={lang} words={words} connect={connect} asked={asked} />,
        modules: [
          wordsModule,
          '/src/app/ChapterBody.tsx',
          ...(asks ? ['/src/app/pageNetworks.ts', `/src/app/networkUi.${lang}.ts`] : []),
          ...['chapter.ts', `${lang}.mdx`, `${lang}.words.ts`].map((file) => folder.path + file),
        ],
      };
    }
    case 'missing':
      break;
  }
  return {
    route: { kind: 'missing', lang },
    words,
    title: `${words.missing.title} · ${words.site}`,
    description: '',
    figures: {},
    body: () => <MissingPage lang={lang} words={words} />,
    modules: [wordsModule],
  };
}
