/** A number as another text prints it: never computed here, and marked so that nobody takes it for true. */

import type { ReactNode } from 'react';
import { useProse } from './context.ts';

export function Printed({ children }: { readonly children?: ReactNode }) {
  const { ui } = useProse();
  return (
    <span className="printed">
      <span className="sr">{ui.printed}</span>
      {children}
    </span>
  );
}
