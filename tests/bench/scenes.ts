/** What is dragged, and where: the same three drags on the book's page and on the one written the obvious way. */

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
}

export interface Drag {
  readonly title: string;
  readonly ours: Scene;
  readonly naive: Scene;
}

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
 * @param book address of the chapter
 * @param obvious address of the page written the obvious way
 */
export function drags(book: string, obvious: string): readonly Drag[] {
  const common = { across: false, still: false, compareAt: 3 };
  const naive = { ...common, url: obvious, target: '#knob-0', slider: '#knob-0' };
  const ours = (frame: string) => ({
    ...common,
    url: book,
    target: `#prize svg.${frame} .handle .hit`,
    slider: `#prize svg.${frame} .handle .grip`,
  });
  const sideways = { across: true, ...LAPTOP };
  return [
    { title: 'a bar with the mouse, 1280 px', ours: { ...ours('broad'), ...LAPTOP }, naive: { ...naive, ...LAPTOP } },
    { title: 'a bar with a finger, 390 px', ours: { ...ours('narrow'), ...PHONE }, naive: { ...naive, ...PHONE } },
    {
      title: 'the number in the sentence, 1280 px',
      ours: { ...ours('broad'), ...sideways, target: 'p .param.map' },
      naive: { ...naive, ...sideways, target: '#param-0' },
    },
  ];
}
