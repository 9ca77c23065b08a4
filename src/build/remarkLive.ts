/**
 * A paragraph with a number that moves lies in a block of its own.
 *
 * The page is a grid, and a browser lays out the whole of a grid when one of its items has changed; what lies deeper
 * it can lay out alone.
 */

import type { Node, Parent, Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { isJsx, jsx } from './mdxTree.ts';

export function remarkLive() {
  return (tree: Root): void => {
    wrapIn(tree);
    for (const node of tree.children as Node[]) if (isJsx(node) && node.name === 'Aside') wrapIn(node);
  };
}

function wrapIn(parent: Parent): void {
  parent.children = parent.children.map((child) =>
    child.type === 'paragraph' && isLive(child) ? jsx('mdxJsxFlowElement', 'Noted', {}, [child]) : child,
  ) as Parent['children'];
}

function isLive(paragraph: Parent): boolean {
  let live = false;
  visit(paragraph, (node) => {
    if (!isJsx(node)) return undefined;
    const fixed = node.attributes.some(({ name }) => name === 'opening' || name === 'at');
    live = node.name === 'Param' || (node.name === 'Value' && !fixed);
    return live ? EXIT : undefined;
  });
  return live;
}
