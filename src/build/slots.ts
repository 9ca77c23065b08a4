/**
 * Live numbers in formulas and code: a slot goes in as an inert number, comes out as an element that the page fills.
 *
 * KaTeX and Shiki know nothing of slots. They are given a number nobody writes, so that they treat it as one, and the
 * number is exchanged afterwards: `<span data-v="prize.z0">{{prize.z0}}</span>`. The page puts the readout's text for
 * what stands between double braces, at first and after every change.
 */

/** The name of a readout, `figure.readout`. */
const NAME = /[a-z][\w-]*\.\w+/i;

const inTex = new RegExp(`\\\\slot\\s*\\{\\s*(${NAME.source})\\s*\\}`, 'g');
const inCode = new RegExp(`\\{\\{\\s*(${NAME.source})\\s*\\}\\}`, 'g');

export interface Slotted {
  readonly source: string;
  /** In order of appearance; slot i is the number `standIn(i)` in the source. */
  readonly names: readonly string[];
}

const standIn = (index: number): string => `73${String(index).padStart(4, '0')}37`;
const STAND_IN = /73(\d{4})37/g;

function takeOut(source: string, pattern: RegExp, wrap: (number: string) => string): Slotted {
  const names: string[] = [];
  return { source: source.replace(pattern, (_, name: string) => wrap(standIn(names.push(name) - 1))), names };
}

/** In TeX a slot is one leaf only inside `\text`: a sign or a comma in maths mode would be an element of its own. */
export const slotsOfTex = (tex: string): Slotted => takeOut(tex, inTex, (n) => `{\\text{${n}}}`);

export const slotsOfCode = (code: string): Slotted => takeOut(code, inCode, (n) => n);

/** Exchange the numbers in HTML. */
export function fillHtml(html: string, names: readonly string[]): string {
  return html.replace(STAND_IN, (number, i: string) => {
    const name = names[Number(i)];
    return name === undefined ? number : `<span data-v="${name}">{{${name}}}</span>`;
  });
}

/** Exchange the numbers in MathML, where a leaf may hold no element; KaTeX joins neighbouring texts into one leaf. */
export function fillMathml(mathml: string, names: readonly string[]): string {
  return mathml.replace(/<mtext>([^<]*)<\/mtext>/g, (leaf, text: string) => {
    const pieces = text.split(STAND_IN);
    if (pieces.length === 1) return leaf;
    // Split with one group: texts at even places, slot numbers at odd ones.
    const parts = pieces.flatMap((piece, i) => {
      if (i % 2 === 0) return piece === '' ? [] : [`<mtext>${piece}</mtext>`];
      return [`<mtext data-v="${names[Number(piece)]}">{{${names[Number(piece)]}}}</mtext>`];
    });
    return parts.length === 1 ? (parts[0] as string) : `<mrow>${parts.join('')}</mrow>`;
  });
}

/** In spoken text a slot is written as in TeX and left between braces for the page. */
export const fillSpoken = (spoken: string): string => spoken.replace(inTex, (_, name: string) => `{{${name}}}`);
