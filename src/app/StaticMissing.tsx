/** The page a host sends for an address it does not know, in both languages, until the script knows which. */

import type { Lang } from '#spec/format.ts';
import { LANGS, langTag } from './addresses.ts';
import { MissingPage } from './MissingPage.tsx';
import type { AppWords } from './words/words.ts';

export function StaticMissing({ words }: { readonly words: { readonly [L in Lang]: AppWords } }) {
  return (
    <main>
      {LANGS.map((lang) => (
        <div key={lang} lang={langTag(lang)}>
          <MissingPage lang={lang} words={words[lang]} />
        </div>
      ))}
    </main>
  );
}
