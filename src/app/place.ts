/** Where in a page the reader is, as something that both languages have: an anchor, and how far from it. */

export interface Place {
  /** None before the first anchor of a page. */
  readonly id: string | undefined;
  /** Pixels from the top of the window to the anchor, or to the page's beginning. */
  readonly offset: number;
}

/** Measured from the last heading or figure that begins in the upper third of the window. */
export function placeNow(): Place {
  let place: Place = { id: undefined, offset: -scrollY };
  for (const element of document.querySelectorAll('main :is(h2, h3, figure)[id]')) {
    const offset = element.getBoundingClientRect().top;
    if (offset > innerHeight / 3) break;
    place = { id: element.id, offset };
  }
  return place;
}

export function goToPlace({ id, offset }: Place): void {
  const from = id === undefined ? -scrollY : document.getElementById(id)?.getBoundingClientRect().top;
  if (from !== undefined) scrollBy({ top: from - offset, behavior: 'instant' });
}
