/** A guess of a share is an edge the reader moves on an empty strip. */

import { type CSSProperties, useState } from 'react';
import { useScope } from '#figure/scope.ts';
import { formatNumber } from '#spec/format.ts';
import { useProse } from './context.ts';
import type { GuessFormProps } from './guessForm.ts';
import { langOf } from './langOf.ts';
import { Unscripted } from './Unscripted.tsx';

export function GuessShare({ truth: share, shown, item }: GuessFormProps) {
  const truth = share as number;
  const { lang } = useScope();
  const { ui } = useProse();
  const [percent, guess] = useState(50);
  const [told, tell] = useState(false);
  const at = percent / 100;
  const points = formatNumber(Math.abs(100 * truth - percent), { as: 'fixed', digits: 1 }, lang);
  const guessed = `${percent}%`;
  const name = (
    <span className="guess-name" lang={langOf(item, lang)} aria-hidden="true">
      {item}
    </span>
  );
  const labels = [
    { key: 'guessed', at, text: ui.guessed(guessed) },
    { key: 'computed', at: truth, text: ui.computed(shown) },
  ].sort((a, b) => a.at - b.at || a.key.localeCompare(b.key));
  return (
    <>
      <div
        className={`guess-strip needs-script ${classesOf(at, told ? truth : undefined)}`}
        style={{ '--at': at, ...(told ? { '--truth': truth } : {}) } as CSSProperties}
      >
        <span className="guess-ground">
          {told && <span className="guess-truth" />}
          {name}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          disabled={told}
          aria-label={ui.guessOf(item)}
          aria-valuetext={guessed}
          onChange={(e) => guess(Number(e.currentTarget.value))}
        />
        <span className="guess-edge" />
        {told ? (
          <>
            <span className="guess-right" />
            <span className="guess-bracket" />
            {labels.map((label, i) => (
              <span
                key={label.key}
                className={`guess-label ${label.key} ${i === 0 ? 'lower' : 'upper'}`}
                aria-hidden="true"
              >
                {label.text}
              </span>
            ))}
          </>
        ) : (
          <>
            <Knob low={percent === 0} high={percent === 100} />
            <span className="guess-label" aria-hidden="true">
              {guessed}
            </span>
          </>
        )}
      </div>
      <div className="guess-row needs-script">
        <button type="button" className="btn" onClick={() => tell(!told)}>
          {told ? ui.again : ui.commit}
        </button>
        <p className="guess-said" role="status">
          {told ? (points === '0.0' ? ui.exact(shown) : ui.distance(guessed, shown, points)) : ''}
        </p>
      </div>
      <Unscripted>{ui.computed(shown)}</Unscripted>
    </>
  );
}

/** Where the strip is too short for words on their usual side. */
function classesOf(at: number, truth: number | undefined): string {
  const left = Math.min(at, truth ?? at);
  const classes = {
    told: truth !== undefined,
    late: at > 0.8,
    early: left < 0.2,
    tiny: left < 0.1,
    over: truth !== undefined && at > truth,
  };
  return Object.entries(classes)
    .flatMap(([name, holds]) => (holds ? [name] : []))
    .join(' ');
}

/** The same knob that pictures have; at a limit the triangle that way gives place to a stop. */
function Knob({ low, high }: { readonly low: boolean; readonly high: boolean }) {
  return (
    <svg className="guess-knob" viewBox="-22 -22 44 44" aria-hidden="true">
      <circle className="halo" r="15" />
      <circle className="ring" r="14.5" />
      <circle className="knob" r="9" />
      <path className="arrow" d={low ? 'M-14.5-8v16h-3v-16z' : 'M-5.8 0-1.7 3.2v-6.4z'} />
      <path className="arrow" d={high ? 'M14.5-8v16h3v-16z' : 'M5.8 0 1.7 3.2v-6.4z'} />
    </svg>
  );
}
