/**
 * A figure for the page, from what it is and how it looks.
 *
 * Whatever a reader may expect of any figure (controls, caption, table, menu, spoken summary) is added here, so that
 * a chapter describes only what is its own.
 */

import type { ReactNode } from 'react';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import type { Params } from '#spec/params.ts';
import { Contained } from './Contained.tsx';
import { FigureFrame } from './FigureFrame.tsx';
import type { Live } from './live.ts';
import { useFigure, useScope } from './scope.ts';
import type { View } from './view.ts';

/** @returns a component whose children are the caption; its view can be asked for, to draw the figure elsewhere */
export function createFigure<P extends Params, M, W extends FigureWords<M>>(
  spec: FigureSpec<P, M>,
  view: View<P, M, W>,
) {
  function Figure({ children }: { readonly children?: ReactNode }) {
    const { words, ui } = useScope();
    const live = useFigure(spec.id) as unknown as Live<P, M>;
    return (
      <Contained id={spec.id} said={ui.failed}>
        <FigureFrame live={live} view={view} words={words[spec.id] as unknown as W}>
          {children}
        </FigureFrame>
      </Contained>
    );
  }
  return Object.assign(Figure, { view });
}
