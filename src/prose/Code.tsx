/** A piece of code, highlighted at build time, with the present numbers of a figure in it. */

import { useCallback } from 'react';
import { codeNumber } from './codeNumber.ts';
import { finished, Slotted } from './Slotted.tsx';

export interface CodeProps {
  /** As {@link Slotted} takes it. */
  readonly html?: string;
  readonly n?: string;
  readonly lang: string;
  /** What the language is called where several stand together: PyTorch, NumPy. */
  readonly label: string;
}

export function Code({ html, n, lang }: CodeProps) {
  const spell = useCallback((text: string) => codeNumber(text, lang), [lang]);
  return (
    <pre className="code">
      <Slotted as="code" {...finished(html, n)} spell={spell} />
    </pre>
  );
}
