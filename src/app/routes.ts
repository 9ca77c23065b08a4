/** Which page a path means, and the path of a page. */

import type { Lang } from '#spec/format.ts';
import { isLang, LANGS } from './addresses.ts';
import { BESIDE, type Beside } from './beside.ts';
import { FOLDERS, folderAt } from './chapters.ts';

export type Route =
  | { readonly kind: 'home' | Beside; readonly lang: Lang }
  | { readonly kind: 'chapter'; readonly lang: Lang; readonly slug: string }
  /** An address under which there is nothing; the language is the nearest one can tell. */
  | { readonly kind: 'missing'; readonly lang: Lang };

/**
 * @param path below the base, as in `/zh/softmax/`
 * @param fallback the language of a page that is not there, if its path names none
 */
export function routeOf(path: string, fallback: Lang = 'en'): Route {
  const [, lang, tail] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
  if (!isLang(lang)) return { kind: 'missing', lang: fallback };
  if (tail === '') return { kind: 'home', lang };
  const beside = BESIDE.find((kind) => tail === `${kind}/`);
  if (beside) return { kind: beside, lang };
  const slug = tail?.endsWith('/') ? tail.slice(0, -1) : '';
  return folderAt(slug) ? { kind: 'chapter', lang, slug } : { kind: 'missing', lang };
}

/** The end of a page's path after the language: empty, `glossary/`, `softmax/`. */
export function tailOf(route: Route): string {
  if (route.kind === 'home' || route.kind === 'missing') return '';
  return route.kind === 'chapter' ? `${route.slug}/` : `${route.kind}/`;
}

/** Below the base, always ending in a slash. */
export const pathOf = (route: Route, lang: Lang = route.lang): string => `/${lang}/${tailOf(route)}`;

/** Every page of the book in every language, but the missing one. */
export const ALL_ROUTES: readonly Route[] = LANGS.flatMap((lang): readonly Route[] => [
  { kind: 'home', lang },
  ...BESIDE.map((kind): Route => ({ kind, lang })),
  ...FOLDERS.map(({ slug }): Route => ({ kind: 'chapter', lang, slug })),
]);

/**
 * For an address that no page has: the one that was meant, if a slip or a missing language explains it. The query is
 * kept; a language the book does not speak goes there, so that the page says so.
 *
 * @param reader the language of a reader whose path names none
 * @example meantAddress('/zh-CN/Softmax', '?prize.base=2', 'en'); // '/zh/softmax/?prize.base=2'
 * @example meantAddress('/fr/softmax/', '', 'en'); // '/en/softmax/?lang=fr'
 */
export function meantAddress(path: string, query: string, reader: Lang): string | undefined {
  const there = (each: string) => routeOf(each).kind !== 'missing';
  if (there(path)) return undefined;
  const mended = `${path.toLowerCase().replace(/\/index\.html$/, '')}/`.replace(/\/{2,}/g, '/');
  const spoken = mended.replace(/^\/(zh|en)[-_][^/]*\//, '/$1/');
  const found = [spoken, `/${reader}${mended}`].find(there);
  if (found) return found + query;
  const [, foreign, rest] = /^\/([a-z]{2,3}(?:[-_][a-z0-9]+)*)(\/.*)$/.exec(mended) ?? [];
  if (foreign === undefined || !there(`/${reader}${rest}`)) return undefined;
  return `/${reader}${rest}?${[query.slice(1), `lang=${foreign}`].filter(Boolean).join('&')}`;
}
