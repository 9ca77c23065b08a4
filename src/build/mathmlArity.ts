/** MathML elements with a fixed number of children; KaTeX breaks the rule for some TeX, such as `p_{\min}`. */

const ARITY: { readonly [tag: string]: number } = {
  mfrac: 2,
  mroot: 2,
  msub: 2,
  msup: 2,
  munder: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
};

/**
 * The first element that has the wrong number of children, as a sentence; undefined if all are right.
 *
 * @example brokenArity('<msub><mi>p</mi></msub>'); // '<msub> needs 2 children, got 1'
 */
export function brokenArity(mathml: string): string | undefined {
  const open: { readonly tag: string; children: number }[] = [];
  for (const [, slash, tag = '', own] of mathml.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (slash === '') {
      const parent = open.at(-1);
      if (parent) parent.children++;
      if (own === '') open.push({ tag, children: 0 });
      continue;
    }
    const closed = open.pop();
    const wanted = closed && ARITY[closed.tag];
    if (closed && wanted !== undefined && wanted !== closed.children)
      return `<${closed.tag}> needs ${wanted} children, got ${closed.children}`;
  }
  return undefined;
}
