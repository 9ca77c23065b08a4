/** What a teacher pastes into a page: made from a link to a figure and a few wishes. */

import { BASE, isLang, LANGS } from './addresses.ts';
import { folderAt } from './chapters.ts';

export interface Wishes {
  /** A link to a figure, as "Link" copies it, or the address of its embed page. */
  readonly link: string;
  /** Names of parameters, with commas. */
  readonly hide: string;
  readonly lock: string;
  /** A readout to be guessed first. */
  readonly predict?: string;
  readonly theme: string;
  /** In pixels; empty for as wide as the page. */
  readonly width?: string;
}

export interface Snippets {
  /** For pages that may run scripts. */
  readonly element: string;
  /** For all others. */
  readonly frame: string;
  /** Of the page in the frame. */
  readonly address: string;
  /** Of the figure, if there is one: `temperature/dial`. */
  readonly figure: string;
}

/** In pixels, where nobody hears how tall the figure is. */
const HEIGHT = 900;

/**
 * @param origin of the book, as in `https://example.org`
 * @param lang of the page, where the link names none
 * @returns undefined where the link leads to no figure of a chapter
 */
export function snippetsOf(wishes: Wishes, origin: string, lang: string): Snippets | undefined {
  const found = figureAt(wishes.link, origin, lang);
  if (!found) return undefined;
  const site = `${origin}${BASE}`;
  const asked = (['hide', 'lock', 'predict', 'theme'] as const)
    .map((name) => [name, (wishes[name] ?? '').replace(/\s+/g, '')] as const)
    .filter(([, value]) => value !== '');
  const attributes = [
    ['figure', `${found.slug}/${found.id}`],
    ['lang', found.lang],
    ...(found.params ? [['params', found.params]] : []),
    ...asked,
    ...(wishes.width ? [['width', wishes.width]] : []),
  ].map(([name, value]) => ` ${name}="${quoted(value as string)}"`);
  const query = [found.params, ...asked.map(([name, value]) => `${name}=${encoded(value)}`)].filter(Boolean).join('&');
  const address = `${site}/embed/${found.lang}/${found.slug}/${found.id}/${query && `?${query}`}`;
  return {
    address,
    figure: `${found.slug}/${found.id}`,
    element: `<script src="${site}/embed.js"></script>\n<area-map${attributes.join('')}></area-map>`,
    frame: `<iframe src="${quoted(address)}" title="${found.slug}/${found.id}" width="${wishes.width || '100%'}" height="${HEIGHT}" style="border:0" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  };
}

function figureAt(link: string, origin: string, fallback: string) {
  const url = URL.canParse(link.trim(), origin) ? new URL(link.trim(), origin) : undefined;
  if (!url?.pathname.startsWith(`${BASE}/`)) return undefined;
  const parts = url.pathname.slice(BASE.length).split('/').filter(Boolean);
  const alone = parts[0] === 'embed';
  if (alone) parts.shift();
  const lang = isLang(parts[0]) ? (parts.shift() as string) : fallback;
  const [slug = '', own] = parts;
  const query = url.search.slice(1).split('&').filter(Boolean);
  const id = alone ? own : url.hash.slice(1) || query[0]?.split('.')[0];
  if (!folderAt(slug) || !id || !/^[\w-]+$/.test(id)) return undefined;
  const params = query
    .filter((part) => alone || part.startsWith(`${id}.`))
    .map((part) => (part.startsWith(`${id}.`) ? part.slice(id.length + 1) : part))
    // A pinned state is for the book's own page.
    .filter((part) => !part.startsWith('pin='))
    .join('&');
  return { lang: LANGS.find((each) => each === lang) ?? 'en', slug, id, params };
}

/** Commas between names stay readable; what is only half a character stands for nothing. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replaceAll('%2C', ',');

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
