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
    'A book to be handled, about the two ideas under every language model: a probability is an area, a matrix is a map.',
  skip: 'Skip to the text',
  nav: { label: 'Site', contents: 'Contents', glossary: 'Glossary', other: '中文' },
  theme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  foot: {
    licence: 'Text, figures and code are under the MIT licence: copy them, change them, use them in your course.',
    credits:
      'Formulas are set in KaTeX’s fonts. Every number is computed on the spot by the code that draws the picture; the page asks nothing of any other host.',
  },
  notice: {
    dismiss: 'Dismiss',
    repaired: {
      unreadable: (a) => `${wish(a)} That is no value this page can read. ${now(a)}`,
      empty: (a) => `The link names ${a.label} without giving a value. ${now(a)}`,
      'too-small': (a) =>
        a.item
          ? `${wish(a)} The smallest there is ${a.used}, so it is ${a.used}.`
          : `${wish(a)} The smallest ${a.label} here is ${a.used}, so this is ${a.label} = ${a.used}.`,
      'too-large': (a) =>
        a.item
          ? `${wish(a)} The largest there is ${a.used}, so it is ${a.used}.`
          : `${wish(a)} The largest ${a.label} here is ${a.used}, so this is ${a.label} = ${a.used}.`,
      'too-few': (a) =>
        `The link gave “${a.label}” ${a.asked} value(s). At least ${a.used} are needed, so the missing ones were filled in.`,
      'too-many': (a) =>
        `The link gave “${a.label}” ${a.asked} values. At most ${a.used} fit here, so the later ones were left out.`,
      'too-long': (a) => `The text the link gave for “${a.label}” is too long and was cut to “${a.used}”.`,
      'no-such-choice': (a) =>
        `The link asked for “${a.asked}” as ${a.label}; there is no such choice. It is “${a.used}”.`,
      repeated: (a) => `The link gives ${a.label} more than once. The first one counts: ${a.used}.`,
    },
    more: (count) => `${count} more values were replaced by allowed ones.`,
    noSuchLanguage: (code) => `There is no “${code}” edition of this book; it speaks 中文 and English.`,
    yes: 'yes',
    no: 'no',
  },
  missing: {
    title: 'No such page',
    line: 'There is nothing at this address. A few letters of the link may be missing, or the chapter is not written yet.',
    home: 'To the map of the book',
  },
  glossary: {
    title: 'Glossary',
    description: 'The words of the book in English and Chinese, each explained in a sentence.',
    lead: 'One idea, one word, throughout the book. Beside the English word stands the Chinese one.',
    term: 'English',
    other: 'Chinese',
    meaning: 'Meaning',
  },
  chapter: {
    next: 'Next',
    previous: 'Before',
    unwritten: 'in preparation',
    planned: 'Further on',
    map: 'The map of the book',
  },
  embed: { whole: 'Open this chapter in the book' },
  figure: figureUi,
  prose: proseUi,
};
