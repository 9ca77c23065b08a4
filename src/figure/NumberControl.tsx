/** One number with its three controls: slider, stepper buttons, and a field to type in. */

import { type ReactNode, useId } from 'react';
import type { Lang } from '#spec/format.ts';
import type { Bounds } from '#spec/number.ts';
import type { Repair } from '#spec/settle.ts';
import { valueText } from '#spec/valueText.ts';
import { NumberField } from './NumberField.tsx';
import { Slider } from './Slider.tsx';
import { Stepper } from './Stepper.tsx';
import { Stops } from './Stops.tsx';
import { sayRepair } from './sayRepair.ts';
import type { Source } from './source.ts';
import type { FigureUi } from './ui.ts';
import { useNote } from './useNote.ts';

interface Props {
  /** Whose control it is, if it is that of a whole parameter. */
  readonly param?: string;
  /** Spoken name. */
  readonly label: string;
  /** What stands before the slider: a visible label, or the field of a name. It may leave a message. */
  readonly head: (sliderId: string, say: (note: string) => void) => ReactNode;
  /** What stands after everything else. */
  readonly tail?: (say: (note: string) => void) => ReactNode;
  readonly bounds: Bounds;
  readonly source: Source<number>;
  readonly set: (x: number) => readonly Repair[];
  /** Values that have a name of their own, and what going to one of them does. */
  readonly stops?: { readonly [value: string]: string } | undefined;
  readonly onStop?: (x: number) => void;
  readonly ui: FigureUi;
  readonly lang: Lang;
}

export function NumberControl({ param, label, head, tail, bounds, source, set, stops, onStop, ui, lang }: Props) {
  const id = useId();
  const [note, say] = useNote(source);
  const text = (x: number) => valueText(bounds, x, lang);
  const ask = (x: number) => {
    const repair = set(x)[0];
    say(repair ? sayRepair(repair, ui, lang) : '');
  };
  const spoken = (x: number) => [text(x), stops?.[String(x)]].filter(Boolean).join(' ');
  return (
    <div className="control" data-param={param}>
      {head(id, say)}
      <span className="dial">
        <span className="scale">
          <Slider id={id} label={label} bounds={bounds} source={source} spoken={spoken} onSet={ask} />
          {stops && <Stops bounds={bounds} stops={stops} onStop={onStop ?? ask} />}
        </span>
        <Stepper
          bounds={bounds}
          source={source}
          onSet={ask}
          labels={{ less: ui.stepDown(label), more: ui.stepUp(label) }}
          refusal={(direction, limit) => (direction < 0 ? ui.lowest(text(limit)) : ui.highest(text(limit)))}
          onRefuse={say}
        >
          <NumberField
            label={ui.typed(label)}
            bounds={bounds}
            source={source}
            onSet={ask}
            onUnreadable={(typed) => say(ui.repairs.unreadable(typed, text(source.get())))}
            invalid={note !== ''}
            describedBy={`${id}-note`}
            hint={bounds.infinite && ui.infinite(bounds.infinite.map((s) => (s < 0 ? '\u2212∞' : '∞')).join(' '))}
          />
        </Stepper>
      </span>
      {tail?.(say)}
      <span className="say" id={`${id}-note`} aria-live="polite">
        {note}
      </span>
    </div>
  );
}
