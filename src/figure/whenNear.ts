/**
 * Bring what is out of sight to life later, a piece at a time.
 *
 * The prerendered picture is already there; drawing all of a page's figures at once would keep a slow phone busy
 * while its reader wants to scroll.
 */

/** Distance from the window within which a figure is brought to life at once. */
const MARGIN = '600px';

const queue: (() => void)[] = [];

/**
 * @param begin is called once: when the element comes near the window, when the page is printed, or when the browser has
 *   nothing better to do
 * @returns ends whatever `begin` began, or keeps it from beginning
 */
export function whenNear(element: Element, begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  let over = false;
  const start = () => {
    observer?.disconnect();
    removeEventListener('beforeprint', start);
    if (!over && !end) end = begin();
  };
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && start(), { rootMargin: MARGIN });
  if (observer) {
    observer.observe(element);
    addEventListener('beforeprint', start);
    if (queue.push(start) === 1) whenIdle(next);
  } else start();
  return () => {
    over = true;
    observer?.disconnect();
    removeEventListener('beforeprint', start);
    end?.();
  };
}

/** Resolves when the element with this id comes near the window, or somebody turns to it in another way. */
export function near(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const found = () => {
      observer.disconnect();
      element.removeEventListener('focusin', found);
      removeEventListener('beforeprint', found);
      resolve();
    };
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && found(), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    element.addEventListener('focusin', found);
    addEventListener('beforeprint', found);
  });
}

function next(): void {
  queue.shift()?.();
  if (queue.length > 0) whenIdle(next);
}

/** WebKit has no idle callbacks; there a pause must do. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 200);
  else requestIdleCallback(run, { timeout: 2000 });
}
