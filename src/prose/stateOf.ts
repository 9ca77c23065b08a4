/** The values of a state that the prose names as a link would, without the figure's name: "logits=5,3&base=2". */

import type { FigureSpec } from '#spec/figure.ts';
import { readLink } from '#spec/link.ts';
import type { Params, Values } from '#spec/params.ts';

/**
 * @param state what it leaves out is at its default
 * @throws RangeError if the figure cannot have that state
 */
export function stateOf(spec: FigureSpec, state: string): Values<Params> {
  const query = state.split('&').filter(Boolean);
  const { values, repairs } = readLink(spec, query.map((part) => `${spec.id}.${part}`).join('&'));
  const unknown = query.find((part) => !Object.hasOwn(spec.params, part.split('=')[0] as string));
  if (repairs.length > 0 || unknown) throw new RangeError(`figure ${spec.id} has no state ${state}`);
  return values;
}
