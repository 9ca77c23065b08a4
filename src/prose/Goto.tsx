/**
 * A phrase that sets a figure to a state. It is a link to that state, so that it can be copied, opened elsewhere, and
 * followed where no script runs; the figure's own summary says what has happened.
 */

import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { glide } from '#figure/glide.ts';
import type { Live } from '#figure/live.ts';
import { useFigure, useScope } from '#figure/scope.ts';
import { writeLink } from '#spec/link.ts';
import { initialValues, type Params, type Values } from '#spec/params.ts';
import { wayTo } from './intoView.ts';
import { stateOf } from './stateOf.ts';

interface Props {
  readonly figure: string;
  /** The state as a link writes it, without the figure's name: "logits=5,3&base=2". What it leaves out is at its default. */
  readonly state?: string;
  /** Or one of the figure's actions, done to the state the figure is in. */
  readonly action?: string;
  readonly children?: ReactNode;
}

export function Goto({ figure, state, action, children }: Props) {
  const live = useFigure(figure);
  const { href, stepOn, words } = useScope();
  const [refusal, refuse] = useState('');
  // It is true until something is done; taken away any sooner, the page would move under the next press.
  useEffect(() => (refusal ? live.store.subscribe(() => refuse('')) : undefined), [live, refusal]);
  const target = useMemo(() => targetOf(live, state, action), [live, state, action]);
  const follow = (e: MouseEvent) => {
    if (e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    const to = target(live.store.getState());
    refuse(to ? '' : (words[figure]?.refusals?.[action ?? ''] ?? ''));
    // A refusal is read here, beside the phrase.
    if (!to) return;
    const jump = wayTo(figure);
    if (jump) stepOn?.();
    glide(live, to);
    jump?.();
  };
  const first = initialValues(live.spec.params);
  const link = (
    <a className="goto" href={href(figure, writeLink(live.spec, target(first) ?? first))} onClick={follow}>
      <span>{children}</span>
    </a>
  );
  if (action === undefined) return link;
  return (
    <>
      {link}
      <span className="goto-said" role="status">
        {refusal}
      </span>
    </>
  );
}

/**
 * The state to go to, from the state the figure is in; undefined where an action cannot be done.
 *
 * @throws RangeError if the prose asks for a state the figure cannot have, or for an action it does not know
 */
function targetOf(
  { spec, asking }: Live,
  state: string | undefined,
  action: string | undefined,
): (from: Values<Params>) => Values<Params> | undefined {
  if (action !== undefined) {
    const known = spec.actions?.[action];
    if (!known) throw new RangeError(`figure ${spec.id} has no action ${action}`);
    return (from) => {
      const changes = known.to(from, asking?.networks.found());
      return changes && ({ ...from, ...changes } as Values<Params>);
    };
  }
  const values = stateOf(spec, state ?? '');
  return () => values;
}
