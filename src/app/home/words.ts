/** Every word of the home page, in one language. */

import type { FigureWords } from '#spec/figure.ts';
import type { JigsawModel } from './Jigsaw.model.ts';

export interface JigsawWords extends FigureWords<JigsawModel> {
  readonly picture: {
    readonly scores: string;
    readonly area: string;
    /** What stands before the word that is written. */
    readonly before: string;
  };
}

export interface HomeWords {
  /** The two ideas; coloured parts name their colour. */
  readonly lead: readonly (string | { readonly hue: 'area' | 'map'; readonly text: string })[];
  readonly how: string;
  readonly caption: string;
  readonly jigsaw: JigsawWords;
  readonly start: (title: string) => string;
  readonly map: string;
  /** What full dots, hollow dots and bold titles on the map mean. */
  readonly legend: { readonly written: string; readonly unwritten: string; readonly main: string };
}
