/**
 * A prerendered part of the page whose code comes later.
 *
 * Until it has come React leaves the part as it was prerendered, and so must not be given anything new for it: it would
 * throw the part away and show nothing.
 */

import { type ComponentType, type ReactElement, Suspense, useRef, useState } from 'react';
import { useBeforePaint } from './useBeforePaint.ts';
import type { Waited } from './waited.ts';

interface Props<P extends object> {
  readonly part: () => Waited<ComponentType<P>>;
  /** What the part is given. */
  readonly props: P;
}

export function Later<P extends object>({ part, props }: Props<P>) {
  const [alive, setAlive] = useState(false);
  const now = (
    <Suspense fallback={null}>
      <Arrived part={part} props={props} setAlive={setAlive} />
    </Suspense>
  );
  const first = useRef<ReactElement>();
  first.current ??= now;
  return alive ? now : first.current;
}

function Arrived<P extends object>({ part, props, setAlive }: Props<P> & { setAlive: (alive: true) => void }) {
  const Part = part().read();
  useBeforePaint(() => setAlive(true), [setAlive]);
  return <Part {...props} />;
}
