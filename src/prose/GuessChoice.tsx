/** A guess among a few answers. */

import { useId, useState } from 'react';
import { useProse } from './context.ts';
import type { GuessFormProps } from './guessForm.ts';
import { Unscripted } from './Unscripted.tsx';

/** @throws RangeError if the right answer is not among the choices */
export function GuessChoice({ choices, right }: GuessFormProps) {
  if (!choices.includes(right)) throw new RangeError(`a guess needs its answer among the choices, got ${right}`);
  const { ui } = useProse();
  const group = useId();
  const [chosen, choose] = useState<string>();
  const [state, setState] = useState<'open' | 'empty' | 'told'>('open');
  const told = state === 'told';
  const said = {
    open: '',
    empty: ui.chooseFirst,
    told: chosen === right ? ui.right(right) : ui.wrong(chosen ?? '', right),
  };
  return (
    <>
      <fieldset className="guess-choices needs-script" disabled={told}>
        <legend className="sr">{ui.choose}</legend>
        {choices.map((choice) => (
          <label
            key={choice}
            className={told && choice === right ? 'right' : told && choice === chosen ? 'wrong' : undefined}
          >
            <input
              type="radio"
              name={group}
              checked={choice === chosen}
              onChange={() => {
                choose(choice);
                setState('open');
              }}
            />
            {choice}
          </label>
        ))}
      </fieldset>
      <div className="guess-row needs-script">
        <button
          type="button"
          className="btn"
          onClick={() => setState(told ? 'open' : chosen === undefined ? 'empty' : 'told')}
        >
          {told ? ui.again : ui.commit}
        </button>
        <p className="guess-said" role="status">
          {said[state]}
        </p>
      </div>
      <Unscripted>{right}</Unscripted>
    </>
  );
}
