/** The field in which a number of a sentence is typed over; what cannot be used is said beside it. */

import { type KeyboardEvent, useRef } from 'react';
import { keyed } from '#figure/keyed.ts';
import { sayRepair } from '#figure/sayRepair.ts';
import { useScope } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import { readNumber, writeNumber } from '#spec/readNumber.ts';
import type { ParamHandle } from './paramHandle.ts';

interface Props {
  readonly handle: ParamHandle;
  /** What was typed before the field opened; empty to start from the present value. */
  readonly first: string;
  /** Id of the element that shows what is said. */
  readonly said: string;
  readonly wrong: boolean;
  readonly say: (message: string) => void;
  /** @param refocus whether the focus goes back to the number */
  readonly close: (refocus: boolean) => void;
}

export function TypedNumber({ handle, first, said, wrong, say, close }: Props) {
  const { ui, lang } = useScope();
  const field = useRef<HTMLInputElement>(null);
  const closed = useRef(false);

  useBeforePaint(() => {
    const input = field.current as HTMLInputElement;
    input.focus({ preventScroll: true });
    if (first === '') input.select();
  }, [first]);

  const finish = (refocus: boolean) => {
    if (closed.current) return;
    closed.current = true;
    close(refocus);
  };

  /** @returns whether the text could be used as it stands */
  const commit = (): boolean => {
    const input = field.current as HTMLInputElement;
    const x = readNumber(input.value);
    const used = handle.now() as number;
    const reason = input.value.trim() === '' ? 'empty' : 'unreadable';
    const [repair] = x === undefined ? [{ param: '', reason, asked: input.value, used } as const] : handle.set(x);
    if (!repair) return true;
    if (x !== undefined) input.value = writeNumber(handle.now() as number);
    say(sayRepair(repair, ui, lang));
    return false;
  };

  const key = (e: KeyboardEvent<HTMLInputElement>) => {
    if (e.nativeEvent.isComposing) return;
    const input = e.currentTarget;
    const next = /Up|Down/.test(e.key)
      ? keyed(handle.bounds, readNumber(input.value) ?? (handle.now() as number), e)
      : undefined;
    if (next !== undefined) {
      handle.set(next);
      input.value = writeNumber(next);
      say('');
    } else if (e.key === 'Escape' || (e.key === 'Enter' && commit())) finish(true);
    else if (e.key !== 'Enter') return;
    e.preventDefault();
  };

  return (
    <input
      ref={field}
      className="typed"
      type="text"
      // Number pads of phones have no minus.
      inputMode={handle.bounds.min < 0 ? 'text' : 'decimal'}
      enterKeyHint="done"
      autoComplete="off"
      spellCheck={false}
      defaultValue={first || writeNumber(handle.now() ?? 0)}
      aria-label={handle.label()}
      aria-invalid={wrong}
      aria-describedby={said}
      onKeyDown={key}
      onInput={() => say('')}
      onBlur={() => {
        if (closed.current) return;
        commit();
        finish(false);
      }}
    />
  );
}
