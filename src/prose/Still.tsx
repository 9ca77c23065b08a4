/** A piece of text that never changes, as finished HTML. The build makes these; nobody writes them. */

import { useProse } from './context.ts';

interface Props {
  readonly as?: 'p' | 'ul' | 'ol';
  /** Tells the pieces of a page apart. */
  readonly n: string;
  /** Missing in a browser, where the prerendered page has it. */
  readonly html?: string;
}

export function Still({ as: Tag = 'span' as 'p', n, html }: Props) {
  const { stills } = useProse();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the prose of a chapter, made at build time
  return <Tag data-still={n} dangerouslySetInnerHTML={{ __html: html ?? stills[n] ?? '' }} />;
}
