/** Prose holds words and elements, never code: no import, no export, no expression in braces. */

import type { Node, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MdxFile } from './mdxTree.ts';

/** The import checker cannot see into MDX, and a translator should not have to. Comments in braces are allowed. */
export function remarkWordsOnly() {
  return (tree: Root, file: MdxFile): void => {
    visit(tree as Parent, (node: Node) => {
      if (node.type === 'mdxjsEsm') file.fail('prose may not import or export', node);
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
      const { value } = node as Node & { readonly value: string };
      if (!/^\s*\/\*.*\*\/\s*$/s.test(value)) file.fail(`prose may not compute: {${value}}`, node);
    });
  };
}
