/** The words around every figure, in English. */

import type { FigureUi } from '#figure/ui.ts';

export const figureUi: FigureUi = {
  figureNumber: (number, title) => `Figure ${number}. ${title}.`,
  failed: 'This figure has failed. Reload the page to try again.',

  tools: 'Tools for this figure',
  link: 'Link',
  table: 'Table',
  edit: 'Edit',
  more: 'More',
  linkCopied: 'Link copied. It opens the figure exactly as it is now.',
  copyByHand: 'The browser does not allow copying; please copy this by hand:',
  notLoaded: 'This part cannot be fetched now. Try again when you are back online.',

  presets: 'Examples',
  reset: 'Reset',

  stepDown: (label) => `${label}: one step down`,
  stepUp: (label) => `${label}: one step up`,
  typed: (label) => `${label}: type a number`,
  lowest: (value) => `${value} is the lowest`,
  highest: (value) => `${value} is the highest`,
  infinite: (sign) => `${sign} is allowed too; type ${sign.replace('\u2212', '-').replace('∞', 'inf')}`,
  repairs: {
    unreadable: (asked, used) => `“${asked}” is not a number; it stays ${used}`,
    empty: (_, used) => `nothing given; ${used} is used`,
    'too-small': (asked, used) => `${asked} is too small; the lowest is ${used}`,
    'too-large': (asked, used) => `${asked} is too large; the highest is ${used}`,
    'too-few': (asked, used) => `${asked} given, at least ${used} needed; the rest were filled in`,
    'too-many': (asked, used) => `${asked} given, at most ${used} fit; the first ${used} are used`,
    'too-long': (asked, used) => `“${asked}” is too long; cut to “${used}”`,
    'no-such-choice': (asked, used) => `there is no “${asked}”; ${used} is used`,
    repeated: (asked, used) => `given more than once (${asked}); the first is used: ${used}`,
  },

  replay: 'Replay',
  newSeed: 'New seed',

  drawn: (drawn, size) => `${drawn} of ${size} draws`,
  stop: 'Stop',
  goOn: 'Go on',
  run: 'Let it run',
};
