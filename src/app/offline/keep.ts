/** A page of the book asks its browser to keep the whole book, and hears how far that is. */

import { hrefOf } from '../addresses.ts';
import type { FromWorker, ToWorker } from './told.ts';

export type Kept =
  | { readonly state: 'none' | 'kept' | 'failed' }
  | { readonly state: 'keeping'; readonly got: number; readonly of: number; readonly bytes: number };

export interface Keeper {
  readonly changed: (kept: Kept) => void;
  /** A newer edition is here, and is shown once it is asked for. */
  readonly newer: (show: () => void) => void;
}

/** Milliseconds between two looks whether the reader's hand is free. */
const LOOK = 1000;

/** Hundreds of files coming in would be felt in a drag. */
async function handIsFree(): Promise<void> {
  while (document.querySelector(':active, .held')) await new Promise((resolve) => setTimeout(resolve, LOOK));
}

/** Never fails: private windows and insecure hosts have no service workers, and the book does without. */
export async function keepBook({ changed, newer }: Keeper): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  let ended = false;
  const end = (state: 'kept' | 'failed') => {
    ended = true;
    changed({ state });
  };
  workers.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    // What is told late, or of a newer edition, takes nothing back.
    if (data?.areaMap === 'keeping' && !ended) {
      const { got, of, bytes } = data;
      changed({ state: 'keeping', got, of, bytes });
    }
  });
  // Whichever page turned to the new edition, all pages of the book do.
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    const again = controlled;
    controlled = true;
    if (!again) return;
    // The address may not be written yet, and what is written while a page is left comes too late for the next.
    dispatchEvent(new Event('pagehide'));
    location.reload();
  });
  await handIsFree();
  try {
    const registration = await workers.register(hrefOf('/sw.js'), { updateViaCache: 'none' });
    const offer = (worker: ServiceWorker) => newer(() => worker.postMessage('take over' satisfies ToWorker));
    const watch = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && registration.active) offer(worker);
        else if (worker.state === 'activated') end('kept');
        else if (worker.state === 'redundant' && !registration.active) end('failed');
      });
    if (registration.active) end('kept');
    if (registration.waiting && registration.active) offer(registration.waiting);
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
  } catch {
    end('failed');
  }
}
