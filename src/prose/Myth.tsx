/** A claim people make, and below it what is true; the correction may hold a link to the state that shows it. */

import type { ReactNode } from 'react';
import { useProse } from './context.ts';

export function Myths({ children }: { readonly children?: ReactNode }) {
  return <dl className="myths">{children}</dl>;
}

interface Props {
  readonly claim: string;
  /** Where it is said, or where the correction comes from. */
  readonly source?: string;
  readonly children?: ReactNode;
}

export function Myth({ claim, source, children }: Props) {
  const { ui } = useProse();
  return (
    <div className="myth">
      <dt>
        <span className="sr">{ui.claim}</span>“{claim}”
      </dt>
      <dd>
        <span className="sr">{ui.fact}</span>
        {children}
        {source !== undefined && <div className="myth-source">{source}</div>}
      </dd>
    </div>
  );
}
