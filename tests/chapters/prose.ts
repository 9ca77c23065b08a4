/** What a chapter's prose consists of, apart from its words: headings, formulas, tags, code, in their order. */

import mdx from '@mdx-js/rollup';
import type { Heading, Node, Parent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import { splitSpoken } from '#build/formula.ts';

export interface Tag {
  readonly name: string;
  readonly props: { readonly [name: string]: string };
}

export interface Prose {
  /** "2 #bars"; a heading without an id is "2" and its text. */
  readonly headings: readonly string[];
  /** TeX without its spoken line and without needless space. */
  readonly formulas: readonly string[];
  /** Elements of the book, in the order in which they open; plain HTML like `<span lang>` is each language's own. */
  readonly tags: readonly Tag[];
  /** Code without its comments, with the language before it. */
  readonly code: readonly string[];
  /** `figure.readout` of every number in a formula, in its spoken line or in code. */
  readonly slots: readonly string[];
  /** Imports, exports and computed expressions. */
  readonly scripts: readonly string[];
  /** Decimals of three digits and more that stand in the text as if somebody had computed them by hand. */
  readonly typed: readonly string[];
}

type Loose = Node & { readonly name?: string; readonly value?: string; readonly lang?: string; readonly meta?: string };
interface Attribute {
  readonly name: string;
  readonly value: string | null | object;
}

/** @param path of the file, for messages of the parser */
export async function readProse(source: string, path: string): Promise<Prose> {
  let tree: Root | undefined;
  const keep = () => (parsed: Root) => {
    tree = structuredClone(parsed);
  };
  const plugin = mdx({ remarkPlugins: [remarkGfm, remarkMath, keep] });
  await (plugin.transform as (source: string, path: string) => Promise<unknown>)(source, path);
  if (!tree) throw new Error(`${path} was not parsed`);
  return proseOf(tree, source);
}

function proseOf(tree: Root, source: string): Prose {
  const prose = { headings: [], formulas: [], tags: [], code: [], scripts: [] } as {
    [K in keyof Omit<Prose, 'slots' | 'typed'>]: Prose[K][number][];
  };
  visit(tree as Parent, (found: Node) => {
    const node = found as Loose;
    if (node.type === 'heading') prose.headings.push(headingOf(node as unknown as Heading));
    if (node.type === 'math' || node.type === 'inlineMath') {
      prose.formulas.push(
        splitSpoken(node.value ?? '')
          .tex.replace(/\s+/g, ' ')
          .trim(),
      );
    }
    if (node.type === 'code') prose.code.push(codeOf(node));
    if (node.type === 'mdxjsEsm') prose.scripts.push(node.value ?? '');
    if (/^mdx(Flow|Text)Expression$/.test(node.type) && !/^\s*\/\*.*\*\/\s*$/s.test(node.value ?? ''))
      prose.scripts.push(node.value ?? '');
    if (/^mdxJsx(Flow|Text)Element$/.test(node.type) && /^[A-Z]/.test(node.name ?? '')) prose.tags.push(tagOf(node));
  });
  const slots = [...source.matchAll(/\\slot\{([\w.]+)\}|\{\{([\w.]+)\}\}/g)].map(
    ([, tex, code]) => (tex ?? code) as string,
  );
  return { ...prose, slots, typed: typedIn(tree as Parent) };
}

const DECIMAL = /(?<![\d.])\d*\.\d+/g;
const significant = (number: string): number => number.replace('.', '').replace(/^0+/, '').length;

/**
 * What a source prints may be typed, and so may the input of a state within the phrase that goes there.
 *
 * @param given the state that the text leads to
 */
function typedIn(node: Parent, given = ''): readonly string[] {
  return node.children.flatMap((child) => {
    if (child.type === 'text') {
      const numbers = (child as unknown as { readonly value: string }).value.match(DECIMAL) ?? [];
      return numbers.filter((number) => significant(number) >= 3 && !given.includes(number.replace(/^\./, '0.')));
    }
    if (!('children' in child)) return [];
    const tag = /^mdxJsx/.test(child.type) ? tagOf(child as Loose) : undefined;
    return tag?.name === 'Printed' ? [] : typedIn(child as Parent, tag?.props['state'] ?? given);
  });
}

function headingOf(heading: Heading): string {
  const text = heading.children.map((child) => ('value' in child ? child.value : '')).join('');
  const id = /\[(#[a-z][a-z0-9-]*)\]\s*$/.exec(text)?.[1];
  return `${heading.depth} ${id ?? text}`;
}

function codeOf({ lang, meta, value = '' }: Loose): string {
  const lines = value.split('\n').map((line) => line.replace(lang === 'py' ? /\s*#.*$/ : /\s*\/\/.*$/, ''));
  return [`${lang ?? ''} ${meta ?? ''}`, ...lines].join('\n');
}

function tagOf(node: Loose): Tag {
  const attributes = (node as unknown as { readonly attributes: readonly Attribute[] }).attributes;
  return {
    name: node.name ?? '',
    props: Object.fromEntries(attributes.map(({ name, value }) => [name, shown(value)])),
  };
}

/** A computed value shows as such, so that the tests refuse it. */
const shown = (value: Attribute['value']) => (value === null ? 'true' : typeof value === 'string' ? value : '{…}');
