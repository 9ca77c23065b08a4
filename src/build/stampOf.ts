/** What tells the page of a chapter's text from the pages of other editions. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** @param source of the prose */
export const stampOf = (source: string): string =>
  createHash('sha256').update(version).update(source).digest('base64url').slice(0, 6);
