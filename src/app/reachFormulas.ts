/** Whoever comes by keyboard can also scroll a formula that is wider than the page; not every browser sees to it. */

/** @returns a function that ends it */
export function reachFormulas(): () => void {
  const reach = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    for (const box of document.querySelectorAll<HTMLElement>('.formula'))
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
  };
  addEventListener('keydown', reach);
  return () => removeEventListener('keydown', reach);
}
