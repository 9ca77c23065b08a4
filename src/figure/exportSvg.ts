/**
 * A picture that stands on its own: the visible drawing with every style written into it.
 *
 * It keeps the theme it is seen in, on a ground of that theme's paper, since labels wear halos of it.
 */

/** Style properties that drawing uses: whether they are inherited, and what they are where nobody says. */
const STYLES: readonly (readonly [property: string, inherited: boolean, initial: string])[] = [
  ['fill', true, 'rgb(0, 0, 0)'],
  ['fill-opacity', true, '1'],
  ['stroke', true, 'none'],
  ['stroke-width', true, '1px'],
  ['stroke-opacity', true, '1'],
  ['stroke-dasharray', true, 'none'],
  ['stroke-linejoin', true, 'miter'],
  ['stroke-linecap', true, 'butt'],
  ['paint-order', true, 'normal'],
  ['font-family', true, ''],
  ['font-size', true, ''],
  ['font-weight', true, '400'],
  ['font-style', true, 'normal'],
  ['text-anchor', true, 'start'],
  ['dominant-baseline', false, 'auto'],
  ['opacity', false, '1'],
  ['clip-path', false, 'none'],
  ['mask', false, 'none'],
];

/** Room around the drawing for knobs that stand at its edge, in units. */
const MARGIN = 12;
const SVG = 'http://www.w3.org/2000/svg';

export interface Exported {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/**
 * @param title what the picture is called
 * @param description one sentence that says what it shows
 */
export function exportSvg(svg: SVGSVGElement, title: string, description: string): Exported {
  const page = svg.ownerDocument;
  const [x = 0, y = 0, w = 0, h = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const [width, height] = [Math.round(w) + 2 * MARGIN, Math.round(h) + 2 * MARGIN];
  const make = (tag: string, attributes: { readonly [name: string]: string | number }, text = '') => {
    const element = page.createElementNS(SVG, tag);
    for (const name in attributes) element.setAttribute(name, String(attributes[name]));
    element.textContent = text;
    return element;
  };

  const box = [x - MARGIN, y - MARGIN, width, height];
  const root = make('svg', { width, height, viewBox: box.join(' '), role: 'img' });
  const ground = getComputedStyle(svg).getPropertyValue('--paper').trim() || '#fff';
  const drawing = standalone(svg, undefined) as SVGElement;
  const group = make('g', {});
  for (const { name, value } of drawing.attributes)
    if (!/^(viewBox|xmlns|id|width|height)$/.test(name)) group.setAttribute(name, value);
  group.append(...drawing.childNodes);
  const defs = make('defs', {});
  defs.append(...missing(group, page));
  root.append(make('title', {}, title), make('desc', {}, description), defs);
  root.append(make('rect', { x: box[0] as number, y: box[1] as number, width, height, fill: ground }), group);
  return { text: new XMLSerializer().serializeToString(root), width, height };
}

/** A copy with its styles as attributes; what cannot be seen is left out. */
function standalone(element: Element, above: CSSStyleDeclaration | undefined): Element | undefined {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return undefined;
  const copy = element.cloneNode(false) as Element;
  for (const { name } of [...copy.attributes]) {
    if (/^(class|style|role|tabindex|focusable|aria-.*|data-.*|on.*)$/.test(name)) copy.removeAttribute(name);
  }
  for (const [property, inherited, initial] of STYLES) {
    const value = style.getPropertyValue(property);
    if (value === '') continue;
    copy.removeAttribute(property);
    if (value !== (inherited && above ? above.getPropertyValue(property) : initial)) copy.setAttribute(property, value);
  }
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) copy.append(child.cloneNode());
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const kept = standalone(child as Element, style);
    if (kept) copy.append(kept);
  }
  return copy;
}

/** Patterns and the like that the drawing refers to but that stand elsewhere in the page. */
function missing(drawing: Element, page: Document): Element[] {
  const found = new Map<string, Element>();
  const text = drawing.outerHTML.replaceAll('&quot;', '"');
  for (const [, id = ''] of text.matchAll(/url\("?#([^")]+)"?\)/g)) {
    const source = page.getElementById(id);
    const inside = [...drawing.querySelectorAll('[id]')].some((element) => element.id === id);
    const copy = source && !inside && standalone(source, undefined);
    if (copy) found.set(id, copy);
  }
  return [...found.values()];
}
