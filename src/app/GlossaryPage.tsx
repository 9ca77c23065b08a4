/** The terms of the book, both languages side by side. */

import type { Lang } from '#spec/format.ts';
import { langTag, otherLang } from './addresses.ts';
import { GLOSSARY } from './glossary.ts';
import { GLOSSARY_WORDS } from './glossaryWords.ts';

export const words = GLOSSARY_WORDS;

export function Body({ lang }: { readonly lang: Lang }) {
  const other = otherLang(lang);
  const { title, lead, term, other: otherHead, meaning } = words[lang];
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="question">{lead}</p>
      <table className="terms wide">
        <thead>
          <tr>
            <th scope="col">{term}</th>
            <th scope="col">{otherHead}</th>
            <th scope="col">{meaning}</th>
          </tr>
        </thead>
        <tbody>
          {GLOSSARY.map((entry) => (
            <tr key={entry.id} id={entry.id}>
              <th scope="row">{entry.term[lang]}</th>
              <td lang={langTag(other)}>{entry.term[other]}</td>
              <td>{entry.meaning[lang]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
