/** The pen that digits are drawn with. */

/** Width of the pen as a share of the canvas, such that a digit has lines as thick as those the network learnt from. */
export const PEN = 0.08;
