/** What is dragged, and where: the same drags on the book's pages and on the one written the obvious way. */

export interface Scene {
  readonly url: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly touch: boolean;
  /** Selector of what the pointer takes hold of. */
  readonly target: string;
  /** Selector of the ARIA slider that shows what the drag does. */
  readonly slider: string;
  /** Dragged sideways. */
  readonly across: boolean;
  /** A page that is to show nothing, only to cost what the measuring costs. */
  readonly still: boolean;
  /** The value at which the pages are compared after the drag. */
  readonly compareAt: number;
  /** Selector of an element whose text says the result; without it the slider itself does. */
  readonly says?: string;
}

/** What a drag may cost: milliseconds per event at full speed, between frames at a quarter of it. */
export interface Limits {
  readonly script: number;
  readonly task: number;
  readonly p95: number;
  readonly longest: number;
}

export interface Drag {
  readonly title: string;
  readonly limits: Limits;
  /** Finds in what is said the number that both pages must share. */
  readonly answer: RegExp;
  readonly ours: Scene;
  /** The same written the obvious way, where there is such a page. */
  readonly naive?: Scene;
}

const FEW: Limits = { script: 0.5, task: 4, p95: 21, longest: 34 };
const VOCABULARY: Limits = { script: 2, task: 6, p95: 21, longest: 50 };

const LAPTOP = { viewport: { width: 1280, height: 900 }, touch: false } as const;
const PHONE = { viewport: { width: 390, height: 844 }, touch: true } as const;

/** A page with nothing on it but what is watched: what it costs is the cost of being measured. */
const EMPTY = '<p id="empty" role="slider" aria-valuenow="0" style="touch-action:none;height:100px">nothing</p>';

export const empty: Scene = {
  ...LAPTOP,
  url: `data:text/html,${encodeURIComponent(EMPTY)}`,
  target: '#empty',
  slider: '#empty',
  across: false,
  still: true,
  compareAt: 0,
};

/**
 * Temperature and top-p over 50,304 words.
 *
 * @param book address of the English pages
 * @param obvious address of the page written the obvious way
 */
export function wholeVocabulary(book: string, obvious: string): readonly Drag[] {
  const common = { ...LAPTOP, across: true, still: false };
  const handle = (figure: string, label: string, part: string) =>
    `#${figure} svg.broad .handle:has([aria-label^="${label}"]) ${part}`;
  const ours = (chapter: string, figure: string, label: string) => ({
    ...common,
    url: `${book}${chapter}/?${figure}.size=vocabulary`,
    target: handle(figure, label, '.hit'),
    slider: handle(figure, label, '.grip'),
    says: `#${figure} .spoken`,
  });
  const naive = (knob: string) => ({
    ...common,
    url: `${obvious}?vocabulary`,
    target: knob,
    slider: knob,
    says: '.spoken',
  });
  return [
    {
      title: '50,304 words, temperature, 1280 px',
      limits: VOCABULARY,
      answer: /first holds ([\d.]+)%/,
      ours: { ...ours('temperature', 'dial', 'temperature'), compareAt: 1 },
      naive: { ...naive('#knob-T'), compareAt: 1 },
    },
    {
      title: '50,304 words, top-p, 1280 px',
      limits: VOCABULARY,
      answer: /keeps ([\d,]*\d)/,
      ours: { ...ours('top-k-top-p', 'knife', 'p'), compareAt: 0.7 },
      naive: { ...naive('#knob-p'), compareAt: 0.7 },
    },
  ];
}

/** One score of four. The same addresses. */
export function fewBars(book: string, obvious: string): readonly Drag[] {
  const rules = { limits: FEW, answer: /([\d.]+)\s*%/ };
  const common = { across: false, still: false, compareAt: 3 };
  const naive = { ...common, url: obvious, target: '#knob-0', slider: '#knob-0' };
  const ours = (frame: string) => ({
    ...common,
    url: `${book}softmax/`,
    target: `#prize svg.${frame} .handle .hit`,
    slider: `#prize svg.${frame} .handle .grip`,
  });
  const sideways = { across: true, ...LAPTOP };
  return [
    {
      title: 'a bar with the mouse, 1280 px',
      ...rules,
      ours: { ...ours('broad'), ...LAPTOP },
      naive: { ...naive, ...LAPTOP },
    },
    {
      title: 'a bar with a finger, 390 px',
      ...rules,
      ours: { ...ours('narrow'), ...PHONE },
      naive: { ...naive, ...PHONE },
    },
    {
      title: 'the number in the sentence, 1280 px',
      ...rules,
      // What is in hand follows every move; the bar's knob says its value in turn.
      ours: { ...ours('broad'), ...sideways, target: 'p .param.map', slider: 'p .param.map', says: '#prize .spoken' },
      naive: { ...naive, ...sideways, target: '#param-0' },
    },
  ];
}

/** Maps of thousands of points, and laws of many draws: each changes as a whole with every event. */
export function mapsAndLaws(book: string): readonly Drag[] {
  const scene = (path: string, figure: string, nth = 0) => ({
    ...LAPTOP,
    url: `${book}${path}`,
    target: `#${figure} svg.broad .handle >> nth=${nth} >> .hit`,
    slider: `#${figure} svg.broad .handle .grip`,
    says: `#${figure} .spoken`,
    across: true,
    still: false,
  });
  return [
    {
      title: '3,000 points under a matrix, 1280 px',
      limits: FEW,
      answer: /(.+)/,
      ours: { ...scene('matrices-as-maps/?grid.show=cloud', 'grid'), compareAt: 1 },
    },
  ];
}
