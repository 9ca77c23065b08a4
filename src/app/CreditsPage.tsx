/** What the book is made with: data first, then software, each with its licence. */

import type { Lang } from '#spec/format.ts';
import { BUILDING, DATA, RUNNING, type Software, TRAINING } from './credits.ts';
import { CREDIT_WORDS } from './creditWords.ts';

export const words = CREDIT_WORDS;

export function Body({ lang }: { readonly lang: Lang }) {
  const { title, lead, data, running, building, training, name, from, rights, use, licence, types, fonts } =
    words[lang];
  const list = (heading: string, software: readonly Software[], note?: string) => (
    <section>
      <h2>{heading}</h2>
      <ul className="software">
        {software.map((each) => (
          <li key={each.name}>
            <b>{each.name}</b> <span>{each.licence}</span>
          </li>
        ))}
      </ul>
      {note !== undefined && <p>{note}</p>}
    </section>
  );
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="question">{lead}</p>
      <section>
        <h2>{data}</h2>
        <table className="terms wide">
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{from}</th>
              <th scope="col">{rights}</th>
              <th scope="col">{use}</th>
            </tr>
          </thead>
          <tbody>
            {DATA.map((entry) => (
              <tr key={entry.from}>
                <th scope="row">{entry.name[lang]}</th>
                <td>
                  {entry.from}
                  {entry.debian && ' (Debian)'}
                </td>
                <td>{entry.rights[lang]}</td>
                <td>{entry.use[lang]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {list(running, RUNNING)}
      {list(building, BUILDING, `${types} ${fonts}`)}
      {list(training, TRAINING)}
      <p>{licence}</p>
    </div>
  );
}
