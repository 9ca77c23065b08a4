/**
 * Paragraphs keep their boxes while numbers in them move: the browser lays out the paragraph alone, and not the page
 * around it.
 *
 * One whose lines no longer fit is let go at once, the others when the reader rests.
 */

/** Where the text of each ends, in pixels below its top. */
const kept = new Map<HTMLElement, number>();
/** Pixels that a text may end lower before it counts as a line more. */
const SLACK = 4;

/** Before anything is written: what is kept must have been laid out. */
export function keepBox(paragraph: HTMLElement | null): void {
  if (!paragraph || kept.has(paragraph)) return;
  const { height } = paragraph.getBoundingClientRect();
  kept.set(paragraph, endOf(paragraph));
  paragraph.style.height = `${height}px`;
  paragraph.style.contain = 'size layout';
}

/** After what was written has been laid out. */
export function releaseGrown(): void {
  for (const [paragraph, end] of kept) if (endOf(paragraph) > end + SLACK) release(paragraph);
}

export function releaseAll(): void {
  for (const paragraph of kept.keys()) release(paragraph);
}

function release(paragraph: HTMLElement): void {
  kept.delete(paragraph);
  paragraph.style.height = paragraph.style.contain = '';
}

/** A note in the margin may be longer than the text. */
function endOf(paragraph: HTMLElement): number {
  const text = document.createRange();
  text.selectNodeContents(paragraph);
  const note = paragraph.querySelector('.note');
  if (note) text.setEndBefore(note);
  return text.getBoundingClientRect().bottom - paragraph.getBoundingClientRect().top;
}
