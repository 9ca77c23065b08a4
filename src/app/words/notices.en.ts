/** What is said of a link that asks for something it cannot have, in English. */

import type { Asked, NoticeWords } from './noticeWords.ts';

const wish = ({ label, asked, item }: Asked) =>
  item ? `The link asked for ${asked} in “${label}”.` : `The link asked for ${label} = ${asked}.`;
const now = ({ label, used, item }: Asked) => (item ? `That one is now ${used}.` : `This is ${label} = ${used}.`);

export const notices: NoticeWords = {
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
  more: (count) =>
    count === 1
      ? '1 more value was replaced by an allowed one.'
      : `${count} more values were replaced by allowed ones.`,
  noSuchLanguage: (code) => `There is no “${code}” edition of this book, only a Chinese and an English one.`,
  yes: 'yes',
  no: 'no',
};
