/** The page a host sends for an address it does not know, in both languages, until the script knows which. */

import { LANGS, langTag } from './addresses.ts';
import { MissingPage } from './MissingPage.tsx';

export function StaticMissing() {
  return (
    <main>
      {LANGS.map((lang) => (
        <div key={lang} lang={langTag(lang)}>
          <MissingPage lang={lang} />
        </div>
      ))}
    </main>
  );
}
