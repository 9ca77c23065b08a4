/** The figure that stands for a chapter, as it opens: for the map of the book and for cards. */

import type { Layer } from '#draw/layer.ts';
import type { View } from '#figure/view.ts';
import type { Chapter } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { openIn } from '#spec/openIn.ts';
import { initialValues, type Params } from '#spec/params.ts';

export interface Face {
  readonly spec: FigureSpec;
  readonly view: View<Params, unknown, FigureWords<unknown>> | undefined;
  /** Draws 76 × 38 units; missing if the figure has no small picture. */
  readonly thumb: ((layer: Layer) => void) | undefined;
}

/** @throws RangeError if the chapter names a figure that it does not have */
export async function faceOf(chapter: Chapter, lang: Lang): Promise<Face> {
  const found = Object.values(chapter.figures).find((figure) => figure.spec.id === chapter.face);
  if (!found) throw new RangeError(`the chapter has no figure ${chapter.face}`);
  const spec = openIn(found.spec as FigureSpec, lang);
  const view = (await found.load()).view as Face['view'];
  const draw = view?.thumb;
  return { spec, view, thumb: draw && ((layer) => draw(layer, spec.model(initialValues(spec.params)))) };
}
