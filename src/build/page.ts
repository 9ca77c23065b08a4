/** A page of the book on its way to a file. */

import type { PageMarkup } from '#app/server.tsx';

export type Page = PageMarkup;

/** The picture that stands for a page where its link is shared. */
export const pictureOf = (page: Page): string => `${page.path}social.png`;

/** What stands for a page where its address is pasted. */
export const oembedOf = (page: Page): string => `${page.path}oembed.json`;

/** The file a page is written to; hosts answer unknown addresses with 404.html. */
export const fileOf = (page: Page): string =>
  page.kind === 'missing' ? '404.html' : `${page.path.slice(1)}index.html`;
