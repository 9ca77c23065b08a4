/** A piece of code, highlighted at build time, with the present numbers of a figure in it. */

import type { ReactNode } from 'react';

export interface CodeProps {
  /** What the language is called where several stand together: PyTorch, NumPy. */
  readonly label: string;
  readonly children?: ReactNode;
}

export function Code({ children }: CodeProps) {
  return (
    <pre className="code">
      <code>{children}</code>
    </pre>
  );
}
