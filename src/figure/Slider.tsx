/**
 * The slider of the book: a native range input under the picture of a ruler and a knob.
 *
 * The input is transparent and keeps everything a browser knows about sliders (touch, names and values for screen
 * readers); what is seen is the same ruler and the same knob as everywhere else in the book.
 */

import { memo, useMemo, useRef } from 'react';
import { type Bounds, fraction, onSteps, valueAt } from '#spec/number.ts';
import { keyed } from './keyed.ts';
import { sameEverywhere } from './sameEverywhere.ts';
import { follow, type Source } from './source.ts';
import { useBeforePaint } from './useBeforePaint.ts';

interface Props {
  readonly id?: string;
  readonly label: string;
  readonly bounds: Bounds;
  readonly source: Source<number>;
  /** A value as it is spoken. */
  readonly spoken: (x: number) => string;
  readonly onSet: (x: number) => void;
}

export function Slider({ id, label, bounds, source, spoken, onSet }: Props) {
  const root = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const knob = useRef<HTMLSpanElement>(null);
  const range = useMemo(() => rangeOf(bounds), [bounds]);
  const said = useRef(spoken);
  said.current = spoken;
  const opening = source.opening();
  useBeforePaint(() => {
    const [ruler, native, round] = [root.current, input.current, knob.current] as [
      HTMLElement,
      HTMLInputElement,
      HTMLElement,
    ];
    const stop = follow(source, 'subscribe', (x) => {
      round.style.transform = placed(bounds, x);
      const end = endOf(bounds, x);
      if (ruler.dataset['end'] === end) return;
      if (end) ruler.dataset['end'] = end;
      else delete ruler.dataset['end'];
    });
    const stopNative = follow(source, 'paced', (x) => {
      const place = String(range.native(x));
      if (native.value !== place) native.value = place;
      native.setAttribute('aria-valuetext', said.current(x));
    });
    return () => {
      stop();
      stopNative();
    };
  }, [source, bounds, range]);
  return (
    <span ref={root} className="ruler" data-end={endOf(bounds, opening)}>
      <Ticks count={ticksOf(bounds)} />
      <input
        ref={input}
        type="range"
        id={id}
        aria-label={label}
        aria-valuetext={spoken(opening)}
        min={range.min}
        max={range.max}
        step={range.step}
        defaultValue={range.native(opening)}
        onChange={(event) => onSet(range.value(event.currentTarget.valueAsNumber))}
        onKeyDown={(event) => {
          const next = keyed(bounds, source.get(), event);
          if (next === undefined) return;
          event.preventDefault();
          onSet(next);
        }}
      />
      <span ref={knob} className="knob" style={{ transform: placed(bounds, opening) }}>
        <Knob />
      </span>
    </span>
  );
}

const placeOf = (bounds: Bounds, x: number): number => sameEverywhere(fraction(bounds, x));

const placed = (bounds: Bounds, x: number): string => `translate(calc(100% * ${placeOf(bounds, x)}))`;

const endOf = ({ min, max }: Bounds, x: number): 'min' | 'max' | undefined =>
  x <= min ? 'min' : x >= max ? 'max' : undefined;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly native: (x: number) => number;
  readonly value: (native: number) => number;
}

/**
 * The range the browser works with, in whole steps.
 *
 * Its upper end is rounded up to a whole step, or else a drag could not reach a limit that lies between two.
 */
function rangeOf(p: Bounds): Range {
  if (p.scale === 'log') {
    const step = Math.log1p(p.step) / Math.log(p.max / p.min);
    return {
      min: 0,
      max: 1,
      step: Math.min(1, sameEverywhere(step)),
      native: (x) => placeOf(p, x),
      value: (t) => valueAt(p, t + step > 1 ? 1 : t),
    };
  }
  const steps = Math.ceil((p.max - p.min) / p.step - 1e-6);
  const max = Number((p.min + steps * p.step).toPrecision(12));
  return {
    min: p.min,
    max,
    step: p.step,
    native: (x) => Math.min(max, Math.max(p.min, x)),
    value: (x) => onSteps(p, x),
  };
}

/** One tick per step where they are few, else twenty. */
function ticksOf(p: Bounds): number {
  const steps = Math.round((p.max - p.min) / p.step);
  return p.scale !== 'log' && steps >= 1 && steps <= 24 ? steps : 20;
}

const Ticks = memo(({ count }: { readonly count: number }) => (
  <svg className="ticks" viewBox={`0 0 ${count} 18`} preserveAspectRatio="none" aria-hidden="true">
    <path className="line" d={`M0 9H${count}`} />
    <path d={Array.from({ length: count + 1 }, (_, i) => `M${i} 9v${(2 * i) % count === 0 ? 9 : 5}`).join('')} />
  </svg>
));

const Knob = memo(() => (
  <svg viewBox="-22 -22 44 44" aria-hidden="true">
    <circle className="halo" r="15" />
    <circle className="face" r="9" />
    <path className="to-max" d="M5.8 0L1.7 3.2V-3.2Z" />
    <path className="to-min" d="M-5.8 0L-1.7 3.2V-3.2Z" />
    <path className="at-max" d="M14.5 -8V8" />
    <path className="at-min" d="M-14.5 -8V8" />
  </svg>
));
