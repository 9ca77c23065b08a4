/** Formulas of the prose are set at build time: `$…$` and `$$…$$` become `<Formula html spoken display live />`. */

import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Formula, FormulaError, setFormula } from './formula.ts';
import { jsx, type MdxFile } from './mdxTree.ts';

type MathNode = Extract<RootContent, { type: 'math' | 'inlineMath' }>;

/** TeX errors stop the build at their line; a displayed formula without its spoken line does too. */
export function remarkFormulas() {
  return (tree: Root, file: MdxFile): void => {
    visit(tree, (node, index, parent) => {
      if ((node.type !== 'math' && node.type !== 'inlineMath') || index === undefined || !parent) return;
      const display = node.type === 'math';
      const formula = setAt(node, display, file);
      if (display && !formula.spoken) file.fail('a displayed formula needs a line "% spoken: …" in words', node);
      const element = jsx(display ? 'mdxJsxFlowElement' : 'mdxJsxTextElement', 'Formula', {
        html: formula.html,
        spoken: formula.spoken,
        display: display ? true : undefined,
        live: formula.html.includes('{{') ? true : undefined,
      });
      if (node.position) element.position = node.position;
      parent.children[index] = element as never;
    });
  };
}

function setAt(node: MathNode, display: boolean, file: MdxFile): Formula {
  try {
    return setFormula(node.value, display);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    // A displayed formula begins in the line after its dollar signs.
    const line = (node.position?.start.line ?? 1) + error.line + (display ? 1 : 0);
    return file.fail(`formula ${node.value.trim()}: ${error.message}`, { line, column: 1 });
  }
}
