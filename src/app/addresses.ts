/** Addresses of the site, without knowing what is at them. */

import type { Addresses } from '#figure/scope.ts';
import type { Lang } from '#spec/format.ts';

export const LANGS = ['zh', 'en'] as const satisfies readonly Lang[];

export const isLang = (s: string | undefined | null): s is Lang => s === 'zh' || s === 'en';

/** The value of `lang` on `html` and on words of the other language. */
export const langTag = (lang: Lang): string => (lang === 'zh' ? 'zh-Hans' : 'en');

export const otherLang = (lang: Lang): Lang => (lang === 'zh' ? 'en' : 'zh');

/** The folder the site is served from, without the slash at its end: empty, or `/some/where`. */
export const BASE: string = import.meta.env.BASE_URL.replace(/\/$/, '');

/** What a link carries for a path below the base. */
export const hrefOf = (path: string): string => BASE + path;

/** The path below the base, or undefined outside it. */
export const belowBase = (pathname: string): string | undefined =>
  pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : undefined;

/**
 * Addresses of a figure on its page, of the page it has alone, and of the cards of the networks it asks.
 *
 * @param tail of the page and of the folder that holds the pages of its single figures, without the language
 */
export function figureAddresses(lang: Lang, tail: string): Addresses {
  const [path, embed] = [`/${lang}/${tail}`, `/embed/${lang}/${tail}`];
  const asked = (query: string) => (query === '' ? '' : `?${query}`);
  return {
    href: (id, query) => `${hrefOf(path)}${asked(query)}#${id}`,
    linkHref: (id, query) => `${hrefOf(path)}${asked([query, ...keptOf(id)].filter(Boolean).join('&'))}#${id}`,
    cardHref: (net) => `${hrefOf(`/${lang}/networks/`)}#${net}`,
    embedHref: (id, query) => `${hrefOf(embed)}${id}/${asked(query)}`,
  };
}

/** What a figure has pinned, and how the page is shown, stand in the address and go along with a link that is copied. */
function keptOf(id: string): readonly string[] {
  const parts = location.search.slice(1).split('&');
  return parts.filter((part) => part === 'view=present' || part.startsWith(`${id}.pin=`));
}
