/** What the book adds to the menu of every figure: steps back and forth, a wall to show it on, a mistake to be reported. */

import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Extras } from '#figure/extras.ts';
import { MenuItem } from '#figure/MenuItem.tsx';
import { type Memory, memoryOf } from '#figure/memory.ts';
import { useScope } from '#figure/scope.ts';
import { useLive } from '#figure/useLive.ts';
import { writePinned } from '../memory/pin.ts';
import { presenting, showView } from '../present/view.ts';
import type { EmbedDialog } from './EmbedDialog.tsx';
import { EXTRA_WORDS, type ExtraWords } from './extraWords.ts';
import { reportOf } from './report.ts';

/** One who goes back goes back more than once. */
const stay = () => undefined;

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
  const memory = memoryOf(live);
  return (
    <>
      {memory && <Remembered live={live} memory={memory} words={words} close={close} />}
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

interface Props extends Pick<Extras, 'live' | 'close'> {
  readonly memory: Memory;
  readonly words: ExtraWords;
}

function Remembered({ live, memory, words, close }: Props) {
  const { past, pin } = memory;
  // Drawn again with every change: what can be taken back may be another thing then.
  const able = useLive(live, () => `${past.canUndo()} ${past.canRedo()}`);
  const [canUndo, canRedo] = able.split(' ');
  const pinned = useSyncExternalStore(pin.subscribe, () => pin.getState().values !== undefined);
  const turnPin = () => {
    const values = pinned ? undefined : live.store.getState();
    writePinned(live, values);
    pin.setState(values ? { values } : {}, true);
  };
  return (
    <>
      <MenuItem label={words.undo} act={past.undo} close={stay} off={canUndo !== 'true'} />
      <MenuItem label={words.redo} act={past.redo} close={stay} off={canRedo !== 'true'} />
      <MenuItem label={pinned ? words.unpin : words.pin} act={turnPin} close={close} />
    </>
  );
}
