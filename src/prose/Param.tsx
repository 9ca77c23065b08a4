/** A number on a small ruler in a sentence: dragged, moved by keys, typed over. It sets a parameter of a figure. */

import { type CSSProperties, useId, useMemo, useRef, useState } from 'react';
import { useScope } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import type { Hue } from '#spec/figure.ts';
import { useProse } from './context.ts';
import { type ParamHandle, paramHandle } from './paramHandle.ts';
import { digitsWide } from './quote.ts';
import { attachRuler, STEP_WIDTH } from './ruler.ts';
import { TypedNumber } from './TypedNumber.tsx';
import { whenSeen } from './whenSeen.ts';

interface Props {
  /** "simplex.shift", or with an index, "prize.logits.0" */
  readonly name: string;
  /** By default blue for an item of a list, ink for a number that stands alone. */
  readonly hue?: Hue;
}

export function Param({ name, hue }: Props) {
  const { figures, words, lang } = useScope();
  const { ui } = useProse();
  const slider = useRef<HTMLSpanElement>(null);
  const [typed, type] = useState<string>();
  const [message, say] = useState('');
  const said = useId();
  const handle = useMemo(() => paramHandle(figures, words, lang, name), [figures, words, lang, name]);

  useBeforePaint(() => {
    const element = slider.current as HTMLSpanElement;
    const write = writer(element, handle);
    write();
    // The one in hand follows at once, and says its value.
    const leave = whenSeen(element, handle.live, write, true);
    const release = attachRuler(element, { ...handle, type: (first = '') => type(first) });
    return () => {
      leave();
      release();
    };
  }, [handle]);

  const { bounds, resting } = handle;
  const room = Math.max(...[bounds.min, bounds.max, resting].map((x) => digitsWide(handle.text(x))));
  const close = (refocus: boolean) => {
    type(undefined);
    say('');
    if (refocus) slider.current?.focus({ preventScroll: true });
  };
  return (
    <span className="param-box">
      <span className="param-place">
        <span
          ref={slider}
          className={`param ${hue ?? (handle.listed ? 'map' : 'ink')}`}
          style={{ '--w': room } as CSSProperties}
          role="slider"
          tabIndex={0}
          title={ui.paramHelp}
          aria-label={handle.label('resting')}
          aria-valuemin={bounds.min}
          aria-valuemax={bounds.max}
          aria-valuenow={finite(handle, resting)}
          aria-valuetext={handle.text(resting)}
        >
          {handle.text(resting)}
        </span>
        {typed !== undefined && (
          <TypedNumber handle={handle} first={typed} said={said} wrong={message !== ''} say={say} close={close} />
        )}
      </span>
      {typed !== undefined && (
        <span id={said} className="typed-said" role="alert">
          {message}
        </span>
      )}
    </span>
  );
}

/** Writes what the store holds into the element, and nothing that stands there already. */
function writer(element: HTMLElement, handle: ParamHandle): () => void {
  const text = element.firstChild as Text;
  const { bounds } = handle;
  let last: number | undefined | null = null;
  let label = '';
  return () => {
    const calledNow = handle.label();
    if (calledNow !== label) element.setAttribute('aria-label', calledNow);
    label = calledNow;
    const x = handle.now();
    if (Object.is(x, last)) return;
    last = x;
    const shown = handle.text(x);
    if (text.data !== shown) text.data = shown;
    element.setAttribute('aria-valuenow', String(finite(handle, x)));
    element.setAttribute('aria-valuetext', shown);
    if (x === undefined) element.setAttribute('aria-disabled', 'true');
    else element.removeAttribute('aria-disabled');
    element.classList.toggle('at-min', x !== undefined && x <= bounds.min);
    element.classList.toggle('at-max', x !== undefined && x >= bounds.max);
    const offGrid = x === undefined || !Number.isFinite(x) || bounds.scale === 'log' ? 0 : (x / bounds.step) % 1;
    element.style.setProperty('--rest', (Math.round(offGrid * STEP_WIDTH * 10) / 10 || 0).toString());
  };
}

/** An ARIA slider's value is a number between its limits, whatever the text says. */
function finite({ bounds }: ParamHandle, x: number | undefined): number {
  return Math.min(bounds.max, Math.max(bounds.min, x ?? bounds.min));
}
