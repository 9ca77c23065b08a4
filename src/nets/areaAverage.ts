/** A smaller picture of a picture: each new pixel is the mean grey of the area that it covers. */

/** A rectangle of a picture in pixels; `right` and `bottom` lie just outside it. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Where the new picture's top left corner lies in the old one, and how many new pixels one old pixel becomes. */
export type View = { readonly left: number; readonly top: number; readonly scale: number };

/** For each new pixel along one side, the old pixels that it covers, and how much of each. */
function coverOf(start: number, scale: number, size: number, from: number, to: number) {
  return Array.from({ length: size }, (_, i) => {
    const [low, high] = [start + i / scale, start + (i + 1) / scale];
    const first = Math.max(from, Math.floor(low));
    const last = Math.min(to, Math.ceil(high));
    const shares: number[] = [];
    for (let place = first; place < last; place++) {
      shares.push((Math.min(high, place + 1) - Math.max(low, place)) * scale);
    }
    return { first, shares };
  });
}

/**
 * Draws the part of a picture inside `box` as a picture of `size` × `size` pixels; all around it is paper.
 *
 * **Shape** image (side · side,) row by row, result (size · size,)
 */
export function areaAverage(image: Float32Array, side: number, box: Box, view: View, size: number): Float32Array {
  const columns = coverOf(view.left, view.scale, size, box.left, box.right);
  const rows = coverOf(view.top, view.scale, size, box.top, box.bottom);
  const narrow = new Float32Array(size * side);
  for (let y = box.top; y < box.bottom; y++) {
    columns.forEach(({ first, shares }, i) => {
      let sum = 0;
      for (let k = 0; k < shares.length; k++) sum += (shares[k] as number) * (image[y * side + first + k] as number);
      narrow[y * size + i] = sum;
    });
  }
  const small = new Float32Array(size * size);
  rows.forEach(({ first, shares }, j) => {
    for (let i = 0; i < size; i++) {
      let sum = 0;
      for (let k = 0; k < shares.length; k++) sum += (shares[k] as number) * (narrow[(first + k) * size + i] as number);
      small[j * size + i] = sum;
    }
  });
  return small;
}
