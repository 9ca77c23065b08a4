/** A piece of code, highlighted at build time, with the present numbers of a figure in it. */

import { useCallback } from 'react';
import { codeNumber } from './codeNumber.ts';
import { Slotted } from './Slotted.tsx';

export interface CodeProps {
  readonly html: string;
  readonly lang: string;
  /** What the language is called where several stand together: PyTorch, NumPy. */
  readonly label: string;
}

export function Code({ html, lang }: CodeProps) {
  const spell = useCallback((text: string) => codeNumber(text, lang), [lang]);
  return (
    <pre className="code">
      <Slotted as="code" html={html} spell={spell} />
    </pre>
  );
}
