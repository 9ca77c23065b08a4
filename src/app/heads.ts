/** What the head of a page says in words; addresses and files are added by the build. */

import type { Lang } from '#spec/format.ts';

export interface HeadWords {
  readonly title: string;
  readonly description: string;
  readonly lang: Lang;
  readonly site: string;
  readonly article?: boolean;
}

export function headMarkup({ title, description, lang, site, article }: HeadWords): string {
  const meta = (name: string, content: string) => `<meta ${name} content="${escaped(content)}">`;
  return [
    `<title>${escaped(title)}</title>`,
    ...(description ? [meta('name="description"', description)] : []),
    // The grounds of tokens.css.
    meta('name="theme-color" media="(prefers-color-scheme: light)"', '#fcfbf7'),
    meta('name="theme-color" media="(prefers-color-scheme: dark)"', '#191815'),
    meta('property="og:type"', article ? 'article' : 'website'),
    meta('property="og:title"', title),
    ...(description ? [meta('property="og:description"', description)] : []),
    meta('property="og:site_name"', site),
    meta('property="og:locale"', lang === 'zh' ? 'zh_CN' : 'en_US'),
  ].join('\n');
}

const escaped = (s: string): string =>
  s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
