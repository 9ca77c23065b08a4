/** What stands below a picture: the controls a view asks for, its presets and its actions. */

import { useEffect, useState } from 'react';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { AnyValues, Params } from '#spec/params.ts';
import { Control } from './Control.tsx';
import { glide } from './glide.ts';
import type { Live } from './live.ts';
import { Thumb } from './Thumb.tsx';
import type { FigureUi, Told } from './ui.ts';
import { useLive } from './useLive.ts';
import type { View } from './view.ts';

interface Props<P extends Params, M, W extends FigureWords<M>> {
  readonly live: Live<P, M>;
  readonly view: View<P, M, W>;
  readonly words: W;
  readonly ui: FigureUi;
  readonly lang: Lang;
}

export function Controls<P extends Params, M, W extends FigureWords<M>>({ view, ...props }: Props<P, M, W>) {
  const told: Told = { ...props, live: props.live as unknown as Live };
  const { live, ui } = told;
  const [note, say] = useState('');
  // Why something could not be done is true until something is done.
  useEffect(() => (note ? live.store.subscribe(() => say('')) : undefined), [live, note]);
  const actions = live.spec.actions ?? {};
  const plain = (view.actions ?? []).filter((name) => !actions[name]?.preset);
  const presets = (view.actions ?? []).filter((name) => actions[name]?.preset);
  const thumb = view.thumb as View<Params, unknown, FigureWords<unknown>>['thumb'];
  if (view.controls.length + presets.length + plain.length === 0) return null;
  return (
    <div className="controls needs-script">
      <div className="rows">
        {view.controls.map((name) => {
          const param = live.spec.params[name];
          const { text: TextControl } = view;
          return TextControl && param?.kind === 'text' ? (
            <TextControl key={name} {...told} name={name} param={param} label={told.words.params[name] ?? name} />
          ) : (
            <Control key={name} {...told} name={name} />
          );
        })}
        {presets.length + plain.length > 0 && (
          <div className="acts">
            {presets.length > 0 && (
              <div className="presets" role="group" aria-label={ui.presets}>
                {presets.map((name) => (
                  <ActionButton key={name} {...told} name={name} say={say} thumb={thumb} />
                ))}
              </div>
            )}
            <div className="plain">
              {live.spec.runs && view.run && <view.run {...told} runs={live.spec.runs} say={say} />}
              {plain.map((name) => (
                <ActionButton key={name} {...told} name={name} say={say} />
              ))}
            </div>
          </div>
        )}
        <span className="say" aria-live="polite">
          {note}
        </span>
      </div>
    </div>
  );
}

interface ButtonProps extends Told {
  readonly name: string;
  readonly say: (note: string) => void;
  readonly thumb?: View<Params, unknown, FigureWords<unknown>>['thumb'];
}

function ActionButton({ live, words, name, say, thumb }: ButtonProps) {
  const action = live.spec.actions?.[name];
  if (!action) throw new RangeError(`figure ${live.spec.id} has no action ${name}`);
  const to = (values: AnyValues) =>
    action.to(values as never, live.asking?.networks.found()) as Partial<AnyValues> | undefined;
  const impossible = useLive(live, (values) => to(values) === undefined);
  const refusal = impossible ? (words.refusals?.[name] ?? '') : '';
  return (
    <button
      type="button"
      className={action.preset ? 'btn preset' : 'btn'}
      data-act={name}
      aria-disabled={impossible || undefined}
      title={refusal || undefined}
      onClick={() => {
        const patch = to(live.store.getState());
        say(patch ? '' : refusal);
        if (patch) glide(live, patch);
      }}
    >
      {thumb && <Thumb live={live} draw={thumb} to={to} />}
      {words.actions?.[name] ?? name}
    </button>
  );
}
