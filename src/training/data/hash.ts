/** A number that depends on nothing but a text: it decides what is held out, on every machine alike. */

/** FNV-1a over code units, 32 bits. */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return state;
}
