/** Everything of a figure from its picture down to its table, in the one order that all figures share. */

import type { ReactNode } from 'react';
import type { FigureWords } from '#spec/figure.ts';
import type { Params } from '#spec/params.ts';
import { Acts } from './Acts.tsx';
import { Controls } from './Controls.tsx';
import type { Live } from './live.ts';
import { Picture } from './Picture.tsx';
import { SamplingLine } from './SamplingLine.tsx';
import { Summary } from './Summary.tsx';
import { useScope } from './scope.ts';
import { Tools } from './Tools.tsx';
import type { View } from './view.ts';

interface Props<P extends Params, M, W extends FigureWords<M>> {
  readonly live: Live<P, M>;
  readonly view: View<P, M, W>;
  readonly words: W;
  readonly children?: ReactNode;
}

export function FigureFrame<P extends Params, M, W extends FigureWords<M>>({
  live,
  view,
  words,
  children,
}: Props<P, M, W>) {
  const { lang, ui, numbers } = useScope();
  const { id } = live.spec;
  const { network: NetworkLine } = view;
  const number = numbers[id];
  const space = lang === 'zh' ? '' : ' ';
  return (
    // A view for projectors may have marked it before React takes it over.
    <figure
      id={id}
      className={view.wide ? 'figure wide' : 'figure'}
      aria-labelledby={`${id}-caption`}
      suppressHydrationWarning
    >
      <Picture live={live} view={view} words={words} lang={lang} />
      {view.near && (
        <div className="controls needs-script">
          <Acts
            live={live as unknown as Live}
            words={words as unknown as FigureWords<never>}
            ui={ui}
            lang={lang}
            names={view.near}
            run={view.run}
          />
        </div>
      )}
      {live.asking && NetworkLine && ui.network && (
        <NetworkLine live={live as unknown as Live} asking={live.asking} ui={ui.network} lang={lang} />
      )}
      {live.sampling && <SamplingLine live={live as unknown as Live} sampling={live.sampling} ui={ui} lang={lang} />}
      <Controls live={live} view={view} words={words} ui={ui} lang={lang} />
      <Tools live={live} words={words} ui={ui} lang={lang}>
        <figcaption id={`${id}-caption`}>
          {number && <b>{ui.figureNumber(number, words.title)}</b>}
          {space}
          {children}
          {space}
          <span className="data">{words.data}</span>
        </figcaption>
      </Tools>
      <Summary live={live} words={words} />
    </figure>
  );
}
