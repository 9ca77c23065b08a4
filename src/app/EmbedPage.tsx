/** One figure on a page of its own, to stand in somebody else's page. */

import { type ComponentType, type ReactNode, useMemo } from 'react';
import { PatternDefs } from '#draw/PatternDefs.tsx';
import type { Live } from '#figure/live.ts';
import { ScopeContext } from '#figure/scope.ts';
import { useLive } from '#figure/useLive.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { writeLink } from '#spec/link.ts';
import type { AnyValues } from '#spec/params.ts';
import { type AskedOf, scopeOf } from './scopeOf.ts';
import type { AloneWords } from './words/aloneWords.ts';

export interface Embedded {
  readonly live: Live;
  readonly Figure: ComponentType<{ readonly children?: ReactNode }>;
  readonly slug: string;
  readonly lang: Lang;
  readonly figureWords: FigureWords<never>;
  readonly words: AloneWords;
  readonly asked?: AskedOf | undefined;
  readonly notices?: readonly string[];
  /** The state that the address asks for. */
  readonly begins?: AnyValues;
}

export function EmbedPage({ live, Figure, slug, lang, figureWords, words, asked, notices = [], begins }: Embedded) {
  const { id } = live.spec;
  const scope = useMemo(
    () => ({
      ...scopeOf({
        lang,
        lives: [live],
        figureWords: { [id]: figureWords },
        numbers: {},
        words,
        asked,
        tail: `${slug}/`,
      }),
      ...(begins ? { begins } : {}),
    }),
    [lang, live, id, figureWords, words, asked, slug, begins],
  );
  // Rendered once: what changes inside follows the figure by itself.
  const figure = useMemo(
    () => (
      <ScopeContext.Provider value={scope}>
        <Figure />
      </ScopeContext.Provider>
    ),
    [scope, Figure],
  );
  const query = useLive(live, (values) => writeLink(live.spec, values));
  return (
    <main className="embed">
      <PatternDefs />
      <h1>{figureWords.title}</h1>
      {notices.length > 0 && (
        <div className="notice" role="status">
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      )}
      {figure}
      <p className="foot">
        <a href={scope.href(id, query)} target="_blank" rel="noopener">
          {words.whole}
        </a>
      </p>
    </main>
  );
}
