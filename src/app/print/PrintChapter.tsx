/** The way to print a chapter from its foot; however it is printed, its paper is laid out as it should be. */

import { useEffect, useState } from 'react';
import { useScope } from '#figure/scope.ts';
import { drawWhatMoved, everyFigure } from './everyFigure.ts';
import { laySheet } from './laySheet.ts';
import { PRINT_WORDS } from './printWords.ts';

export function PrintChapter() {
  const scope = useScope();
  const { figures, href, lang } = scope;
  const words = PRINT_WORDS[lang];
  const [waiting, wait] = useState(false);

  useEffect(() => {
    let clear: (() => void) | undefined;
    const lay = (event: Event) => {
      // A script that only wants all figures drawn prints nothing.
      if (!event.isTrusted) return;
      clear?.();
      clear = laySheet({ figures, href, lang });
    };
    const after = () => {
      clear?.();
      clear = undefined;
    };
    addEventListener('beforeprint', lay);
    addEventListener('afterprint', after);
    const still = drawWhatMoved(Object.values(figures));
    return () => {
      removeEventListener('beforeprint', lay);
      removeEventListener('afterprint', after);
      after();
      still();
    };
  }, [figures, href, lang]);

  const start = async () => {
    wait(true);
    await everyFigure(Object.keys(figures));
    wait(false);
    window.print();
  };
  return (
    <button type="button" aria-disabled={waiting} onClick={() => waiting || void start()}>
      {waiting ? words.waiting : words.print}
    </button>
  );
}
