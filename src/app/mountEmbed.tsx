/** An embed page comes alive: takes the state its address asks for, and tells the page around it how tall it is. */

import { hydrateRoot } from 'react-dom/client';
import { createLive, type Live } from '#figure/live.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { readLink, writeLink } from '#spec/link.ts';
import { openIn } from '#spec/openIn.ts';
import { figureAddresses } from './addresses.ts';
import type { Wish } from './cover.ts';
import { type Begin, type EmbedKit, EmbedRoot } from './EmbedRoot.tsx';
import { readEmbedQuery } from './embedQuery.ts';
import { loadTalk } from './loadTalk.ts';
import { storedTheme } from './theme.ts';
import { ALONE_WORDS } from './words/aloneWords.ts';

/** @param root holds what was prerendered */
export async function mountEmbed(kit: EmbedKit, root: HTMLElement): Promise<void> {
  const { lang } = kit;
  const spec = openIn(kit.spec, lang);
  const query = readEmbedQuery(spec, location.search);
  if (query.lang && query.lang !== lang) return goTo(query.lang);
  const { theme = storedTheme() } = query;
  const page = document.documentElement.dataset;
  if (theme !== 'system') page['theme'] = theme;
  const live = createLive(spec, kit.asked?.networks) as Live;
  const begin = readLink(spec, query.figure) as Begin;
  if (parent !== window) reportHeight(spec.id);
  let said: readonly string[] = [];
  let tell: (guess: string) => void = () => {};
  if (query.hide.length + query.lock.length > 0 || query.predict) {
    // What is to be hidden or guessed is never seen: without the script that hides, there is no figure.
    const talk = await loadTalk().catch(() => undefined);
    if (!talk) {
      root.textContent = ALONE_WORDS[lang].figure.notLoaded;
      delete page['veiled'];
      delete page['asked'];
      return;
    }
    const words = kit.figureWords[spec.id] as FigureWords<never>;
    said = talk.cover(live, { ...query, view: kit.Figure.view as Wish['view'], words, lang, root });
    if (query.predict) {
      const wrong = talk.predict(live, { name: query.predict, lang, root, guessed: (text) => tell(text) });
      if (wrong) said = [...said, wrong];
    }
  }
  const shown = () => {
    delete page['veiled'];
    if (parent !== window)
      loadTalk()
        .then(({ converse }) => {
          tell = converse(live, begin.values, () => linkTo(kit.slug, { ...live, spec }, lang)).guessed;
        })
        // The figure itself does without.
        .catch(() => {});
  };
  hydrateRoot(root, <EmbedRoot kit={kit} live={live} begin={begin} said={said} shown={shown} />);
}

/** The other language has a page of its own. */
function goTo(lang: Lang): void {
  const { pathname, search } = location;
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('lang='));
  location.replace(`${pathname.replace(/(\/embed\/)(zh|en)(?=\/)/, `$1${lang}`)}?${query.join('&')}`);
}

const linkTo = (slug: string, { spec, store }: Live, lang: Lang) =>
  new URL(figureAddresses(lang, `${slug}/`).href(spec.id, writeLink(spec, store.getState())), location.href).href;

/** Whoever embeds the page may listen; it works as well if nobody does. */
function reportHeight(figure: string): void {
  if (typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage({ type: 'area-map', version: 1, event: 'size', height, figure }, '*');
    // As learning platforms know it; some of them read only text.
    parent.postMessage(JSON.stringify({ subject: 'lti.frameResize', height }), '*');
  });
  observer.observe(document.body);
}
