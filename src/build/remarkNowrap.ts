/**
 * A live number and the punctuation beside it stay on one line, and so does a conditional probability.
 *
 * Browsers break a line after an inline block whatever follows, and a word joiner does not stop them; so the number
 * and its punctuation share a `<span className="nb">`. A `<Value>` takes the punctuation after it into itself, as
 * `after`: the room it reserves for longer numbers then lies behind the punctuation, where no reader sees a gap.
 */

import type { Node, Parent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx, isText, jsx } from './mdxTree.ts';

const CLASS = 'nb';
const LIVE = new Set(['Value', 'Param', 'Formula', 'Printed']);
const CLOSING = /^[，。、；：！？）」』》”’…—,.;:!?)\]%]+/;
/** P(A | B), with what closes behind it. */
const GIVEN = /P\([^()|]*\|[^()|]*\)[，。、；：！？）」』》”’…—,.;:!?)\]%]*/;
const OPENING = /[（「『《“‘([]+$/;

export function remarkNowrap() {
  return (tree: Root): void => {
    visit(tree as Parent, (node: Node) => {
      if (isWrapper(node)) return SKIP;
      if ('children' in node) {
        wrapNumbers(node as Parent);
        wrapGiven(node as Parent);
      }
      return undefined;
    });
  };
}

const isWrapper = (node: Node): boolean => isJsx(node) && node.attributes.some((a) => a.value === CLASS);

function wrapNumbers(parent: Parent): void {
  for (let i = 0; i < parent.children.length; i++) {
    const child = parent.children[i] as Node;
    if (child.type !== 'mdxJsxTextElement' || !isJsx(child) || !LIVE.has(child.name ?? '')) continue;
    const before = cut(parent.children[i - 1], OPENING);
    const after = cut(parent.children[i + 1], CLOSING);
    if (before === '' && after === '') continue;
    const takesAfter = child.name === 'Value';
    if (takesAfter && after !== '') child.attributes.push({ type: 'mdxJsxAttribute', name: 'after', value: after });
    if (takesAfter && before === '') continue;
    const inside = [...text(before), child, ...text(takesAfter ? '' : after)] as Parent['children'];
    parent.children[i] = jsx('mdxJsxTextElement', 'span', { className: CLASS }, inside) as never;
  }
}

function wrapGiven(parent: Parent): void {
  for (let i = 0; i < parent.children.length; i++) {
    const child = parent.children[i];
    const found = isText(child) ? GIVEN.exec(child.value) : null;
    if (!found || !isText(child)) continue;
    const whole = jsx('mdxJsxTextElement', 'span', { className: CLASS }, text(found[0]));
    const rest = child.value.slice(found.index + found[0].length);
    child.value = child.value.slice(0, found.index);
    parent.children.splice(i + 1, 0, whole as never, ...(text(rest) as never[]));
    i++;
  }
}

/** Take the punctuation off a text; what was taken is returned. */
function cut(node: Node | undefined, punctuation: RegExp): string {
  if (!isText(node)) return '';
  const found = punctuation.exec(node.value)?.[0] ?? '';
  node.value = node.value.replace(punctuation, '');
  return found;
}

const text = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);
