/**
 * Temperature and top-p over a whole vocabulary as one would first write it: exponentials, sorting, a running total
 * and a path through every bar, all of it on every pointer event.
 */

import { useState } from 'react';

const SIZE = 50_304;
const WIDTH = 850;
const HEIGHT = 300;

/** After Zipf, in the order of some dictionary. */
const LOGITS = Array.from({ length: SIZE }, (_, i) => -Math.log(((i * 7919) % SIZE) + 1));

interface Held {
  readonly knob: 'T' | 'p';
  readonly x: number;
  readonly from: number;
}

export function NaiveVocabulary() {
  const [temperature, setTemperature] = useState(1);
  const [p, setP] = useState(0.7);
  const [held, hold] = useState<Held>();
  const most = LOGITS.reduce((a, b) => Math.max(a, b));
  const powers = LOGITS.map((z) => Math.exp((z - most) / temperature));
  const total = powers.reduce((a, b) => a + b);
  const shares = powers.map((e) => e / total).sort((a, b) => b - a);
  let sum = 0;
  let kept = 0;
  while (kept < SIZE && sum < p - 1e-12) sum += shares[kept++] as number;
  const x = (rank: number) => (WIDTH * Math.log(rank)) / Math.log(SIZE + 1);
  const y = (share: number) => HEIGHT - (HEIGHT * share) / (shares[0] as number);
  const outline = shares.map((share, i) => `H${x(i + 1).toFixed(1)}V${y(share).toFixed(1)}`).join('');
  const move = (at: number) => {
    if (held?.knob === 'T') setTemperature(Number((held.from * Math.exp((at - held.x) / 100)).toPrecision(3)));
    if (held?.knob === 'p') setP(Math.round(100 * Math.min(1, Math.max(0.01, held.from + (at - held.x) / 400))) / 100);
  };
  const knob = (name: 'T' | 'p', value: number, cx: number) => (
    <circle
      id={`knob-${name}`}
      cx={cx}
      cy={HEIGHT + 40}
      r={14}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuenow={value}
      onPointerDown={(event) => hold({ knob: name, x: event.clientX, from: value })}
    />
  );
  return (
    <figure style={{ margin: 0 }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 80}`}
        style={{ width: '100%', maxWidth: WIDTH, touchAction: 'none' }}
        onPointerMove={(event) => move(event.clientX)}
        onPointerUp={() => hold(undefined)}
      >
        <title>50,304 shares</title>
        <path d={`M0 ${HEIGHT}${outline}V${HEIGHT}Z`} fill="#f2b53f" />
        <line x1={x(kept + 1)} x2={x(kept + 1)} y2={HEIGHT} stroke="#000" />
        {knob('T', temperature, 200)}
        {knob('p', p, 600)}
      </svg>
      <p className="spoken" aria-live="polite">
        {`The first holds ${(100 * (shares[0] as number)).toFixed(1)}%; top-p keeps ${kept.toLocaleString('en')}.`}
      </p>
    </figure>
  );
}
