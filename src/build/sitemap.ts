/** What search engines are told: every page of the book, once. */

import type { Page } from './page.ts';
import { addressOf, type Place } from './place.ts';

export function sitemap(pages: readonly Page[], place: Place): string {
  const entries = pages
    .filter((page) => page.kind === 'book')
    .map((page) => `  <url><loc>${addressOf(place, page.path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Everything may be read; the sitemap's address needs a host. */
export const robots = (place: Place): string =>
  ['User-agent: *', 'Allow: /', ...(place.site ? [`Sitemap: ${addressOf(place, '/sitemap.xml')}`] : []), ''].join('\n');
