/**
 * Text without a control of its own, as finished HTML: React has no part in it after the page was prerendered. The
 * build makes these; nobody writes them.
 */

import { type ReactNode, useRef } from 'react';
import { useScope } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import { useProse } from './context.ts';
import { enliven } from './enliven.ts';

interface Props {
  readonly as?: 'p' | 'ul' | 'ol' | 'div' | 'dl';
  readonly className?: string;
  /** Tells the pieces of a page apart. */
  readonly n: string;
  /** Missing in a browser, where the prerendered page has them. */
  readonly children?: ReactNode;
}

export function Still({ as = 'span' as never, className, n, children }: Props) {
  const Tag = as as 'p';
  const scope = useScope();
  const { stills } = useProse();
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is enlivened anew
  useBeforePaint(() => enliven(box.current as HTMLElement, scope), [scope, stills, n]);
  const content = children === undefined ? { dangerouslySetInnerHTML: { __html: stills[n] ?? '' } } : { children };
  return <Tag ref={box} className={className} data-still={n} {...content} />;
}
