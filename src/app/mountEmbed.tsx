/** An embed page comes alive: takes the state its address asks for, and tells the page around it how tall it is. */

import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createLive, type Live } from '#figure/live.ts';
import type { ChapterWords, FigureComponent } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { readLink } from '#spec/link.ts';
import { openIn } from '#spec/openIn.ts';
import { langTag } from './addresses.ts';
import { EmbedPage } from './EmbedPage.tsx';
import { readEmbedQuery } from './embedQuery.ts';
import { noticesOf } from './notices.ts';
import type { AskedOf } from './scopeOf.ts';
import { storedTheme } from './theme.ts';
import type { AppWords } from './words/words.ts';

/** All that the script of a figure's embed pages knows. */
export interface EmbedKit {
  readonly spec: FigureSpec;
  readonly Figure: FigureComponent;
  readonly asked?: AskedOf | undefined;
  readonly slug: string;
  readonly figureWords: { readonly [L in Lang]: ChapterWords };
  readonly words: { readonly [L in Lang]: AppWords };
}

/** Of the messages to the page around; a change of meaning gets a new number. */
const VERSION = 1;

/** @param root holds what was prerendered, which says what it is */
export function mountEmbed(kit: EmbedKit, root: HTMLElement): void {
  const prerendered = (root.firstElementChild as HTMLElement).dataset['lang'] === 'zh' ? 'zh' : 'en';
  const spec = openIn(kit.spec, prerendered);
  const query = readEmbedQuery(spec, location.search);
  const theme = query.theme ?? storedTheme();
  if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
  const live = createLive(spec, kit.asked?.networks) as Live;
  hydrateRoot(root, <EmbedRoot kit={kit} live={live} prerendered={prerendered} query={query} />);
  reportHeight(spec.id);
}

interface Props {
  readonly kit: EmbedKit;
  readonly live: Live;
  readonly prerendered: Lang;
  readonly query: ReturnType<typeof readEmbedQuery>;
}

/** Shows what was prerendered first; the language and state that are asked for apply before the next paint. */
export function EmbedRoot({ kit, live, prerendered, query }: Props) {
  const [lang, setLang] = useState(prerendered);
  const [notices, setNotices] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const asked = query.lang ?? prerendered;
    const { values, repairs } = readLink(live.spec, query.figure);
    live.store.setState(values, true);
    const { id } = live.spec;
    const figureWords = kit.figureWords[asked][id] as FigureWords<never>;
    setNotices(
      noticesOf(
        repairs.map((r) => ({ ...r, figure: id })),
        { [id]: { spec: live.spec, words: figureWords } },
        asked,
      ),
    );
    setLang(asked);
    document.documentElement.lang = langTag(asked);
  }, [kit, live, prerendered, query]);
  return (
    <EmbedPage
      live={live}
      Figure={kit.Figure}
      slug={kit.slug}
      lang={lang}
      figureWords={kit.figureWords[lang][live.spec.id] as FigureWords<never>}
      words={kit.words[lang]}
      asked={kit.asked}
      notices={notices}
    />
  );
}

/** Whoever embeds the page may listen; it works as well if nobody does. */
function reportHeight(figure: string): void {
  if (parent === window || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage({ type: 'area-map', version: VERSION, height, figure }, '*');
  });
  observer.observe(document.body);
}
