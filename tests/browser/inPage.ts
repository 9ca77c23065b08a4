/** What tests look at from inside a page, in any browser: each function is sent there, and so leans on nothing outside. */

/**
 * Whether React has taken the page over and every picture is drawn: of its two frames the hidden one is then empty.
 *
 * Figures wait until their reader comes near; one who prints the page wants them all.
 */
export function answers(): boolean {
  const taken = Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'));
  dispatchEvent(new Event('beforeprint'));
  return (
    taken &&
    [...document.querySelectorAll('.picture')].every((picture) => {
      const frames = [...picture.querySelectorAll(':scope > svg > g')];
      return frames.some((g) => g.firstChild) && frames.some((g) => !g.firstChild);
    })
  );
}

/** What no picture, sentence or spoken value may hold, as far as it is there, on the page or within one element of it. */
export function nonsense(within = 'main'): readonly string[] {
  const wrong = /NaN|undefined|\bnull\b|\[object|[-−]0(?![.\d:])|[-−]0\.0+(?!\d)|\{\{/;
  const all = (selector: string) => [...document.querySelectorAll(`${within} :is(${selector})`)];
  // Listings of code may say -0 or NaN, and so may the words about floating-point numbers.
  const said = all('svg text, [data-v], .v, .param, td, .spoken').map((element) => element.textContent ?? '');
  // What formulas are drawn with is the business of KaTeX.
  const attributes = all(':not(.katex *)').flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => name !== 'id' && !name.startsWith('data-'))
      .map(({ name, value }) => `${name}=${value}`),
  );
  // A figure about machines may say in words that what they write is NaN.
  return [...said, ...attributes].filter((text) => wrong.test(text.replace(/^NaN[:：]/, '')));
}

/** Pictures in which nothing is to be seen: no mark of any size, or no word. */
export function blank(within = 'main'): readonly string[] {
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width + height > 0 && element.checkVisibility();
  };
  return [...document.querySelectorAll(`${within} .picture`)]
    .filter((picture) => {
      const marks = [...picture.querySelectorAll('svg :is(path, rect, circle, line, ellipse, polygon, polyline)')];
      return !marks.some(seen) || ![...picture.querySelectorAll('svg text')].some(seen);
    })
    .map((picture) => picture.closest('figure')?.id ?? 'a picture');
}
