/** A chapter in the book: its page, told its addresses, its memory, and what comes before and after it. */

import { useMemo } from 'react';
import { type ChapterEnv, ChapterPage } from '#prose/ChapterPage.tsx';
import type { Lang } from '#spec/format.ts';
import { figureAddresses } from './addresses.ts';
import type { LoadedChapter } from './chapters.ts';
import { knownOf } from './memory/known.ts';
import { type Remembering, whenAtRest } from './memory/whenAtRest.ts';
import { Neighbours } from './Neighbours.tsx';
import type { Connect } from './page.ts';
import { type AskedOf, figureUi } from './scopeOf.ts';
import { stepOn } from './stepOn.ts';
import { keepOf } from './ticks.ts';
import { useLater } from './useLater.ts';
import type { AppWords } from './words/words.ts';

interface Props {
  readonly loaded: LoadedChapter;
  readonly lang: Lang;
  readonly words: AppWords;
  readonly connect: Connect;
  /** Where a figure of the chapter asks networks. */
  readonly asked: AskedOf | undefined;
}

const loadTools = () => import('./ChapterTools.tsx').then(({ ChapterTools }) => ChapterTools);
/** The first second belongs to the reader, unless the address asks for a wall. */
const toolsAfter = () => (location.search.includes('view=present') ? 0 : 1200);

export function ChapterBody({ loaded, lang, words, connect, asked }: Props) {
  const { chapter, number, slug, Prose } = loaded;
  const Tools = useLater(loadTools, toolsAfter);
  const env = useMemo<ChapterEnv>(() => {
    let memory: Remembering | undefined;
    return {
      ...figureAddresses(lang, `${slug}/`),
      stepOn,
      ...(asked ? { networks: asked.networks } : {}),
      keep: keepOf(slug),
      loadExtras: async () => {
        const [{ Extra }] = await Promise.all([import('./menu/Extra.tsx'), memory?.begin()]);
        return Extra;
      },
      onLives: (lives) => {
        const disconnect = connect(Object.values(lives));
        memory = whenAtRest(knownOf(chapter, lives, loaded.words), lang);
        return () => {
          memory?.end();
          disconnect();
        };
      },
    };
  }, [lang, slug, connect, asked, chapter, loaded]);
  const ui = useMemo(() => figureUi(words, lang, asked), [words, asked, lang]);
  return (
    <ChapterPage
      chapter={chapter}
      number={number}
      lang={lang}
      Prose={Prose}
      stills={loaded.stills}
      words={loaded.words}
      figures={loaded.figures}
      GuessForm={loaded.GuessForm}
      ui={ui}
      proseUi={words.prose}
      env={env}
    >
      <Neighbours number={number} lang={lang} words={words} stills={loaded.stills} />
      <div className="chapter-tools">{Tools && <Tools />}</div>
    </ChapterPage>
  );
}
