/** What a page may load, written into the page, so that it holds on any host. */

const write = (policy: { readonly [directive: string]: string }): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

const NOTHING_ELSE = { 'base-uri': "'none'", 'form-action': "'none'" };

/** Pages of the book: everything from their own host, nothing written inline but style attributes. */
export const BOOK_POLICY: string = write({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  ...NOTHING_ELSE,
});

/**
 * Embed pages. In `sandbox="allow-scripts"` the origin is opaque and WebKit matches nothing to `'self'`; a hash for an
 * external script needs `integrity`, which needs CORS, which many hosts do not send. So scripts and styles may come
 * from any host, as files and never inline; the page holds nothing a stranger wrote, connects to nothing, and what it
 * loads is one script and one style sheet, and more scripts of the book when they are needed.
 */
export const EMBED_POLICY: string = write({
  'default-src': "'none'",
  'script-src': '*',
  'style-src': '*',
  'style-src-attr': "'unsafe-inline'",
  'img-src': '* data: blob:',
  ...NOTHING_ELSE,
});
