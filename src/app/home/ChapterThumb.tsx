/** The small picture of a chapter on the map: its main figure, as it opens, drawn by the figure's own code. */

import { useRef } from 'react';
import { layerOf } from '#draw/layer.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import type { Lang } from '#spec/format.ts';
import { loadChapterModule } from '../chapters.ts';
import { faceOf } from '../face.ts';
import type { Folder } from '../folders.ts';

/** By language and chapter; filled at build time. */
const DRAWN = new Map<string, string>();
const keyOf = (folder: Folder, lang: Lang) => `${lang}/${folder.slug}`;

/** At build time: keep the pictures of these chapters for rendering. */
export function keepThumb(folder: Folder, lang: Lang, markup: string): void {
  DRAWN.set(keyOf(folder, lang), markup);
}

interface Props {
  readonly folder: Folder;
  readonly lang: Lang;
}

export function ChapterThumb({ folder, lang }: Props) {
  const group = useRef<SVGGElement>(null);
  useBeforePaint(() => {
    const here = group.current as SVGGElement;
    if (here.childElementCount > 0) return;
    let gone = false;
    loadChapterModule(folder)
      .then((chapter) => faceOf(chapter, lang))
      .then(
        ({ thumb }) => gone || thumb?.(layerOf(here)),
        // Without the network the row stands without its picture.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [folder, lang]);
  return (
    <svg viewBox="0 0 76 38" width="76" height="38" aria-hidden="true">
      <g
        ref={group}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: D3's own drawing, made at build time
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? (DRAWN.get(keyOf(folder, lang)) ?? '') : '' }}
      />
    </svg>
  );
}
