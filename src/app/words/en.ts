/** The frame of the site in English. */

import { figureUi } from './figureUi.en.ts';
import { proseUi } from './proseUi.en.ts';
import type { AppWords, Asked } from './words.ts';

const wish = ({ label, asked, item }: Asked) =>
  item ? `The link asked for ${asked} in “${label}”.` : `The link asked for ${label} = ${asked}.`;
const now = ({ label, used, item }: Asked) => (item ? `That one is now ${used}.` : `This is ${label} = ${used}.`);

export const en: AppWords = {
  site: 'Area & Map',
  description:
    'A book to read with your hands, about the two ideas under every language model: a probability is an area, a matrix is a map.',
  skip: 'Skip to the text',
  nav: {
    label: 'Site',
    contents: 'Contents',
    glossary: 'Glossary',
    teachers: 'For teachers',
    networks: 'The networks',
    credits: 'Data and software',
    other: '中文',
  },
  theme: { label: 'Appearance', system: 'Auto dark', light: 'Light', dark: 'Dark' },
  foot: {
    licence: 'Text, figures and code are under the MIT licence: copy them, change them, use them in your course.',
    credits:
      'Formulas are set in KaTeX’s fonts. Every number in a figure is computed on the spot by the code that draws it, and nothing is loaded from other hosts.',
  },
  notice: {
    dismiss: 'Dismiss',
    repaired: {
      unreadable: (a) => `${wish(a)} This page cannot read that. ${now(a)}`,
      empty: (a) => `The link names ${a.label} but gives it no value. ${now(a)}`,
      'too-small': (a) =>
        a.item
          ? `${wish(a)} The smallest allowed is ${a.used}, so it is ${a.used}.`
          : `${wish(a)} The smallest allowed is ${a.used}, so this is ${a.label} = ${a.used}.`,
      'too-large': (a) =>
        a.item
          ? `${wish(a)} The largest allowed is ${a.used}, so it is ${a.used}.`
          : `${wish(a)} The largest allowed is ${a.used}, so this is ${a.label} = ${a.used}.`,
      'too-few': (a) =>
        `The link gave “${a.label}” only ${a.asked} ${a.asked === '1' ? 'value' : 'values'}. At least ${a.used} are needed, so the missing ones were filled in.`,
      'too-many': (a) =>
        `The link gave “${a.label}” ${a.asked} values. At most ${a.used} fit here, so the later ones were left out.`,
      'too-long': (a) => `The text the link gave for “${a.label}” is too long and was cut to “${a.used}”.`,
      'no-such-choice': (a) =>
        `The link asked for “${a.asked}” as ${a.label}, but there is no such choice. It is now “${a.used}”.`,
      repeated: (a) => `The link gives ${a.label} more than once. The first one counts: ${a.used}.`,
    },
    offline: 'There is no network, so that page cannot be fetched. You are still on this one.',
    more: (count) =>
      count === 1
        ? '1 more value was replaced by an allowed one.'
        : `${count} more values were replaced by allowed ones.`,
    noSuchLanguage: (code) => `There is no “${code}” edition of this book; there is a Chinese and an English one.`,
    yes: 'yes',
    no: 'no',
  },
  missing: {
    title: 'No such page',
    line: 'There is nothing at this address. Part of the link may be missing, or the chapter may not be written yet.',
    home: 'To the map of the book',
  },
  chapter: {
    next: 'Next',
    previous: 'Previous',
    unwritten: 'to come',
    planned: 'Next: chapter',
    map: 'The map of the book',
  },
  embed: { whole: 'Open this chapter in the book' },
  figure: figureUi,
  prose: proseUi,
};
