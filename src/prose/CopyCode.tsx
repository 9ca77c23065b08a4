/** Copies a piece of code as it stands on the page, with the present numbers. */

import { useEffect, useState } from 'react';
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
    if (element) say(copyText(element) ? ui.copied : ui.notCopied);
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

/**
 * Copy by way of the selection, which sandboxed frames allow, too. Where copying is refused the text stays selected,
 * so that the reader can do it.
 */
function copyText(element: Element): boolean {
  const selection = document.getSelection();
  selection?.selectAllChildren(element);
  const plain = (e: ClipboardEvent) => {
    e.clipboardData?.setData('text/plain', element.textContent ?? '');
    e.preventDefault();
  };
  document.addEventListener('copy', plain, { once: true });
  const done = document.execCommand('copy');
  document.removeEventListener('copy', plain);
  if (done) selection?.removeAllRanges();
  return done;
}
