/** The embed page of a figure that comes alive: first as it was prerendered, then as its address asks. */

import { useState } from 'react';
import type { Live } from '#figure/live.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import type { ChapterWords, FigureComponent } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { AnyValues } from '#spec/params.ts';
import type { Repair } from '#spec/settle.ts';
import { EmbedPage } from './EmbedPage.tsx';
import type { AskedOf } from './scopeOf.ts';
import { ALONE_WORDS } from './words/aloneWords.ts';

/** All that the script of a figure's embed page knows: the figure, and one language. */
export interface EmbedKit {
  readonly spec: FigureSpec;
  readonly Figure: FigureComponent;
  readonly asked?: AskedOf | undefined;
  readonly slug: string;
  readonly lang: Lang;
  readonly figureWords: ChapterWords;
}

/** The state that the address asks for, and what it could not have. */
export interface Begin {
  readonly values: AnyValues;
  readonly repairs: readonly Repair[];
}

interface Props {
  readonly kit: EmbedKit;
  readonly live: Live;
  readonly begin: Begin;
  /** What could not be hidden. */
  readonly said?: readonly string[];
  /** Called once the state that is asked for is there. */
  readonly shown?: () => void;
}

/** Shows what was prerendered first; the state that is asked for applies before the next paint. */
export function EmbedRoot({ kit, live, begin, said = [], shown }: Props) {
  const { lang } = kit;
  const figureWords = kit.figureWords[live.spec.id] as FigureWords<never>;
  const [notices, setNotices] = useState<readonly string[]>([]);
  useBeforePaint(() => {
    const { values, repairs } = begin;
    live.store.setState(values, true);
    const { id } = live.spec;
    setNotices(said);
    shown?.();
    if (repairs.length === 0) return;
    import('./notices.ts').then(
      ({ noticesOf }) => {
        const asked = repairs.map((repair) => ({ ...repair, figure: id }));
        setNotices([...said, ...noticesOf(asked, { [id]: { spec: live.spec, words: figureWords } }, lang)]);
      },
      // The figure itself shows what could be had.
      () => {},
    );
  }, [live, begin, said, shown, figureWords, lang]);
  const { Figure, slug, asked } = kit;
  return (
    <EmbedPage
      {...{ live, Figure, slug, lang, figureWords, words: ALONE_WORDS[lang], asked, notices }}
      begins={begin.values}
    />
  );
}
