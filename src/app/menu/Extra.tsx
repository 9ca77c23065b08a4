/** What the book adds to the menu of every figure: steps back and forth, a wall to show it on, a mistake to be reported. */

import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Extras } from '#figure/extras.ts';
import { MenuItem } from '#figure/MenuItem.tsx';
import { useScope } from '#figure/scope.ts';
import { presenting, showView } from '../present/view.ts';
import type { EmbedDialog } from './EmbedDialog.tsx';
import { EXTRA_WORDS } from './extraWords.ts';
import { Remembered } from './Remembered.tsx';
import { reportOf } from './report.ts';

export function Extra({ live, lang, close, copy, link, say, ui, words: figureWords }: Extras) {
  const [Dialog, setDialog] = useState<typeof EmbedDialog>();
  const embed = () =>
    import('./EmbedDialog.tsx').then(
      (loaded) => setDialog(() => loaded.EmbedDialog),
      () => say(ui.notLoaded),
    );
  const { numbers } = useScope();
  const words = EXTRA_WORDS[lang];
  const report = () => {
    const figure = [numbers[live.spec.id], figureWords.title].filter(Boolean).join(' ');
    const text = reportOf({ figure, link: link(), lang });
    const address = import.meta.env.REPORT;
    if (address)
      open(`${address}?${new URLSearchParams({ title: words.reportTitle, body: text })}`, '_blank', 'noopener');
    else copy(text, words.reportCopied);
  };
  return (
    <>
      <Remembered live={live} lang={lang} close={close} />
      {!presenting() && <MenuItem label={words.present} act={() => showView(true, live.spec.id)} close={close} />}
      <MenuItem label={words.embed} act={embed} close={close} />
      <MenuItem label={words.report} act={report} close={close} />
      {Dialog &&
        // Out of the menu, which closes.
        createPortal(
          <Dialog {...{ live, lang, link }} words={figureWords} done={() => setDialog(undefined)} />,
          document.body,
        )}
    </>
  );
}
