/** A colour has one meaning in the whole book; drawing code names the meaning, the style sheet knows the colour. */
export type Hue = 'area' | 'map' | 'true' | 'print' | 'ink';
