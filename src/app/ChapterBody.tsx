/** A chapter in the book: its page, told its addresses, its memory, and what comes before and after it. */

import { useMemo } from 'react';
import { type ChapterEnv, ChapterPage } from '#prose/ChapterPage.tsx';
import type { Lang } from '#spec/format.ts';
import { figureAddresses } from './addresses.ts';
import type { LoadedChapter } from './chapters.ts';
import { Neighbours } from './Neighbours.tsx';
import type { Connect } from './page.ts';
import type { AskedOf } from './scopeOf.ts';
import { keepOf } from './ticks.ts';
import type { AppWords } from './words/words.ts';

interface Props {
  readonly loaded: LoadedChapter;
  readonly lang: Lang;
  readonly words: AppWords;
  readonly connect: Connect;
  /** Where a figure of the chapter asks networks. */
  readonly asked: AskedOf | undefined;
}

export function ChapterBody({ loaded, lang, words, connect, asked }: Props) {
  const { chapter, number, slug, Prose } = loaded;
  const env = useMemo<ChapterEnv>(
    () => ({
      ...figureAddresses(lang, `${slug}/`),
      ...(asked ? { networks: asked.networks } : {}),
      keep: keepOf(slug),
      onLives: (lives) => connect(Object.values(lives)),
    }),
    [lang, slug, connect, asked],
  );
  const ui = useMemo(
    () => (asked?.ui[lang] ? { ...words.figure, network: asked.ui[lang] } : words.figure),
    [words, asked, lang],
  );
  return (
    <ChapterPage
      chapter={chapter}
      number={number}
      lang={lang}
      Prose={Prose}
      stills={loaded.stills}
      words={loaded.words}
      figures={loaded.figures}
      ui={ui}
      proseUi={words.prose}
      env={env}
    >
      <Neighbours number={number} lang={lang} words={words} />
    </ChapterPage>
  );
}
