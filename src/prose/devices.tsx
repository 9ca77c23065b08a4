/** What prose may use: its tags, and Markdown's own elements where the book wants more of them. */

import type { ReactNode } from 'react';
import { Aside } from './Aside.tsx';
import { Code } from './Code.tsx';
import { Codes } from './Codes.tsx';
import { Formula } from './Formula.tsx';
import { Goto } from './Goto.tsx';
import { Guess } from './Guess.tsx';
import { Myth, Myths } from './Myth.tsx';
import { Note, Noted } from './Note.tsx';
import { Param } from './Param.tsx';
import { Printed } from './Printed.tsx';
import { Slotted } from './Slotted.tsx';
import { Still } from './Still.tsx';
import { Tries } from './Tries.tsx';
import { Answer, Try } from './Try.tsx';
import { Value } from './Value.tsx';

interface HeadingProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A heading is the link to itself. */
function Heading({ id, children }: HeadingProps) {
  return <h2 id={id}>{id === undefined ? children : <a href={`#${id}`}>{children}</a>}</h2>;
}

/** A table wider than a phone scrolls in itself. */
function Table({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
    <div className="sideways" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** Finished once they have been rendered: where prose comes without its text, nothing asks for them. */
const FINISHED = import.meta.env.PROSE_APART ? {} : { Formula, Goto, Myth, Myths, Note, Printed, Slotted, Value };

export const devices = {
  ...FINISHED,
  Answer,
  Aside,
  Code,
  Codes,
  Guess,
  Noted,
  Param,
  Still,
  Tries,
  Try,
  h2: Heading,
  table: Table,
};
