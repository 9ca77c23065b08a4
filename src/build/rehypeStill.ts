/**
 * Text that never changes becomes `<Still as n html>`: finished HTML with a number, by which a browser finds it in
 * the prerendered page. The scripts of the book then carry only what lives between the still pieces.
 *
 * Formulas and code, finished HTML already, get a number as well, and so do numbers of a figure in a fixed state.
 */

import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { isJsx, type JsxElement, jsx } from './mdxTree.ts';

/** What this plugin needs of a node, whether HTML or JSX. */
interface Piece {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: { readonly [name: string]: unknown };
  readonly value?: unknown;
  children?: Piece[];
}

/** Elements that the book draws with components of its own. */
const COMPONENTS = new Set(['h2', 'table']);
/** Elements between whose children white space means nothing. */
const FLOW = new Set(['ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'tr']);
/** Characters below which a piece of a line stays where it is: a number would be as long. */
const SHORT = 8;

/** @param keep whether the HTML itself stays in the module: for prerendering */
export function rehypeStill({ keep }: { readonly keep: boolean }) {
  return (tree: Piece): void => {
    let count = 0;
    const still = (content: readonly Piece[], as?: string): Piece =>
      jsx(as ? 'mdxJsxFlowElement' : 'mdxJsxTextElement', 'Still', {
        as,
        n: String(count++),
        html: keep ? content.map((node) => toHtml(node as Nodes)).join('') : undefined,
      }) as unknown as Piece;

    const settle = (parent: Piece): void => {
      const flow = isFlow(parent);
      const settled: Piece[] = [];
      let run: Piece[] = [];
      const endRun = () => {
        if (run.length > 0) settled.push(...(isLong(run) ? [still(run)] : run));
        run = [];
      };
      for (const node of parent.children ?? []) {
        if (flow && isBlank(node)) continue;
        if (!flow && isStill(node)) {
          run.push(node);
          continue;
        }
        endRun();
        if (isStill(node) && isPlain(node)) settled.push(still(node.children ?? [], node.tagName));
        else {
          settled.push(node);
          if (isJsx(node as never)) number(node);
          settle(node);
        }
      }
      endRun();
      if (parent.children) parent.children = settled;
    };

    /** What comes with its HTML, or is computed once: `<Formula html>`, `<Code html>`, `<Value at>`. */
    const number = (node: Piece): void => {
      const element = node as unknown as JsxElement;
      const found = element.attributes.find(({ name }) => name === 'html' || name === 'at');
      if (!found) return;
      element.attributes = element.attributes.filter((a) => keep || a !== found);
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'n', value: String(count++) });
    };

    settle(tree);
  };
}

/** Blocks rather than a line of text. */
function isFlow({ type, tagName = '', children = [] }: Piece): boolean {
  if (type !== 'root' && type !== 'mdxJsxFlowElement' && !FLOW.has(tagName)) return false;
  return children.every((child) => child.type !== 'mdxJsxTextElement' && (child.type !== 'text' || isBlank(child)));
}

const isBlank = ({ type, value }: Piece): boolean => type === 'text' && String(value).trim() === '';

function isStill({ type, tagName = '', children = [] }: Piece): boolean {
  return type === 'text' || (type === 'element' && !COMPONENTS.has(tagName) && children.every(isStill));
}

const isPlain = ({ type, properties = {} }: Piece): boolean =>
  type === 'element' && Object.keys(properties).length === 0;

const isLong = (run: readonly Piece[]): boolean =>
  run.some(({ type }) => type === 'element') || run.map(({ value }) => String(value)).join('').length >= SHORT;
