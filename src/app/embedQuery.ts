/** What the address of an embed page asks for. There is one figure on it, so that its name may be left out. */

import type { FigureSpec } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { isLang } from './addresses.ts';

export interface EmbedQuery {
  /** The query as a link to the figure writes it: `logits=1,2` has become `prize.logits=1,2`. */
  readonly figure: string;
  readonly theme: 'light' | 'dark' | undefined;
  readonly lang: Lang | undefined;
  /** Parameters to be kept out of sight, and to be shown but left alone; whether there are such is not asked here. */
  readonly hide: readonly string[];
  readonly lock: readonly string[];
  /** The readout to be guessed before the figure is seen. */
  readonly predict: string | undefined;
}

export function readEmbedQuery(spec: FigureSpec, search: string): EmbedQuery {
  const names = new Set(Object.entries(spec.params).flatMap(([name, p]) => [name, ...(p.aliases ?? [])]));
  const parts = search.replace(/^\?/, '').split('&');
  const asked = new URLSearchParams(search);
  const theme = asked.get('theme');
  const lang = asked.get('lang');
  const list = (key: string) => asked.get(key)?.match(/[^\s,，]+/g) ?? [];
  return {
    figure: parts.map((part) => (names.has(part.split('=')[0] as string) ? `${spec.id}.${part}` : part)).join('&'),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    lang: isLang(lang) ? lang : undefined,
    hide: list('hide'),
    lock: list('lock'),
    predict: asked.get('predict') || undefined,
  };
}
