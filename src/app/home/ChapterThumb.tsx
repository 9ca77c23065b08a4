/** The small picture of a chapter on the map: its main figure, as it opens, drawn by the figure's own code. */

import { useLayoutEffect, useRef } from 'react';
import { layerOf } from '#draw/layer.ts';
import { loadChapterModule } from '../chapters.ts';
import { faceOf } from '../face.ts';
import type { Folder } from '../folders.ts';

/** Filled at build time; `loadThumbs` has run before. */
const DRAWN = new Map<string, string>();

/** At build time: keep the pictures of these chapters for rendering. */
export function keepThumb(folder: Folder, markup: string): void {
  DRAWN.set(folder.slug, markup);
}

export function ChapterThumb({ folder }: { readonly folder: Folder }) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const here = group.current as SVGGElement;
    if (here.childElementCount > 0) return;
    let gone = false;
    loadChapterModule(folder)
      .then(faceOf)
      .then(
        ({ thumb }) => gone || thumb?.(layerOf(here)),
        // Without the network the row stands without its picture.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [folder]);
  return (
    <svg viewBox="0 0 76 38" width="76" height="38" aria-hidden="true">
      <g
        ref={group}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: D3's own drawing, made at build time
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? (DRAWN.get(folder.slug) ?? '') : '' }}
      />
    </svg>
  );
}
