/** One chapter: its head, its prose, and around both the figures that the prose quotes and moves. */

import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import type { Networks } from '#figure/asking.ts';
import { type Addresses, type Scope, ScopeContext } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import type { Lang } from '#spec/format.ts';
import type { Chapter, ChapterWords } from './chapter.ts';
import { type Keep, ProseContext } from './context.ts';
import { createLives, figureNumbers, type Lives } from './createLives.ts';
import { devices } from './devices.tsx';
import type { FigureComponents } from './figureComponents.tsx';
import type { GuessForm } from './guessForm.ts';
import type { Stills } from './stills.ts';
import type { ProseUi } from './ui.ts';

/** What only the site knows. The same object at every rendering. */
export interface ChapterEnv extends Addresses {
  readonly keep: Keep;
  /** The trained networks that figures may ask; without them, figures show what they hold themselves. */
  readonly networks?: Networks;
  /** Told once, before the first paint; what it returns is called when the page goes. */
  // biome-ignore lint/suspicious/noConfusingVoidType: the type of an effect
  readonly onLives: (lives: Lives) => void | (() => void);
}

interface Props {
  readonly chapter: Chapter;
  readonly number: number;
  readonly lang: Lang;
  /** Compiled from MDX. */
  // biome-ignore lint/suspicious/noExplicitAny: the tags of MDX take any components
  readonly Prose: ComponentType<{ readonly components?: any }>;
  /** Of the prerendered page, for prose without its own. */
  readonly stills?: Stills;
  readonly words: ChapterWords;
  readonly figures: FigureComponents;
  readonly GuessForm: GuessForm;
  readonly ui: Scope['ui'];
  readonly proseUi: ProseUi;
  readonly env: ChapterEnv;
  /** The line on what helps to have read. */
  readonly needs?: ReactNode;
  /** What stands at the end: previous and next. */
  readonly children?: ReactNode;
}

const NONE: Stills = {};

export function ChapterPage({
  chapter,
  number,
  lang,
  Prose,
  stills = NONE,
  words,
  figures,
  GuessForm,
  ui,
  proseUi,
  env,
  needs,
  children,
}: Props) {
  const [lives] = useState(() => createLives(chapter, lang, env.networks));
  useBeforePaint(() => env.onLives(lives), [env, lives]);

  const scope = useMemo<Scope>(() => {
    const { networks, keep, onLives, ...addresses } = env;
    return { lang, figures: lives, words, numbers: figureNumbers(chapter, number), ui, ...addresses };
  }, [lang, lives, words, chapter, number, ui, env]);
  const prose = useMemo(
    () => ({ ui: proseUi, challenges: chapter.challenges, GuessForm, keep: env.keep, stills }),
    [proseUi, chapter, GuessForm, env, stills],
  );
  // Rendered once: what changes inside follows the figures by itself.
  const text = useMemo(() => <Prose components={{ ...devices, ...figures }} />, [Prose, figures]);
  return (
    <ScopeContext.Provider value={scope}>
      <ProseContext.Provider value={prose}>
        <article className="page chapter">
          <p className="hang number">
            <span className="sr">{proseUi.chapter(number)}</span>
            <span aria-hidden="true">{number}</span>
          </p>
          <h1>{chapter.title[lang]}</h1>
          <p className="question">{chapter.question[lang]}</p>
          {needs !== undefined && <p className="needs">{needs}</p>}
          {text}
          {children}
        </article>
      </ProseContext.Provider>
    </ScopeContext.Provider>
  );
}
