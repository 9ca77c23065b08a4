/** The map of the book: three tracks of chapters. Those that are written are links; the others say that they are not. */

import type { Lang } from '#spec/format.ts';
import { type Planned, TRACKS } from '../book.ts';
import { folderAt } from '../chapters.ts';
import { hrefOf } from '../addresses.ts';
import { ChapterThumb } from './ChapterThumb.tsx';

interface Props {
  readonly lang: Lang;
  readonly unwritten: string;
  readonly extra: readonly Planned[];
}

export function BookMap({ lang, unwritten, extra }: Props) {
  return (
    <div className="tracks">
      {TRACKS.map(({ kind, title, about, chapters }) => (
        <section key={kind} className={`track ${kind}`}>
          <h3>{title[lang]}</h3>
          <p>{about[lang]}</p>
          <ol>
            {[...chapters, ...(kind === 'both' ? extra : [])].map((chapter) => (
              <li key={chapter.slug} className={chapter.main ? 'main' : undefined}>
                <Row chapter={chapter} lang={lang} unwritten={unwritten} />
                <span className={folderAt(chapter.slug) ? 'dot full' : 'dot'} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Row({ chapter, lang, unwritten }: { readonly chapter: Planned; readonly lang: Lang; readonly unwritten: string }) {
  const folder = folderAt(chapter.slug);
  const words = (
    <span>
      <span className="title">
        <span className="n">{chapter.number}</span>
        {chapter.title[lang]}
      </span>
      <span className="asks">{chapter.question[lang]}</span>
    </span>
  );
  if (!folder) {
    return (
      <span className="row">
        {words}
        <span className="wait">{unwritten}</span>
      </span>
    );
  }
  return (
    <a className="row" href={hrefOf(`/${lang}/${chapter.slug}/`)}>
      {words}
      <ChapterThumb folder={folder} />
    </a>
  );
}
