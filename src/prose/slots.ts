/** Places in finished HTML (formulas, code) where a number of a figure belongs: `{{prize.z0}}`. */

const SLOT = /\{\{([\w.]+)\}\}/g;

/** What a slot needs to know of its number. */
export interface Slot {
  readonly text: string;
  readonly room: number;
  readonly hue: string;
}

/** Names of the numbers that a text has slots for. */
export function slotsOf(text: string): readonly string[] {
  return [...text.matchAll(SLOT)].map((found) => found[1] as string);
}

/** A plain text with its slots filled. */
export function fillText(text: string, textOf: (name: string) => string): string {
  return text.replace(SLOT, (_, name: string) => textOf(name));
}

/**
 * HTML with its slots filled; the elements around them get their room and their colour.
 *
 * @param html as the build leaves it: `<span data-v="prize.z0">{{prize.z0}}</span>`, in MathML `<mtext data-v="…">`
 */
export function fillHtml(html: string, slotOf: (name: string) => Slot): string {
  const roomy = html.replace(/<span data-v="([\w.]+)">/g, (_, name: string) => {
    const { room, hue } = slotOf(name);
    return `<span data-v="${name}" class="${hue}" style="--w:${room}">`;
  });
  return fillText(roomy, (name) => escapeHtml(slotOf(name).text));
}

/** The first piece of text in an element, however deep KaTeX has put it. */
export function textIn(element: Element): Text | undefined {
  for (let node: Node | null = element; node; node = node.firstChild) if (node.nodeType === 3) return node as Text;
  return undefined;
}

/** A text as HTML writes it. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
