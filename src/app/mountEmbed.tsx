/** An embed page comes alive: takes the state its address asks for, and tells the page around it how tall it is. */

import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createLive, type Live } from '#figure/live.ts';
import type { ChapterWords, FigureComponent } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { readLink, writeLink } from '#spec/link.ts';
import { openIn } from '#spec/openIn.ts';
import { figureAddresses, langTag } from './addresses.ts';
import type { Wish } from './cover.ts';
import { EmbedPage } from './EmbedPage.tsx';
import { readEmbedQuery } from './embedQuery.ts';
import { loadTalk } from './loadTalk.ts';
import { noticesOf } from './notices.ts';
import type { AskedOf } from './scopeOf.ts';
import { storedTheme } from './theme.ts';
import { ALONE_WORDS } from './words/aloneWords.ts';

/** All that the script of a figure's embed pages knows. */
export interface EmbedKit {
  readonly spec: FigureSpec;
  readonly Figure: FigureComponent;
  readonly asked?: AskedOf | undefined;
  readonly slug: string;
  readonly figureWords: { readonly [L in Lang]: ChapterWords };
}

/** @param root holds what was prerendered, which says what it is */
export async function mountEmbed(kit: EmbedKit, root: HTMLElement): Promise<void> {
  const prerendered = (root.firstElementChild as HTMLElement).dataset['lang'] === 'zh' ? 'zh' : 'en';
  const spec = openIn(kit.spec, prerendered);
  const query = readEmbedQuery(spec, location.search);
  const { theme = storedTheme(), lang = prerendered } = query;
  const page = document.documentElement.dataset;
  if (theme !== 'system') page['theme'] = theme;
  const live = createLive(spec, kit.asked?.networks) as Live;
  if (parent !== window) reportHeight(spec.id);
  let said: readonly string[] = [];
  if (query.hide.length + query.lock.length > 0) {
    // What is to be hidden is never seen: without the script that hides, there is no figure.
    const talk = await loadTalk().catch(() => undefined);
    if (!talk) {
      root.textContent = ALONE_WORDS[lang].figure.notLoaded;
      delete page['veiled'];
      return;
    }
    const words = kit.figureWords[lang][spec.id] as FigureWords<never>;
    said = talk.cover(live, { ...query, view: kit.Figure.view as Wish['view'], words, lang, root });
  }
  const shown = () => {
    delete page['veiled'];
    if (parent !== window)
      loadTalk()
        .then(({ converse }) => converse(live, () => linkTo(kit.slug, live, lang)))
        // The figure itself does without.
        .catch(() => {});
  };
  hydrateRoot(
    root,
    <EmbedRoot kit={kit} live={live} prerendered={prerendered} query={query} said={said} shown={shown} />,
  );
}

const linkTo = (slug: string, { spec, store }: Live, lang: Lang) =>
  new URL(figureAddresses(lang, `${slug}/`).href(spec.id, writeLink(spec, store.getState())), location.href).href;

interface Props {
  readonly kit: EmbedKit;
  readonly live: Live;
  readonly prerendered: Lang;
  readonly query: ReturnType<typeof readEmbedQuery>;
  /** What could not be hidden. */
  readonly said?: readonly string[];
  /** Called once the state that is asked for is there. */
  readonly shown?: () => void;
}

/** Shows what was prerendered first; the language and state that are asked for apply before the next paint. */
export function EmbedRoot({ kit, live, prerendered, query, said = [], shown }: Props) {
  const [lang, setLang] = useState(prerendered);
  const [notices, setNotices] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const asked = query.lang ?? prerendered;
    const { values, repairs } = readLink(live.spec, query.figure);
    live.store.setState(values, true);
    const { id } = live.spec;
    const figureWords = kit.figureWords[asked][id] as FigureWords<never>;
    setNotices([
      ...said,
      ...noticesOf(
        repairs.map((r) => ({ ...r, figure: id })),
        { [id]: { spec: live.spec, words: figureWords } },
        asked,
      ),
    ]);
    setLang(asked);
    document.documentElement.lang = langTag(asked);
    shown?.();
  }, [kit, live, prerendered, query, said, shown]);
  return (
    <EmbedPage
      live={live}
      Figure={kit.Figure}
      slug={kit.slug}
      lang={lang}
      figureWords={kit.figureWords[lang][live.spec.id] as FigureWords<never>}
      words={ALONE_WORDS[lang]}
      asked={kit.asked}
      notices={notices}
    />
  );
}

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
