/** A classic script of the book for an embed page: it can be had from a sandboxed frame, where nothing can be fetched. */

import { hrefOf } from './addresses.ts';

/** @param path below the base; fails if it does not come */
export function loadScript(path: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = hrefOf(path);
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`${path} did not come`));
    };
    signal?.addEventListener('abort', () => element.remove());
    document.head.append(element);
  });
}
