/** The frame of the site in English. */

import { figureUi } from './figureUi.en.ts';
import { proseUi } from './proseUi.en.ts';
import type { AppWords } from './words.ts';

export const en: AppWords = {
  site: 'Area & Map',
  description:
    'A book to read with your hands, about the two ideas beneath every language model: a probability is an area, a matrix is a map.',
  skip: 'Skip to the text',
  nav: {
    label: 'Site',
    contents: 'Contents',
    glossary: 'Glossary',
    teachers: 'For teachers',
    errata: 'Errata',
    networks: 'The networks',
    credits: 'Data and software',
    other: '中文',
  },
  theme: { label: 'Appearance', system: 'Automatic', light: 'Light', dark: 'Dark' },
  foot: {
    licence: 'Text, figures and code are under the MIT licence: copy them, change them, use them in your course.',
    credits:
      'Formulas are set in KaTeX’s fonts. Every number in a figure is computed on the spot by the code that draws it, and nothing is loaded from other hosts.',
  },
  notice: {
    dismiss: 'Dismiss',
    offline: 'You are offline, so that page cannot be fetched. You are still on this one.',
  },
  chapter: {
    next: 'Next',
    previous: 'Previous',
    unwritten: 'to come',
    planned: 'Next: chapter',
    map: 'The map of the book',
  },
  figure: figureUi,
  prose: proseUi,
};
