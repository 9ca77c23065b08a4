/** Copy by way of a selection, which also works in sandboxed frames and asks the browser for no permission. */

/**
 * @param host an element on screen, in which the text stands for a moment
 * @returns whether the browser copied it
 */
export function copyText(text: string, host: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  host.append(field);
  field.focus({ preventScroll: true });
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
