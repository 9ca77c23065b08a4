/** The shapes that MDX adds to a Markdown tree, and the few words its plugins share. */

import type { Node, Parent, Text } from 'mdast';

export interface JsxAttribute {
  readonly type: 'mdxJsxAttribute';
  readonly name: string;
  readonly value: string | null | { readonly type: string };
}

/** `<Value name="…" />`: in a line of text (`Text`) or standing alone (`Flow`). */
export interface JsxElement extends Parent {
  type: 'mdxJsxTextElement' | 'mdxJsxFlowElement';
  name: string | null;
  attributes: JsxAttribute[];
}

/** What a plugin needs of the file it works on. */
export interface MdxFile {
  readonly path: string;
  /** Stops the build and names file, line and column. */
  fail(reason: string, place?: unknown): never;
}

export const isText = (node: Node | undefined): node is Text => node?.type === 'text';

export const isJsx = (node: Node | undefined): node is JsxElement =>
  node?.type === 'mdxJsxTextElement' || node?.type === 'mdxJsxFlowElement';

/** A JSX element; an attribute that is `true` is written without a value, one that is undefined not at all. */
export function jsx(
  type: JsxElement['type'],
  name: string,
  attributes: { readonly [name: string]: string | true | undefined },
  children: Parent['children'] = [],
): JsxElement {
  return {
    type,
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value: value === true ? null : (value as string),
      })),
    children,
  };
}
