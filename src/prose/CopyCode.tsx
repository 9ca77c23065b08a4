/** Copies a piece of code as it stands on the page, with the present numbers. */

import { useEffect, useState } from 'react';
import { copyText } from '#figure/copyText.ts';
import { useProse } from './context.ts';

/** Milliseconds that the answer stays. */
const ANSWER = 2500;

export function CopyCode({ source }: { readonly source: () => Element | null | undefined }) {
  const { ui } = useProse();
  const [answer, say] = useState('');
  useEffect(() => {
    if (answer === '') return;
    const timer = setTimeout(() => say(''), ANSWER);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = () => {
    const element = source();
    if (!element) return;
    const done = copyText(element.textContent ?? '', element);
    // Selected, so that the reader can do it.
    if (!done) document.getSelection()?.selectAllChildren(element);
    say(done ? ui.copied : ui.notCopied);
  };
  return (
    <span className="copy">
      <span role="status">{answer}</span>
      <button type="button" onClick={copy}>
        {ui.copy}
      </button>
    </span>
  );
}
