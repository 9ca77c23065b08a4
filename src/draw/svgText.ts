/** A picture that can leave the page: one SVG file with its own colours and patterns, and without handles. */

import { HATCH } from './hatch.ts';
import type { Layer } from './layer.ts';
import { detached } from './markup.ts';

export interface SvgOptions {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** The text of the style sheets of marks. */
  readonly css: string;
  /** Values of the tokens the style sheet refers to: `--ink` → `#211f1b`. */
  readonly tokens: { readonly [name: string]: string };
  readonly lang: string;
  /** Room around the picture. */
  readonly margin?: number;
}

/** @returns a complete SVG document */
export function svgText(draw: (layer: Layer) => void, options: SvgOptions): string {
  const { width, height, margin = 16 } = options;
  const group = detached(draw);
  for (const handle of group.querySelectorAll('.handle')) handle.remove();
  const box = [-margin, -margin, width + 2 * margin, height + 2 * margin].map((x) => Math.round(x));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}" xml:lang="${options.lang}">`,
    `<title>${escaped(options.title)}</title>`,
    `<style>${withValues(withoutRules(options.css), options.tokens)}</style>`,
    `<defs>${HATCH}</defs>`,
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${options.tokens['--paper'] ?? '#fff'}"/>`,
    asXml(group),
    '</svg>',
  ].join('\n');
}

/** Well-formed also where the markup came from an HTML document. */
function asXml(group: SVGGElement): string {
  const view = group.ownerDocument.defaultView;
  return view ? new view.XMLSerializer().serializeToString(group) : group.outerHTML;
}

/** The style sheet with `var(--name)` replaced; names without a value stay, and are listed by tests. */
export function withValues(css: string, tokens: { readonly [name: string]: string }): string {
  let before = css;
  for (let depth = 0; depth < 4; depth++) {
    const after = before.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens[name] ?? whole);
    if (after === before) break;
    before = after;
  }
  return before;
}

/** Without comments, conditional rules and handles: a still picture has neither themes nor states. */
export function withoutRules(css: string): string {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let out = '';
  for (let i = 0; i < bare.length; ) {
    const open = bare.indexOf('{', i);
    if (open < 0) break;
    const selector = bare.slice(i, open).trim();
    const close = closing(bare, open);
    if (!selector.startsWith('@') && !selector.includes('handle'))
      out += `${selector}{${bare.slice(open + 1, close).trim()}}\n`;
    i = close + 1;
  }
  return out;
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let i = open; i < css.length; i++) {
    if (css[i] === '{') depth++;
    else if (css[i] === '}' && --depth === 0) return i;
  }
  return css.length;
}

const escaped = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
