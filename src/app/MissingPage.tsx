/** Nothing is here; where one can go instead. */

import type { Lang } from '#spec/format.ts';
import { hrefOf } from './addresses.ts';
import { MISSING_WORDS } from './words/missingWords.ts';

export function MissingPage({ lang }: { readonly lang: Lang }) {
  const { title, line, home } = MISSING_WORDS[lang];
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="question">{line}</p>
      <p>
        <a href={hrefOf(`/${lang}/`)}>{home}</a>
      </p>
    </div>
  );
}
