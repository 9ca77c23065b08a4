/** Code to be pasted elsewhere, with a button that copies it. */

import { useRef, useState } from 'react';
import { copyText } from '#figure/copyText.ts';
import type { TeacherWords } from './teacherWords.ts';

interface Props {
  /** What it is for. */
  readonly label: string;
  readonly text: string;
  readonly words: Pick<TeacherWords, 'copy' | 'copied' | 'byHand'>;
}

export function Snippet({ label, text, words }: Props) {
  const root = useRef<HTMLElement>(null);
  const [said, say] = useState('');
  return (
    <figure ref={root} className="snippet">
      <figcaption>
        {label}
        <button
          type="button"
          className="btn needs-script"
          aria-label={`${words.copy}: ${label}`}
          onClick={() => say(copyText(text, root.current as HTMLElement) ? words.copied : words.byHand)}
        >
          {words.copy}
        </button>
      </figcaption>
      <pre>
        <code>{text}</code>
      </pre>
      <span className="say" role="status">
        {said}
      </span>
    </figure>
  );
}
