/** The buttons of some actions, presets before the others, and why one of them could not be done. */

import { useEffect, useState } from 'react';
import type { FigureWords } from '#spec/figure.ts';
import type { AnyValues, Params } from '#spec/params.ts';
import { glide, goalOf } from './glide.ts';
import type { Live } from './live.ts';
import { Thumb } from './Thumb.tsx';
import type { Told } from './ui.ts';
import { useLive } from './useLive.ts';
import type { View } from './view.ts';

export type Thumbed = View<Params, unknown, FigureWords<unknown>>['thumb'];

interface Props extends Told {
  readonly names: readonly string[];
  readonly thumb?: Thumbed;
  readonly run?: View<Params, unknown, FigureWords<unknown>>['run'];
}

export function Acts({ names, thumb, run: Run, ...told }: Props) {
  const { live, ui } = told;
  const [note, say] = useState('');
  // Why something could not be done is true until something is done.
  useEffect(() => (note ? live.paced(() => say('')) : undefined), [live, note]);
  const { actions = {}, runs } = live.spec;
  const plain = names.filter((name) => !actions[name]?.preset);
  const presets = names.filter((name) => actions[name]?.preset);
  return (
    <>
      {names.length > 0 && (
        <div className="acts">
          {presets.length > 0 && (
            <div className="presets" role="group" aria-label={ui.presets}>
              {presets.map((name) => (
                <ActionButton key={name} {...told} name={name} say={say} thumb={thumb} />
              ))}
            </div>
          )}
          <div className="plain">
            {runs && Run && <Run {...told} runs={runs} say={say} />}
            {plain.map((name) => (
              <ActionButton key={name} {...told} name={name} say={say} />
            ))}
          </div>
        </div>
      )}
      <span className="say" aria-live="polite">
        {note}
      </span>
    </>
  );
}

interface ButtonProps extends Told {
  readonly name: string;
  readonly say: (note: string) => void;
  readonly thumb?: Thumbed;
}

function ActionButton({ live, words, name, say, thumb }: ButtonProps) {
  const action = live.spec.actions?.[name];
  if (!action) throw new RangeError(`figure ${live.spec.id} has no action ${name}`);
  const to = (values: AnyValues) =>
    action.to(values as never, live.asking?.networks.found()) as Partial<AnyValues> | undefined;
  // A long text is read a little at a time; what is possible after it is asked when it has been read.
  const impossible = useLive(live, (values) => !stillReads(live) && to(values) === undefined);
  const refusal = impossible ? (words.refusals?.[name] ?? '') : '';
  return (
    <button
      type="button"
      className={action.preset ? 'btn preset' : 'btn'}
      data-act={name}
      aria-disabled={impossible || undefined}
      title={refusal || undefined}
      onClick={() => {
        const patch = to(goalOf(live));
        say(patch ? '' : refusal);
        if (patch) glide(live, patch);
      }}
    >
      {thumb && <Thumb live={live} draw={thumb} to={to} />}
      {words.actions?.[name] ?? name}
    </button>
  );
}

/** Whether the networks are here, and have not read the text yet. */
const stillReads = ({ asking }: Live): boolean =>
  asking?.waits() === true && asking.names().every((name) => name in asking.networks.found());
