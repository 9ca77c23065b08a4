/**
 * A phrase that sets a figure to a state. It is a link to that state, so that it can be copied, opened elsewhere, and
 * followed where no script runs; the figure's own summary says what has happened.
 */

import type { ReactNode } from 'react';
import { useFigure, useScope } from '#figure/scope.ts';
import { writeLink } from '#spec/link.ts';
import { initialValues } from '#spec/params.ts';
import { after } from './goesTo.ts';
import { stateOf } from './stateOf.ts';

interface Props {
  readonly figure: string;
  /** The state as a link writes it, without the figure's name: "logits=5,3&base=2". What it leaves out is at its default. */
  readonly state?: string;
  /** Or one of the figure's actions, done to the state the figure is in. */
  readonly action?: string;
  readonly children?: ReactNode;
}

/** @throws RangeError if the prose asks for a state the figure cannot have, or for an action it does not know */
export function Goto({ figure, state = '', action, children }: Props) {
  const live = useFigure(figure);
  const { href } = useScope();
  if (action !== undefined && !live.spec.actions?.[action])
    throw new RangeError(`figure ${figure} has no action ${action}`);
  const first = initialValues(live.spec.params);
  const to = action === undefined ? stateOf(live.spec, state) : (after(live, action, first) ?? first);
  return (
    <>
      <a className="goto" href={href(figure, writeLink(live.spec, to))} data-figure={figure} data-action={action}>
        <span>{children}</span>
      </a>
      {action !== undefined && <span className="goto-said" role="status" />}
    </>
  );
}
