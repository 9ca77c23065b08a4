/** A button that lets a figure go on by itself, one action after the other, and stops it. */

import { useEffect, useState } from 'react';
import type { Runs } from '#spec/figure.ts';
import type { Params, Values } from '#spec/params.ts';
import type { Live } from './live.ts';
import type { Told } from './ui.ts';

interface Props extends Told {
  readonly runs: Runs<Params>;
  readonly say: (note: string) => void;
}

/** How many actions one press does where nothing is to move. */
const AT_ONCE = 24;

export function RunButton({ live, words, ui, runs, say }: Props) {
  const [running, run] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const end = (note = '') => {
      run(false);
      say(note);
    };
    return still() ? atOnce(live, runs, end) : inTurn(live, runs, () => end(words.refusals?.[runs.act]));
  }, [running, live, words, runs, say]);
  return (
    <button type="button" className="btn" aria-pressed={running} onClick={() => run(!running)}>
      {running ? ui.stop : ui.run}
    </button>
  );
}

const still = (): boolean => typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @returns whether it could be done */
function act({ spec, store, set, asking }: Live, { act: name }: Runs<Params>): boolean {
  const patch = spec.actions?.[name]?.to(store.getState(), asking?.networks.found());
  if (patch) set(patch);
  return patch !== undefined;
}

/** At the figure's own pace, which may change on the way; while a network is awaited, nothing is done. */
function inTurn(live: Live, runs: Runs<Params>, end: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(turn, 1000 / runs.perSecond(live.store.getState() as Values<Params>));
  };
  const turn = () => (live.asking?.waits() || act(live, runs) ? wait() : end());
  turn();
  return () => clearTimeout(timer);
}

/** All at once, as soon as what is needed has come. */
function atOnce(live: Live, runs: Runs<Params>, end: () => void): () => void {
  let left = AT_ONCE;
  let timer: ReturnType<typeof setTimeout>;
  const go = () => {
    while (left > 0 && !live.asking?.waits() && act(live, runs)) left--;
    if (left > 0 && live.asking?.waits()) timer = setTimeout(go, 100);
    else end();
  };
  go();
  return () => clearTimeout(timer);
}
