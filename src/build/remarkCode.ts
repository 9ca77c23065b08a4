/** Fenced code becomes `<Code label><Slotted code html /></Code>`; the word after the language names the tab. */

import type { Code, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { codeHtml, isCodeLang } from './codeHtml.ts';
import { jsx, type MdxFile } from './mdxTree.ts';

const LABELS: { readonly [word: string]: string } = {
  'py torch': 'PyTorch',
  'py numpy': 'NumPy',
  py: 'Python',
  ts: 'TypeScript',
  'ts typescript': 'TypeScript',
};

export function remarkCode() {
  return async (tree: Root, file: MdxFile): Promise<void> => {
    const found: { readonly node: Code; readonly index: number; readonly parent: Parent }[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (index !== undefined && parent) found.push({ node, index, parent });
    });
    for (const { node, index, parent } of found) {
      const label = LABELS[[node.lang, node.meta].filter(Boolean).join(' ')];
      if (!isCodeLang(node.lang) || !label) {
        file.fail(`code needs one of the headings ${Object.keys(LABELS).join(', ')}`, node);
      }
      const html = await codeHtml(node.value, node.lang);
      const slotted = jsx('mdxJsxTextElement', 'Slotted', { code: node.lang, html });
      parent.children[index] = jsx('mdxJsxFlowElement', 'Code', { label }, [slotted] as never) as never;
    }
  };
}
