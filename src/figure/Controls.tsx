/** What stands below a picture: the controls a view asks for, its presets and its actions. */

import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { Params } from '#spec/params.ts';
import { Acts, type Thumbed } from './Acts.tsx';
import { Control } from './Control.tsx';
import type { Live } from './live.ts';
import type { FigureUi, Told } from './ui.ts';
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
  const actions = view.actions ?? [];
  if (view.controls.length + actions.length === 0) return null;
  return (
    <div className="controls needs-script">
      <div className="rows">
        {view.controls.map((name) => {
          const param = told.live.spec.params[name];
          const { text: TextControl } = view;
          return TextControl && param?.kind === 'text' ? (
            <TextControl key={name} {...told} name={name} param={param} label={told.words.params[name] ?? name} />
          ) : (
            <Control key={name} {...told} name={name} />
          );
        })}
        <Acts {...told} names={actions} thumb={view.thumb as Thumbed} run={view.near ? undefined : view.run} />
      </div>
    </div>
  );
}
