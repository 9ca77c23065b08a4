/**
 * The prize machine as one would first write it: one React state, and everything recomputed and rendered from it
 * on every pointer event. It shows the same parts as the book's figure: bars, strip, table, sentence, formula, code,
 * spoken summary and link.
 */

import katex from 'katex';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NaiveVocabulary } from './NaiveVocabulary.tsx';

const NAMES = ['光', '色', '亮', '下'];
const WIDTH = 850;
const HEIGHT = 520;

function softmax(z: readonly number[]): readonly number[] {
  const e = z.map((x) => Math.exp(x - Math.max(...z)));
  const sum = e.reduce((a, b) => a + b, 0);
  return e.map((x) => x / sum);
}

const tenths = (z: number) => Math.round(10 * Math.min(10, Math.max(-6, z))) / 10;
const percent = (share: number | undefined) => `${(100 * (share ?? 0)).toFixed(1)}%`;

function Naive() {
  const [logits, setLogits] = useState([3.5, 1.2, 0.3, -0.5]);
  const [held, hold] = useState<number | undefined>();
  const [grabbed, grab] = useState<{ x: number; z: number } | undefined>();
  const p = softmax(logits);
  const set = (index: number, z: number) => setLogits(logits.map((old, i) => (i === index ? tenths(z) : old)));
  const y = (z: number) => 320 - 30 * z;
  const starts = p.map((_, i) => p.slice(0, i).reduce((a, b) => a + b, 0));
  const terms = logits.map((z) => `e^{${z.toFixed(1)}}`);
  const tex = `p_1 = \\frac{${terms[0]}}{${terms.join('+')}} = ${p[0]?.toFixed(4)}`;
  const summary = NAMES.map((n, i) => `${n} ${percent(p[i])}`).join(', ');
  useEffect(() => {
    // Chromium drops writings that come too often, with a warning.
    history.replaceState(null, '', `?logits=${logits.join(',')}`);
  }, [logits]);
  return (
    <figure style={{ margin: 0 }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        style={{ width: '100%', maxWidth: WIDTH, touchAction: 'none' }}
        onPointerMove={(event) => {
          if (held === undefined) return;
          const box = event.currentTarget.getBoundingClientRect();
          set(held, (320 - ((event.clientY - box.top) * HEIGHT) / box.height) / 30);
        }}
        onPointerUp={() => hold(undefined)}
      >
        <title>Four scores and their shares</title>
        {logits.map((z, i) => (
          <g key={NAMES[i]}>
            <rect x={60 + 200 * i} width={58} y={Math.min(y(0), y(z))} height={Math.abs(y(0) - y(z))} fill="#4487c6" />
            <text x={80 + 200 * i} y={y(0) + 24}>
              {NAMES[i]}
            </text>
            <text x={130 + 200 * i} y={y(z)}>
              {z.toFixed(1)}
            </text>
            <circle
              id={`knob-${i}`}
              cx={89 + 200 * i}
              cy={y(z)}
              r={12}
              role="slider"
              tabIndex={0}
              aria-label={NAMES[i]}
              aria-valuemin={-6}
              aria-valuemax={10}
              aria-valuenow={z}
              aria-valuetext={`${z.toFixed(1)}, ${percent(p[i])}`}
              onPointerDown={() => hold(i)}
            />
          </g>
        ))}
        {p.map((share, i) => (
          <g key={NAMES[i]}>
            <rect
              x={WIDTH * (starts[i] as number)}
              y={440}
              width={WIDTH * share}
              height={70}
              fill="#f2b53f"
              stroke="#8a5400"
            />
            <text x={WIDTH * (starts[i] as number) + 8} y={480}>{`${NAMES[i]} ${share.toFixed(4)}`}</text>
          </g>
        ))}
      </svg>
      <p>
        {`Right now ${NAMES[0]} scores `}
        <span
          id="param-0"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grab({ x: event.clientX, z: logits[0] as number });
          }}
          onPointerMove={(event) => grabbed && set(0, grabbed.z + (event.clientX - grabbed.x) / 60)}
          onPointerUp={() => grab(undefined)}
        >
          {logits[0]?.toFixed(1)}
        </span>
        {` and holds ${percent(p[0])}.`}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what the obvious way does */}
      <div dangerouslySetInnerHTML={{ __html: katex.renderToString(tex) }} />
      <pre>{`z = [${logits.join(', ')}]\n# ${p.map((x) => x.toFixed(4)).join(' ')}`}</pre>
      <table>
        <tbody>
          {logits.map((z, i) => (
            <tr key={NAMES[i]}>
              <td>{NAMES[i]}</td>
              <td>{z.toFixed(1)}</td>
              <td>{Math.exp(z).toFixed(2)}</td>
              <td>{p[i]?.toFixed(4)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-live="polite">{summary}</p>
    </figure>
  );
}

const Page = location.search === '?vocabulary' ? NaiveVocabulary : Naive;
createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
