/** How many pixels a picture has as PNG. */

/** Pixels to a pixel of the page, as the menu offers them. */
export const SCALES = [1, 2, 3, 4] as const;

export const pngSize = (width: number, height: number, scale: number) => ({
  width: Math.round(scale * width),
  height: Math.round(scale * height),
});
