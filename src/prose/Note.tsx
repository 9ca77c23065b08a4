/** A paragraph with a note in the margin; on small screens the note follows the paragraph. */

import type { ReactNode } from 'react';

export function Noted({ children }: { readonly children?: ReactNode }) {
  return <div className="noted">{children}</div>;
}

/** A span, since prose may write it within its paragraph. */
export function Note({ children }: { readonly children?: ReactNode }) {
  return (
    <span className="note" role="note">
      {children}
    </span>
  );
}
