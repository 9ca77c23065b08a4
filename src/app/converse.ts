/**
 * What an embed page and the page around it say to each other, version 1.
 *
 * Only the page around is heard. Nothing it says becomes markup or an address: values go through the same limits as
 * those of a link, and what could not be had is answered.
 */

import type { Live } from '#figure/live.ts';
import type { AnyValues } from '#spec/params.ts';
import { type Refused, takeParams } from './takeParams.ts';

/** Of the messages; a change of meaning gets a new number. */
const VERSION = 1;
/** Milliseconds between two messages about a drag. */
const PAUSE = 100;

/** What the page around may send. */
interface Asked {
  readonly event: 'set' | 'get' | 'reset';
  /** Comes back with the answer. */
  readonly id?: string | number;
  /** As in a link, or by name. */
  readonly params?: unknown;
  /** Whatever `params` does not name goes back to what the address of the page asked for. */
  readonly whole?: boolean;
}

/**
 * @param first the state that the page around asked for at the beginning
 * @param link the address that opens the present state in the book
 * @returns what ends it, and what tells a guess that was made before the figure was seen
 */
export function converse(
  live: Live,
  first: AnyValues,
  link: () => string,
): { readonly end: () => void; readonly guessed: (guess: string) => void } {
  const page = window.parent;
  const say = (event: string, more: object = {}) =>
    page.postMessage({ type: 'area-map', version: VERSION, event, ...stateOf(live, link()), ...more }, '*');

  let last = -PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        last = performance.now();
        say('changed');
      },
      Math.max(0, last + PAUSE - performance.now()),
    );
  };

  const heard = (event: MessageEvent<unknown>) => {
    if (event.source !== page) return;
    const asked = readAsked(event.data);
    if (!asked) return;
    const refused = answer(live, asked, first);
    say('state', { ...(asked.id === undefined ? {} : { id: asked.id }), refused });
  };

  addEventListener('message', heard);
  const unsubscribe = live.store.subscribe(changed);
  say('ready');
  const end = () => {
    removeEventListener('message', heard);
    unsubscribe();
    clearTimeout(timer);
  };
  return { end, guessed: (guess) => say('guessed', { guess }) };
}

/** Does what is asked; gives what was asked in vain. */
function answer(live: Live, { event, params, whole }: Asked, first: AnyValues): readonly Refused[] {
  const { store, spec } = live;
  if (event === 'get') return [];
  const from = event === 'reset' || whole ? first : (store.getState() as AnyValues);
  const { values, refused } = takeParams(spec, event === 'set' ? params : {}, from);
  // Not by `live.set`: what is locked for the reader is not for the page around.
  store.setState(values, true);
  return refused;
}

function readAsked(data: unknown): Asked | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, version, event, id, params, whole } = data as { readonly [name: string]: unknown };
  if (type !== 'area-map' || version !== VERSION) return undefined;
  if (event !== 'set' && event !== 'get' && event !== 'reset') return undefined;
  const named = typeof id === 'number' || (typeof id === 'string' && id.length <= 100);
  return { event, params, whole: whole === true, ...(named ? { id } : {}) };
}

function stateOf({ spec, store, model }: Live, link: string) {
  const present = model();
  const readouts = Object.entries(spec.readouts).map(([name, readout]) => [name, readout.of(present)]);
  return { figure: spec.id, params: store.getState(), readouts: Object.fromEntries(readouts), link };
}
