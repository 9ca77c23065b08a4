/** Nothing is here; where one can go instead. */

import type { Lang } from '#spec/format.ts';
import { hrefOf } from './addresses.ts';
import type { AppWords } from './words/words.ts';

export function MissingPage({ lang, words }: { readonly lang: Lang; readonly words: AppWords }) {
  return (
    <div className="page">
      <h1>{words.missing.title}</h1>
      <p className="question">{words.missing.line}</p>
      <p>
        <a href={hrefOf(`/${lang}/`)}>{words.missing.home}</a>
      </p>
    </div>
  );
}
