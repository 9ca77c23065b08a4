/** How large everything may be so that one figure fills the window and all of it can be seen. */

export interface Fitted {
  /** Root font size at present, in pixels, and the figure's height and width with it. */
  readonly root: number;
  readonly tall: number;
  /** Width of the figure in root sizes. */
  readonly columns: number;
  /** What there is, in pixels. */
  readonly room: { readonly width: number; readonly height: number };
}

/** On a phone words stay readable, and the figure is scrolled; in a hall it is large enough. */
const LEAST = 17;
const MOST = 64;

/** @returns the root font size, in pixels */
export function fitRoot({ root, tall, columns, room }: Fitted): number {
  const wanted = Math.min(room.width / columns, (root * room.height) / tall);
  return Math.floor(4 * Math.max(LEAST, Math.min(MOST, wanted))) / 4;
}
