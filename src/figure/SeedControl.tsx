/** A seed: typed, played again as it is, or changed for the next one. */

import { useId } from 'react';
import { type Bounds, snap } from '#spec/number.ts';
import { NumberField } from './NumberField.tsx';
import { useSource } from './source.ts';
import type { Told } from './ui.ts';
import { useNote } from './useNote.ts';

const SEEDS: Bounds = { min: 0, max: 2 ** 32 - 1, step: 1 };

/**
 * The same presses show everybody the same pictures, and none twice before 65,536 others; of five digits at most, so
 * that a seed can be read, said and typed.
 */
const nextSeed = (seed: number) => ((seed % 65_537) * 75 + 74) % 65_537;

interface Props extends Pick<Told, 'live' | 'ui'> {
  readonly name: string;
  readonly label: string;
}

export function SeedControl({ live, ui, name, label }: Props) {
  const source = useSource<number>(live, name);
  const set = (seed: number) => live.set({ [name]: seed });
  const id = useId();
  const [note, say] = useNote(source);
  const ask = (x: number) => {
    const used = snap(SEEDS, x);
    set(used);
    say(used === x ? '' : ui.repairs[x < used ? 'too-small' : 'too-large'](String(x), String(used)));
  };
  return (
    <div className="control" data-param={name} role="group" aria-label={label}>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <span className="dial">
        <NumberField
          label={label}
          bounds={SEEDS}
          source={source}
          onSet={ask}
          onUnreadable={(typed) => say(ui.repairs.unreadable(typed, String(source.get())))}
          invalid={note !== ''}
          describedBy={`${id}-note`}
        />
        <button
          type="button"
          className="btn"
          onClick={() => (live.sampling ? live.sampling.restart() : set(source.get()))}
        >
          {ui.replay}
        </button>
        <button type="button" className="btn" onClick={() => set(nextSeed(source.get()))}>
          {ui.newSeed}
        </button>
      </span>
      <span className="say" id={`${id}-note`} aria-live="polite">
        {note}
      </span>
    </div>
  );
}
