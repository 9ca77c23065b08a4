/** An answer for readers whose browser runs no script: folded away, one press from being read. */

import type { ReactNode } from 'react';
import { useProse } from './context.ts';

export function Unscripted({ children }: { readonly children: ReactNode }) {
  const { ui } = useProse();
  return (
    <noscript>
      <details className="unscripted">
        <summary>{ui.answer}</summary>
        <div>{children}</div>
      </details>
    </noscript>
  );
}
