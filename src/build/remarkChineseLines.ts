/**
 * A line break in the source between Chinese characters is no space on the page.
 *
 * Markdown turns a line break into a space, which is right between English words and a hole between Chinese ones.
 * In a Chinese file a break beside a Chinese character vanishes, except after a live number, where the book sets a
 * space; elsewhere it must stand between two Chinese characters.
 */

import type { Node, Parent, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsx, isText, type MdxFile } from './mdxTree.ts';

const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;
const BREAK = /[ \t]*\n[ \t]*/g;
/** What stands for an element without text of its own: a live number. */
const NUMBER = '\ufffc';

export function remarkChineseLines() {
  return (tree: Root, file: MdxFile): void => {
    const inChinese = /(^|[/\\])zh\.mdx$/.test(file.path);
    visit(tree as Parent, (node: Node) => {
      if (isParagraph(node)) joinLines(leavesOf(node), inChinese);
    });
  };
}

/** Whether text runs through the node: a paragraph, a heading, or an element that holds text directly. */
const isParagraph = (node: Node): node is Parent => node.type === 'paragraph' || node.type === 'heading';

type Leaf = Text | typeof NUMBER;

function leavesOf(parent: Parent): Leaf[] {
  return parent.children.flatMap((child): Leaf[] => {
    if (isText(child)) return [child];
    if (isJsx(child) && child.children.length === 0) return [NUMBER];
    if ('children' in child) return leavesOf(child as Parent);
    return [NUMBER];
  });
}

function joinLines(leaves: readonly Leaf[], inChinese: boolean): void {
  const before = leaves.map(ending);
  const after = leaves.map(beginning);
  leaves.forEach((leaf, i) => {
    if (leaf === NUMBER) return;
    const { value } = leaf;
    leaf.value = value.replace(BREAK, (found, at: number) => {
      const left = value.slice(0, at).at(-1) ?? before[i - 1] ?? '';
      const right = value.slice(at + found.length).at(0) ?? after[i + 1] ?? '';
      return vanishes(left, right, inChinese) ? '' : '\n';
    });
  });
}

function vanishes(left: string, right: string, inChinese: boolean): boolean {
  if (CHINESE.test(left) && CHINESE.test(right)) return true;
  return inChinese && left !== NUMBER && (CHINESE.test(left) || CHINESE.test(right));
}

const ending = (leaf: Leaf): string => (leaf === NUMBER ? NUMBER : (leaf.value.at(-1) ?? ''));
const beginning = (leaf: Leaf): string => (leaf === NUMBER ? NUMBER : (leaf.value.at(0) ?? ''));
