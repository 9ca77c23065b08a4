/**
 * Where to go after a chapter: the written ones before and after it as links, the planned one as plain words.
 *
 * Finished HTML like the prose, where that is apart from the script: then nothing here has to know the whole book.
 */

import type { Stills } from '#prose/stills.ts';
import type { Lang } from '#spec/format.ts';
import { hrefOf } from './addresses.ts';
import { PLANNED } from './book.ts';
import { FOLDERS } from './chapters.ts';
import type { AppWords } from './words/words.ts';

interface Props {
  readonly number: number;
  readonly lang: Lang;
  readonly words: AppWords;
}

export function Neighbours({ stills, ...props }: Props & { readonly stills: Stills }) {
  const nav = { className: 'next wide', 'aria-label': props.words.nav.contents, 'data-still': 'next' };
  if (import.meta.env.PROSE_APART)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: of the prerendered page, made at build time
    return <nav {...nav} dangerouslySetInnerHTML={{ __html: stills['next'] ?? '' }} />;
  return (
    <nav {...nav}>
      <Links {...props} />
    </nav>
  );
}

function Links({ number, lang, words }: Props) {
  const { next, previous, unwritten, planned, map } = words.chapter;
  const before = FOLDERS.filter((folder) => folder.number < number).at(-1);
  const after = FOLDERS.find((folder) => folder.number > number);
  const coming = PLANNED.find((chapter) => chapter.number === number + 1);
  const titleOf = (of: number) => PLANNED.find((chapter) => chapter.number === of)?.title[lang] ?? String(of);
  return (
    <>
      {after && (
        <a href={hrefOf(`/${lang}/${after.slug}/`)} rel="next">
          <span className="no">
            {next} {after.number}
          </span>
          <span className="nt">{titleOf(after.number)}</span>
        </a>
      )}
      {coming && coming.number !== after?.number && (
        <span>
          <span className="no">
            {planned} {coming.number} · {unwritten}
          </span>
          <span className="nt">{coming.title[lang]}</span>
        </span>
      )}
      {before && (
        <a href={hrefOf(`/${lang}/${before.slug}/`)} rel="prev">
          <span className="no">
            {previous} {before.number}
          </span>
          <span className="nt">{titleOf(before.number)}</span>
        </a>
      )}
      <a href={hrefOf(`/${lang}/#map`)}>
        <span className="no">{words.nav.contents}</span>
        <span className="nt">{map}</span>
      </a>
    </>
  );
}
