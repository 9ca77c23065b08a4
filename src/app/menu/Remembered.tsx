/** In the menu of a figure that is remembered: steps back and forth, and a state that is pinned. */

import { useSyncExternalStore } from 'react';
import type { Extras } from '#figure/extras.ts';
import { MenuItem } from '#figure/MenuItem.tsx';
import { type Memory, memoryOf } from '#figure/memory.ts';
import { useLive } from '#figure/useLive.ts';
import { writePinned } from '../memory/pin.ts';
import { EXTRA_WORDS } from './extraWords.ts';

/** One who goes back goes back more than once. */
const stay = () => undefined;

type Told = Pick<Extras, 'live' | 'lang' | 'close'>;

export function Remembered(told: Told) {
  const memory = memoryOf(told.live);
  return memory ? <Steps {...told} memory={memory} /> : null;
}

function Steps({ live, lang, close, memory }: Told & { readonly memory: Memory }) {
  const { past, pin } = memory;
  const words = EXTRA_WORDS[lang];
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
