/** Finished HTML with live numbers in it: filled when the page is prerendered. */

import { useScope } from '#figure/scope.ts';
import { codeNumber } from './codeNumber.ts';
import { quoteIn, restingText, roomFor } from './quote.ts';
import { fillHtml } from './slots.ts';

interface Props {
  /** With slots. */
  readonly html: string;
  /** The language of a piece of code, which has its own way to spell a number. */
  readonly code?: string;
  /** Not for screen readers: something around it has a label that says the same. */
  readonly silent?: boolean;
}

export function Slotted({ html, code, silent }: Props) {
  const { figures, lang } = useScope();
  const filled = fillHtml(html, (name) => {
    const quote = quoteIn(figures, name);
    const resting = restingText(quote, lang);
    const text = code === undefined ? resting : codeNumber(resting, code);
    return { text, room: roomFor(quote, text), hue: quote.readout.hue ?? 'ink' };
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time; slots are escaped
  return <span data-code={code} aria-hidden={silent} dangerouslySetInnerHTML={{ __html: filled }} />;
}
