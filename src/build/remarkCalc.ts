/**
 * `<Calc is="log(99)" />`: a number that hangs on no figure is computed when the prose is compiled.
 *
 * The expression may use whatever JavaScript's `Math` has; `digits` are significant ones, four unless said.
 */

import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsx, type JsxElement, type MdxFile } from './mdxTree.ts';

const NAMES = Object.getOwnPropertyNames(Math);
const VALUES = NAMES.map((name) => (Math as unknown as { readonly [name: string]: unknown })[name]);

export function remarkCalc() {
  return (tree: Root, file: MdxFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || node.name !== 'Calc' || index === undefined || !parent) return;
      const text: Text = { type: 'text', value: calculated(node, file) };
      parent.children[index] = text;
    });
  };
}

function calculated(node: JsxElement, file: MdxFile): string {
  const given = (name: string) => node.attributes.find((a) => a.name === name)?.value;
  const expression = String(given('is') ?? '');
  const digits = Number(given('digits') ?? 4);
  try {
    const value = new Function(...NAMES, `return (${expression});`)(...VALUES) as number;
    if (Number.isFinite(value)) return decimal(value, digits);
  } catch {
    // Said below, with the place.
  }
  return file.fail(`<Calc is="${expression}" /> is no number`, node);
}

/** Rounded to significant digits, without an exponent. */
const decimal = (value: number, digits: number): string =>
  new Intl.NumberFormat('en', { minimumSignificantDigits: digits, maximumSignificantDigits: digits })
    .format(value)
    .replace('-', '\u2212');
