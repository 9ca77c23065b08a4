/** A page with everything it needs, loaded before it is rendered: nothing is shown half. */

import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import { openIn } from '#spec/openIn.ts';
import { folderAt, loadChapter } from './chapters.ts';
import { loadAppWords } from './languages.ts';
import type { Page } from './page.ts';
import type { Route } from './routes.ts';
import type { AskedOf } from './scopeOf.ts';

/** Each with what it says of itself; its file is called after it. */
const BESIDE_PAGES = {
  glossary: () => import('./GlossaryPage.tsx'),
  teachers: () => import('./TeachersPage.tsx'),
  errata: () => import('./ErrataPage.tsx'),
  networks: () => import('./NetworksPage.tsx'),
  credits: () => import('./CreditsPage.tsx'),
};

const loadNetworkUi = {
  zh: () => import('./networkUi.zh.ts'),
  en: () => import('./networkUi.en.ts'),
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
        modules: import.meta.env.SSR
          ? [wordsModule, '/src/app/home/Home.tsx', '/src/app/home/loadHome.ts', `/src/app/home/${lang}.ts`]
          : [],
      };
    }
    case 'glossary':
    case 'teachers':
    case 'errata':
    case 'networks':
    case 'credits': {
      const { Body, words: own } = await BESIDE_PAGES[route.kind]();
      const { title, description } = own[lang];
      return {
        route,
        words,
        title: `${title} · ${words.site}`,
        description,
        figures: {},
        body: () => <Body lang={lang} />,
        modules: import.meta.env.SSR
          ? [wordsModule, `/src/app/${route.kind.replace(/^./, (c) => c.toUpperCase())}Page.tsx`]
          : [],
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
      const asked = asks
        ? await Promise.all([import('./pageNetworks.ts'), loadNetworkUi[lang]()]).then(
            ([{ pageNetworks }, { networkUi }]): AskedOf => ({ networks: pageNetworks, ui: { [lang]: networkUi } }),
          )
        : undefined;
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
        modules: import.meta.env.SSR
          ? [
              wordsModule,
              '/src/app/ChapterBody.tsx',
              `/src/prose/${loaded.chapter.guess === 'share' ? 'GuessShare' : 'GuessChoice'}.tsx`,
              ...(asks ? ['/src/app/pageNetworks.ts', `/src/app/networkUi.${lang}.ts`] : []),
              ...['chapter.ts', `${lang}.mdx`, `${lang}.words.ts`].map((file) => folder.path + file),
            ]
          : [],
      };
    }
    case 'missing':
      break;
  }
  const [{ MissingPage }, { MISSING_WORDS }] = await Promise.all([
    import('./MissingPage.tsx'),
    import('./words/missingWords.ts'),
  ]);
  return {
    route: { kind: 'missing', lang },
    words,
    title: `${MISSING_WORDS[lang].title} · ${words.site}`,
    description: '',
    figures: {},
    body: () => <MissingPage lang={lang} />,
    modules: import.meta.env.SSR ? [wordsModule] : [],
  };
}
