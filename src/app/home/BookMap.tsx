/** The map of the book: three tracks of chapters. Those that are written are links; the others say that they are not. */

import type { Lang } from '#spec/format.ts';
import { hrefOf } from '../addresses.ts';
import { type Planned, TRACKS, type Track } from '../book.ts';
import { folderAt } from '../chapters.ts';
import { ChapterThumb } from './ChapterThumb.tsx';
import type { Extra } from './loadHome.ts';
import { QUESTIONS, TRACK_WORDS } from './questions.ts';

interface Props {
  readonly lang: Lang;
  readonly unwritten: string;
  readonly extra: readonly Extra[];
}

export function BookMap({ lang, unwritten, extra }: Props) {
  return (
    <div className="tracks">
      {(['area', 'map', 'both'] satisfies readonly Track[]).map((track) => (
        <section key={track} className={`track ${track}`}>
          <h3>{TRACK_WORDS[track].title[lang]}</h3>
          <p>{TRACK_WORDS[track].about[lang]}</p>
          <ol>
            {[...TRACKS[track], ...(track === 'both' ? extra : [])].map((chapter) => (
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

function Row({
  chapter,
  lang,
  unwritten,
}: {
  readonly chapter: Planned | Extra;
  readonly lang: Lang;
  readonly unwritten: string;
}) {
  const folder = folderAt(chapter.slug);
  const words = (
    <span>
      <span className="title">
        <span className="n">{chapter.number}</span>
        {chapter.title[lang]}
      </span>
      <span className="asks">{('question' in chapter ? chapter.question : QUESTIONS[chapter.slug])?.[lang]}</span>
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
      <ChapterThumb folder={folder} lang={lang} />
    </a>
  );
}
