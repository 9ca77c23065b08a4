/** One step less, one step more: two buttons around a field, repeating while they are held. */

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Bounds, stepped } from '#spec/number.ts';
import { type Source, useFollowed } from './source.ts';

interface Props {
  readonly bounds: Bounds;
  readonly source: Source<number>;
  readonly onSet: (x: number) => void;
  readonly labels: { readonly less: string; readonly more: string };
  /** Why there is no step that way; said when somebody tries. */
  readonly refusal: (direction: -1 | 1, limit: number) => string;
  readonly onRefuse: (reason: string) => void;
  readonly children: ReactNode;
}

/** Milliseconds before a held button repeats, and between repeats. */
const HOLD = 450;
const REPEAT = 70;

export function Stepper({ bounds, source, onSet, labels, refusal, onRefuse, children }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (direction: -1 | 1): boolean => {
    const now = source.get();
    const next = stepped(bounds, now, direction);
    if (Object.is(next, now)) {
      onRefuse(refusal(direction, now));
      return false;
    }
    onSet(next);
    return true;
  };

  const limitTo = (direction: -1 | 1) => (x: number) => (Object.is(stepped(bounds, x, direction), x) ? x : undefined);
  const lowest = useFollowed(source, limitTo(-1));
  const highest = useFollowed(source, limitTo(1));

  const button = (direction: -1 | 1) => {
    const limit = direction < 0 ? lowest : highest;
    return (
      <button
        type="button"
        aria-label={direction < 0 ? labels.less : labels.more}
        aria-disabled={limit !== undefined || undefined}
        title={limit === undefined ? undefined : refusal(direction, limit)}
        onPointerDown={(event: PointerEvent) => {
          repeated.current = false;
          if (event.button !== 0) return;
          const again = () => {
            repeated.current = true;
            if (go(direction)) timer.current = setTimeout(again, REPEAT);
          };
          stop();
          timer.current = setTimeout(again, HOLD);
        }}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => {
          stop();
          if (!repeated.current) go(direction);
          repeated.current = false;
        }}
      >
        {direction < 0 ? '\u2212' : '+'}
      </button>
    );
  };

  return (
    <span className="stepper">
      {button(-1)}
      {children}
      {button(1)}
    </span>
  );
}
