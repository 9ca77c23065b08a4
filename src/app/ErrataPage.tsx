/** Mistakes of published editions, what the book says instead, and how to report another. */

import type { Lang } from '#spec/format.ts';
import { hrefOf } from './addresses.ts';
import { PLANNED } from './book.ts';
import { ERRATA, type Erratum } from './errata.ts';
import { ERRATA_WORDS } from './errataWords.ts';

export const words = ERRATA_WORDS;

export function Body({ lang }: { readonly lang: Lang }) {
  const { title, lead, none, report, how } = words[lang];
  return (
    <div className="page errata">
      <h1>{title}</h1>
      <p className="question">{lead}</p>
      {ERRATA.length === 0 && <p>{none}</p>}
      {ERRATA.map((erratum) => (
        <Entry key={erratum.said.en} erratum={erratum} lang={lang} />
      ))}
      <section id="report">
        <h2>{report}</h2>
        {how.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </div>
  );
}

function Entry({ erratum, lang }: { readonly erratum: Erratum; readonly lang: Lang }) {
  const { date, wrong, right, slug, figure, only } = erratum;
  const own = words[lang];
  const chapter = PLANNED.find((each) => each.slug === slug);
  return (
    <section>
      <h2>
        <a href={hrefOf(`/${lang}/${slug}/#${figure}`)}>
          {own.chapter(chapter?.number ?? 0, chapter?.title[lang] ?? slug)}
        </a>
      </h2>
      <p className="when">
        <time dateTime={date}>{date}</time> · {own.editions(wrong, right)}
        {only && ` · ${own.only}`}
      </p>
      <dl>
        <dt>{own.said}</dt>
        <dd>{erratum.said[lang]}</dd>
        <dt>{own.now}</dt>
        <dd>{erratum.now[lang]}</dd>
      </dl>
    </section>
  );
}
