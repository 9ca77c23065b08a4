/** The addresses in a page's head: its own, the same page in the other language, and the picture for shared links. */

import { oembedOf, type Page, pictureOf } from './page.ts';
import { addressOf, type Place } from './place.ts';

/** Language codes of the two halves of the book; without a language, the reader is sent on. */
const ALTERNATES = [
  ['zh', 'zh-Hans'],
  ['en', 'en'],
] as const;

/** The path without its language: `/zh/softmax/` → `/softmax/`. */
const tailOf = (path: string): string => path.replace(/^\/(zh|en)\//, '/');

export function addresses(page: Page, place: Place, pictures: ReadonlySet<string>): readonly string[] {
  const at = (path: string): string => addressOf(place, path);
  // Whoever is given only a path cannot ask for it.
  const pasted =
    page.embed && place.site
      ? [`<link rel="alternate" type="application/json+oembed" href="${at(oembedOf(page))}">`]
      : [];
  // An embed page is a piece of a page, a gate leads elsewhere, and a missing page has no address.
  if (page.kind !== 'book') return ['<meta name="robots" content="noindex">', ...pasted];
  const tail = tailOf(page.path);
  const tags = [
    `<link rel="canonical" href="${at(page.path)}">`,
    ...ALTERNATES.map(([lang, code]) => `<link rel="alternate" hreflang="${code}" href="${at(`/${lang}${tail}`)}">`),
    `<link rel="alternate" hreflang="x-default" href="${at(tail)}">`,
    `<meta property="og:url" content="${at(page.path)}">`,
    ...pasted,
  ];
  if (!pictures.has(pictureOf(page))) return tags;
  return [
    ...tags,
    `<meta property="og:image" content="${at(pictureOf(page))}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
