/** Named places on a ruler, as words one can press. */

import { type Bounds, fraction } from '#spec/number.ts';
import { sameEverywhere } from './sameEverywhere.ts';

interface Props {
  readonly bounds: Bounds;
  readonly stops: { readonly [value: string]: string };
  readonly onStop: (x: number) => void;
}

/** A name stands under its tick; near an end it begins or ends there. */
const shiftAt = (at: number): string => (at === 0 ? '-9px' : at === 1 ? 'calc(9px - 100%)' : '-50%');

export function Stops({ bounds, stops, onStop }: Props) {
  const places = Object.entries(stops)
    .map(([value, name]) => ({ value: Number(value), name, at: sameEverywhere(fraction(bounds, Number(value))) }))
    .sort((a, b) => a.at - b.at);
  return (
    <span className="stops">
      {places.map(({ value, name, at }) => (
        <button
          key={value}
          type="button"
          style={{ left: `calc(9px + (100% - 18px) * ${at})`, translate: shiftAt(at) }}
          onClick={() => onStop(value)}
        >
          {name}
        </button>
      ))}
    </span>
  );
}
