/** A page as a whole document: its words from the book, its addresses, policy and files from the build. */

import { addresses } from './addresses.ts';
import { BOOK_POLICY, EMBED_POLICY } from './csp.ts';
import type { Loads } from './loads.ts';
import type { Page } from './page.ts';
import { addressOf, type Place } from './place.ts';

/** @param pictures paths of the social pictures there are */
export function pageHtml(page: Page, loads: Loads, place: Place, pictures: ReadonlySet<string>): string {
  const at = (file: string): string => place.base + file;
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${page.kind === 'embed' ? EMBED_POLICY : BOOK_POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.head,
    ...addresses(page, place, pictures),
    `<link rel="icon" href="${at('icon.svg')}" type="image/svg+xml">`,
    // Before anything is painted, so that a chosen theme never flashes.
    `<script src="${at('theme.js')}"></script>`,
    ...loads.styles.map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...(loads.script ? [scriptTag(page, at(loads.script))] : []),
    ...loads.preloads.map((file) => `<link rel="modulepreload" href="${at(file)}">`),
  ];
  const gate = page.kind === 'gate' ? `\n<script src="${at('gate.js')}"></script>` : '';
  return `<!doctype html>
<html lang="${page.lang}">
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${page.html}</div>${gate}${printedAddress(page, place)}
</body>
</html>
`;
}

/** For paper: where scripts run, every figure says its own. */
const printedAddress = (page: Page, place: Place): string => {
  const address = addressOf(place, page.path);
  return page.kind === 'book'
    ? `\n<noscript><p class="print-only"><a href="${address}">${address}</a></p></noscript>`
    : '';
};

/** In a sandboxed frame only a classic script needs no CORS; deferred, it runs when a module would. */
const scriptTag = (page: Page, src: string): string =>
  page.kind === 'embed' ? `<script defer src="${src}"></script>` : `<script type="module" src="${src}"></script>`;
