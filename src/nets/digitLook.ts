/** A drawing on its way into the network that reads digits: where its ink is, how that is framed, and what is seen. */

import { areaAverage, type Box } from './areaAverage.ts';
import { BALANCE, DIGIT_SIDE, FILLED } from './digitImage.ts';
import { centreOfMass, inkBox } from './inkBox.ts';
import { DRAWING_SIDE, drawStrokes, type Stroke } from './strokes.ts';

/** The two steps that can be left out: bringing the ink to size, and bringing it to the middle. */
export interface FramingSteps {
  readonly scale: boolean;
  readonly centre: boolean;
}

export interface FramedDrawing {
  /** The smallest rectangle around the ink, and where the ink balances, as shares of the canvas. */
  readonly box: Box;
  readonly balance: readonly [x: number, y: number];
  /** Shape (400,): the ink in the size that it is pasted in, its box in the middle. */
  readonly cut: Float32Array;
  /** Shape (784,): what the network sees. */
  readonly image: Float32Array;
}

/**
 * With both steps this is the framing of MNIST; with neither, the whole canvas shrunk.
 *
 * @returns undefined if there is no ink
 */
export function frameDrawing(strokes: readonly Stroke[], { scale, centre }: FramingSteps): FramedDrawing | undefined {
  const side = DRAWING_SIDE;
  const drawing = drawStrokes(strokes);
  const box = inkBox(drawing, side);
  if (!box) return undefined;
  const zoom = scale ? FILLED / Math.max(box.right - box.left, box.bottom - box.top) : DIGIT_SIDE / side;
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const balance = centreOfMass(drawing, side, box);
  const [x, y] = centre ? balance : middle;
  // Without centring the middle of the ink stays where it is on the canvas.
  const to = (at: number) => (centre ? BALANCE : (at * DIGIT_SIDE) / side);
  const framed = (size: number, left: number, top: number) =>
    areaAverage(drawing, side, box, { left, top, scale: zoom }, size);
  const part = (pixels: number) => pixels / side;
  return {
    box: { left: part(box.left), top: part(box.top), right: part(box.right), bottom: part(box.bottom) },
    balance: [part(balance[0]), part(balance[1])],
    cut: framed(FILLED, middle[0] - FILLED / 2 / zoom, middle[1] - FILLED / 2 / zoom),
    image: framed(DIGIT_SIDE, x - to(x) / zoom, y - to(y) / zoom),
  };
}
