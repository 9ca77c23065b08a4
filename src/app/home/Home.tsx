/** The home page: two sentences, the two pieces of the jigsaw at work, and the map of the book. */

import { useMemo, useRef } from 'react';
import { createLive, type Live } from '#figure/live.ts';
import { ScopeContext } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import type { Lang } from '#spec/format.ts';
import { hrefOf } from '../addresses.ts';
import { PLANNED } from '../book.ts';
import { FOLDERS } from '../chapters.ts';
import type { Known } from '../memory/known.ts';
import { type Remembering, whenAtRest } from '../memory/whenAtRest.ts';
import type { Connect } from '../page.ts';
import { scopeOf } from '../scopeOf.ts';
import type { AppWords } from '../words/words.ts';
import { BookMap } from './BookMap.tsx';
import { jigsaw } from './Jigsaw.model.ts';
import { Jigsaw } from './Jigsaw.tsx';
import type { Extra } from './loadHome.ts';
import type { HomeWords } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly words: AppWords;
  readonly home: HomeWords;
  readonly extra: readonly Extra[];
  readonly connect: Connect;
}

async function loadMenu(memory: Remembering | undefined) {
  const [{ Remembered }] = await Promise.all([import('../menu/Remembered.tsx'), memory?.begin()]);
  return Remembered;
}

export function Home({ lang, words, home, extra, connect }: Props) {
  const live = useMemo(() => createLive(jigsaw) as unknown as Live, []);
  const memory = useRef<Remembering>(undefined);
  const scope = useMemo(() => {
    const page = scopeOf({
      lang,
      lives: [live],
      figureWords: { [jigsaw.id]: home.jigsaw },
      numbers: {},
      words,
      tail: '',
    });
    // The jigsaw has no page of its own: whoever embeds it embeds this one.
    return { ...page, embedHref: page.href, loadExtras: () => loadMenu(memory.current) };
  }, [lang, live, home, words]);
  useBeforePaint(() => {
    const disconnect = connect([live]);
    const known = { live, words: home.jigsaw as unknown as Known['words'], loadView: async () => Jigsaw.view as never };
    memory.current = whenAtRest([known], lang);
    return () => {
      memory.current?.end();
      disconnect();
    };
  }, [connect, live, home, lang]);
  const written = PLANNED.filter((chapter) => chapter.main && FOLDERS.some(({ slug }) => slug === chapter.slug));
  return (
    <div className="home">
      <h1>{words.site}</h1>
      <p className="lead">
        {home.lead.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <b key={part.hue} className={part.hue}>
              {part.text}
            </b>
          ),
        )}
      </p>
      <p className="how">{home.how}</p>
      <ScopeContext.Provider value={scope}>
        <Jigsaw>{home.caption}</Jigsaw>
      </ScopeContext.Provider>
      <p className="start">
        {written.map((chapter) => (
          <a key={chapter.slug} href={hrefOf(`/${lang}/${chapter.slug}/`)}>
            {home.start(chapter.title[lang])}
          </a>
        ))}
      </p>
      <h2 id="map">{home.map}</h2>
      <p className="legend">
        <span>
          <span className="dot full" />
          {home.legend.written}
        </span>
        <span>
          <span className="dot" />
          {home.legend.unwritten}
        </span>
        <span>{home.legend.main}</span>
      </p>
      <BookMap lang={lang} unwritten={words.chapter.unwritten} extra={extra} />
    </div>
  );
}
