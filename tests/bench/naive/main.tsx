/**
 * The prize machine as one would first write it: one React state, and everything recomputed and rendered from it
 * on every pointer event. It shows the same parts as the book's figure: bars, strip, table, sentence, formula, code,
 * spoken summary and link.
 */

import katex from 'katex';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const NAMES = ['光', '色', '亮', '下'];
const WIDTH = 850;

function softmax(z: readonly number[]): readonly number[] {
  const e = z.map((x) => Math.exp(x - Math.max(...z)));
  const sum = e.reduce((a, b) => a + b, 0);
  return e.map((x) => x / sum);
}

function Naive() {
  const [logits, setLogits] = useState([3.5, 1.2, 0.3, -0.5]);
  const [held, hold] = useState<number | undefined>();
  const p = softmax(logits);
  const y = (z: number) => 200 - 30 * z;
  const starts = p.map((_, i) => p.slice(0, i).reduce((a, b) => a + b, 0));
  const tex = `p_1 = \\frac{e^{${logits[0]?.toFixed(1)}}}{${logits.map((z) => `e^{${z.toFixed(1)}}`).join('+')}} = ${p[0]?.toFixed(4)}`;
  const summary = NAMES.map((n, i) => `${n} ${(100 * (p[i] as number)).toFixed(1)} %`).join(', ');
  useEffect(() => {
    history.replaceState(null, '', `?logits=${logits.join(',')}`);
  }, [logits]);
  return (
    <figure>
      <svg
        width={WIDTH}
        height={520}
        onPointerMove={(event) => {
          if (held === undefined) return;
          const top = event.currentTarget.getBoundingClientRect().top;
          const z = Math.round(((200 - (event.clientY - top)) / 30) * 10) / 10;
          setLogits(logits.map((old, i) => (i === held ? Math.min(10, Math.max(-6, z)) : old)));
        }}
        onPointerUp={() => hold(undefined)}
      >
        {logits.map((z, i) => (
          <g key={NAMES[i]}>
            <rect x={60 + 200 * i} width={58} y={Math.min(y(0), y(z))} height={Math.abs(y(0) - y(z))} fill="#4487c6" />
            <text x={80 + 200 * i} y={y(0) + 24}>{NAMES[i]}</text>
            <text x={130 + 200 * i} y={y(z)}>{z.toFixed(1)}</text>
            <circle id={`knob-${i}`} cx={89 + 200 * i} cy={y(z)} r={12} onPointerDown={() => hold(i)} />
          </g>
        ))}
        {p.map((share, i) => (
          <g key={NAMES[i]}>
            <rect x={WIDTH * (starts[i] as number)} y={420} width={WIDTH * share} height={70} fill="#f2b53f" stroke="#8a5400" />
            <text x={WIDTH * (starts[i] as number) + 8} y={460}>{`${NAMES[i]} ${share.toFixed(4)}`}</text>
          </g>
        ))}
      </svg>
      <p>{`Right now ${NAMES[0]} scores ${logits[0]?.toFixed(1)} and holds ${(100 * (p[0] as number)).toFixed(1)}%.`}</p>
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

createRoot(document.getElementById('root') as HTMLElement).render(<Naive />);
