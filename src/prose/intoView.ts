/** Bring a figure's picture on the screen if most of it is off it, and leave the page alone otherwise. */
export function intoView(id: string): void {
  const figure = document.getElementById(id);
  // Below a picture there may be more controls than a screen holds: what changes is to be seen.
  const element = figure?.querySelector('.picture-box') ?? figure;
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const screen = window.innerHeight;
  const shown = Math.min(bottom, screen) - Math.max(top, 0);
  if (shown >= Math.min(height, screen) / 2) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: height < screen ? 'center' : 'start', behavior: still ? 'auto' : 'smooth' });
}
