/**
 * Text without a control of its own becomes `<Still as n>`: finished HTML with a number, by which a browser finds it
 * in the prerendered page. The scripts of the book then carry only what lives between the still pieces.
 *
 * Numbers of figures, phrases that set them and formulas stand in still text, too: the page gives them life.
 */

import { isJsx, type JsxElement, jsx, type MdxFile } from './mdxTree.ts';
import { stampOf } from './stampOf.ts';

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
/** Devices that are finished once they have been rendered: the scripts of a page come without them. */
const FINISHED = new Set(['Formula', 'Goto', 'Myth', 'Note', 'Printed', 'Slotted', 'Value']);
/** Blocks that are no more than an element around their content. */
const AROUND: { readonly [name: string]: readonly [tag: string, className: string] } = {
  Noted: ['div', 'noted'],
  Myths: ['dl', 'myths'],
};
/** Elements between whose children white space means nothing. */
const FLOW = new Set(['ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'tr']);
/** Characters below which a piece of a line stays where it is: a number would be as long. */
const SHORT = 8;

/** @param keep whether the text itself stays in the module: for prerendering */
export function rehypeStill({ keep }: { readonly keep: boolean }) {
  return (tree: Piece, file: MdxFile): void => {
    let count = 0;
    // The first has the stamp of the text: a page of another edition has no such piece.
    const next = () => (count++ ? String(count - 1) : stampOf(String(file)));
    const still = (content: readonly Piece[], as?: string, className?: string): Piece =>
      jsx(
        as ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
        'Still',
        { as, className, n: next() },
        keep ? (content as never) : [],
      ) as unknown as Piece;

    const settle = (parent: Piece): void => {
      const flow = isFlow(parent);
      const settled: Piece[] = [];
      let run: Piece[] = [];
      const endRun = () => {
        if (run.length > 0) settled.push(...(isLong(run) ? [still(run, flow ? 'div' : undefined)] : run));
        run = [];
      };
      for (const node of parent.children ?? []) {
        if (flow && isBlank(node)) continue;
        if (isStill(node) && (!flow || FINISHED.has(nameOf(node)))) {
          run.push(node);
          continue;
        }
        endRun();
        const block = blockOf(node);
        if (block) settled.push(still(...block));
        else {
          const name = nameOf(node);
          if (name === 'Answer' && nameOf(parent) !== 'Try') file.fail('<Answer> belongs right below its <Try>', node);
          if (FINISHED.has(name)) file.fail(`<${name}> may hold nothing that a reader can move`, node);
          settled.push(node);
          settle(node);
        }
      }
      endRun();
      if (parent.children) parent.children = settled;
    };

    settle(tree);
  };
}

/** What a still block becomes: its content, and the element around it. */
function blockOf(
  node: Piece,
): readonly [content: readonly Piece[], tag?: string | undefined, className?: string] | undefined {
  const { type, tagName = '', properties = {}, children = [] } = node;
  if (!children.every(isStill)) return undefined;
  const name = nameOf(node);
  if (AROUND[name]) return [children, ...AROUND[name]];
  const plain = type === 'element' && !COMPONENTS.has(tagName) && Object.keys(properties).length === 0;
  return plain ? [children, tagName] : undefined;
}

/** Blocks rather than a line of text. */
function isFlow({ type, tagName = '', children = [] }: Piece): boolean {
  if (type !== 'root' && type !== 'mdxJsxFlowElement' && !FLOW.has(tagName)) return false;
  return children.every((child) => child.type !== 'mdxJsxTextElement' && (child.type !== 'text' || isBlank(child)));
}

const isBlank = ({ type, value }: Piece): boolean => type === 'text' && String(value).trim() === '';

function isStill(node: Piece): boolean {
  const { type, tagName = '', children = [] } = node;
  if (type === 'text') return true;
  const name = nameOf(node);
  const finished = type === 'element' ? !COMPONENTS.has(tagName) : FINISHED.has(name) || /^[a-z]/.test(name);
  return finished && children.every(isStill);
}

/** Of a device or of an element written as JSX. */
const nameOf = (node: Piece): string => (isJsx(node as never) ? ((node as unknown as JsxElement).name ?? '') : '');

const isLong = (run: readonly Piece[]): boolean =>
  run.some(({ type }) => type !== 'text') || run.map(({ value }) => String(value)).join('').length >= SHORT;
