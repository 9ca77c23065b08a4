/**
 * TeX to one HTML string, for the eye (KaTeX's HTML) and for the ear (MathML), with slots for live numbers.
 *
 * Beside TeX an author has `\area{…}` and `\map{…}` for the colours of the picture (also `\true` and `\print`),
 * `\slot{figure.readout}` for a number, and in a displayed formula a line `% spoken: …` that says it in words.
 */

import katex from 'katex';
import { missingAlphabet } from './katexFonts.ts';
import { brokenArity } from './mathmlArity.ts';
import { fillHtml, fillMathml, fillSpoken, slotsOfTex } from './slots.ts';

export interface Formula {
  readonly html: string;
  readonly spoken?: string;
}

const HUES = ['area', 'map', 'true', 'print'];
const MACROS = Object.fromEntries(HUES.map((hue) => [`\\${hue}`, `\\htmlClass{k-${hue}}{#1}`]));
const SPOKEN = /^[ \t]*%[ \t]*spoken:[ \t]*(.*)$/m;

/** The spoken line of a formula and the TeX without it; the TeX is what both languages must share. */
export function splitSpoken(source: string): { readonly tex: string; readonly spoken?: string } {
  const found = SPOKEN.exec(source);
  if (!found) return { tex: source };
  // An empty line stays, so that the line numbers of errors stay true.
  return { tex: source.replace(SPOKEN, ''), spoken: (found[1] as string).trim() };
}

/** What is wrong with a formula, and in which of its lines, counted from 0. */
export class FormulaError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Set a formula.
 *
 * @throws FormulaError for TeX that KaTeX refuses, that would make invalid MathML, or that the book has no font for
 */
export function setFormula(source: string, display: boolean): Formula {
  const { tex, spoken } = splitSpoken(source);
  const slots = slotsOfTex(tex);
  const whole = typeset(slots.source, display);
  const [, before = '', mathml = '', after = ''] = /^(.*?)(<math .*<\/math>)(.*)$/s.exec(whole) ?? [];
  const broken = brokenArity(mathml);
  if (broken) throw new FormulaError(`invalid MathML: ${broken}; write names in scripts as \\mathrm{…}`, 0);
  const alphabet = missingAlphabet(after);
  if (alphabet) throw new FormulaError(`the book has no font for \\math${alphabet} (src/build/katexFonts.ts)`, 0);
  const heard = fillMathml(mathml.replace(/<annotation.*?<\/annotation>/s, ''), slots.names);
  const html = before + heard + fillHtml(after, slots.names);
  return spoken === undefined ? { html } : { html, spoken: fillSpoken(spoken) };
}

function typeset(tex: string, display: boolean): string {
  try {
    return katex.renderToString(tex, {
      displayMode: display,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: (code: string) => (code === 'htmlExtension' ? 'ignore' : 'error'),
      // The macros above are the only HTML that a formula may make.
      trust: (context) => {
        if (context.command === '\\htmlClass' && HUES.includes(context.class.replace(/^k-/, ''))) return true;
        throw new FormulaError(`${context.command} is not for authors`, 0);
      },
      macros: { ...MACROS },
    });
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    throw new FormulaError(error.message, tex.slice(0, error.position).split('\n').length - 1);
  }
}
