/** A part of a chapter that has its kind hung in the margin instead of a heading. */

import type { ReactNode } from 'react';
import { useProse } from './context.ts';
import type { ProseUi } from './ui.ts';

export function Aside({ kind, children }: { readonly kind: keyof ProseUi['hung']; readonly children?: ReactNode }) {
  const { ui } = useProse();
  return (
    <section className="hung" aria-label={ui.hung[kind]}>
      <p className="hang" aria-hidden="true">
        {ui.hung[kind]}
      </p>
      {children}
    </section>
  );
}
