/** The finished pieces of a prerendered page, which its script does without. */

/** HTML by the number that the build gave. */
export type Stills = { readonly [n: string]: string };

/** @param page prerendered */
export function stillsIn(page: ParentNode): Stills {
  const found: { [n: string]: string } = {};
  for (const element of page.querySelectorAll<HTMLElement>('[data-still]')) {
    found[element.dataset['still'] as string] ??= element.innerHTML;
  }
  return found;
}
