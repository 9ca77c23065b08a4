/** The list of challenges of a chapter. */

import type { ReactNode } from 'react';

export function Tries({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without markers
    <ol className="tries" role="list">
      {children}
    </ol>
  );
}
