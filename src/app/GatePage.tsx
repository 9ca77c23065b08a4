/** A page whose address names no language: both languages to choose from, until a script has chosen. */

import { hrefOf, LANGS, langTag } from './addresses.ts';

export interface GateEntry {
  readonly site: string;
  readonly title: string;
}

/** @param tail the end of the path after the language */
export function GatePage({
  tail,
  entries,
}: {
  readonly tail: string;
  readonly entries: { readonly [L in (typeof LANGS)[number]]: GateEntry };
}) {
  return (
    <main className="page gate">
      <h1>
        <span lang="zh-Hans">{entries.zh.site}</span> · <span lang="en">{entries.en.site}</span>
      </h1>
      {LANGS.map((lang) => (
        <p key={lang} className="question">
          <a id={`to-${lang}`} lang={langTag(lang)} hrefLang={langTag(lang)} href={hrefOf(`/${lang}/${tail}`)}>
            {entries[lang].title}
          </a>
        </p>
      ))}
    </main>
  );
}
