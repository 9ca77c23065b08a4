/** A mouse or a finger, moved through Chromium's own input queue: nothing of it runs as script in the page. */

import type { CDPSession } from 'playwright-core';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Pointer {
  readonly press: (at: Place) => Promise<unknown>;
  /** Settles when the page has taken the event; a hand does not wait for that. */
  readonly move: (to: Place) => Promise<unknown>;
  readonly release: (at: Place) => Promise<unknown>;
}

export function mouse(session: CDPSession): Pointer {
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Place, buttons: number) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1 });
  return {
    press: async (at) => {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
      await send('mousePressed', at, 1);
    },
    move: (to) => send('mouseMoved', to, 1),
    release: (at) => send('mouseReleased', at, 0),
  };
}

export function finger(session: CDPSession): Pointer {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (at) => send('touchStart', [at]),
    move: (to) => send('touchMove', [to]),
    release: () => send('touchEnd', []),
  };
}
