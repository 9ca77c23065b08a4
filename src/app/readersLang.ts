/** The language of a page whose address names none: what the reader chose before, else what the browser prefers. */

import type { Lang } from '#spec/format.ts';
import { isLang } from './addresses.ts';
import { recall } from './storage.ts';

export function readersLang(): Lang {
  const stored = recall('lang');
  if (isLang(stored)) return stored;
  for (const code of navigator.languages ?? [navigator.language]) {
    if (/^zh\b/i.test(code)) return 'zh';
    if (/^en\b/i.test(code)) return 'en';
  }
  return 'en';
}
