/** What a site that knows oEmbed shows where somebody pastes the address of a page: the figure in a frame. */

import type { Page } from './page.ts';
import { addressOf, type Place } from './place.ts';

/** Version 1.0, as https://oembed.com has it. */
export interface OEmbed {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** In pixels: as wide as the widest pictures. */
const WIDTH = 882;

/** @returns undefined for a page that is no figure and has none to stand for it */
export function oembed({ embed }: Page, place: Place): OEmbed | undefined {
  if (!embed) return undefined;
  const { title, site, height } = embed;
  const frame = [
    `src="${addressOf(place, embed.path)}"`,
    `title="${quoted(title)}"`,
    `width="${WIDTH}" height="${height}"`,
    'style="border:0;max-width:100%" loading="lazy"',
    'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"',
  ];
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site,
    provider_url: addressOf(place, '/'),
    html: `<iframe ${frame.join(' ')}></iframe>`,
    width: WIDTH,
    height,
  };
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
