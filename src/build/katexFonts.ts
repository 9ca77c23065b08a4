/**
 * The fonts that KaTeX brings: in the one format that every browser reads which can run the book, and without the
 * families that no formula of the book is set in. Saves more than a megabyte of files.
 */

/** The classes of letters that are set in a family left out. */
const NEEDING = /\b(?:math|text)(?:bold|it)?(frak|scr|sfit|sf|tt)\b/;
const LEFT_OUT = /KaTeX_(Fraktur|Script|SansSerif|Typewriter)/;

/** @returns the alphabet that a formula needs and the book has no font for, as KaTeX calls it: `frak` */
export const missingAlphabet = (html: string): string | undefined => NEEDING.exec(html)?.[1];

interface Declaration {
  readonly prop: string;
  value: string;
  readonly remove: () => void;
}
interface AtRule {
  readonly toString: () => string;
  readonly remove: () => void;
}

/** A PostCSS plugin, since only there imported style sheets can be seen. */
export const katexFonts = () => ({
  postcssPlugin: 'katex-fonts',
  AtRule: {
    'font-face': (rule: AtRule): void => {
      if (LEFT_OUT.test(rule.toString())) rule.remove();
    },
  },
  Declaration: {
    'font-family': (declaration: Declaration): void => {
      if (LEFT_OUT.test(declaration.value)) declaration.remove();
    },
    src: (declaration: Declaration): void => {
      const { value } = declaration;
      const kept = value.split(',').filter((source) => !/format\(["']?(woff|truetype)["']?\)/.test(source));
      if (kept.length > 0 && kept.join(',') !== value) declaration.value = kept.join(',');
    },
  },
});
