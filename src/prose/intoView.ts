/**
 * Bring a figure's picture on the screen if most of it is off it, and leave the page alone otherwise.
 *
 * @returns what brings it there; undefined where it is there already
 */
export function wayTo(id: string): (() => void) | undefined {
  const figure = document.getElementById(id);
  // Below a picture there may be more controls than a screen holds: what changes is to be seen.
  const element = figure?.querySelector('.picture-box') ?? figure;
  if (!element) return undefined;
  const { top, bottom, height } = element.getBoundingClientRect();
  const screen = window.innerHeight;
  const shown = Math.min(bottom, screen) - Math.max(top, 0);
  if (shown >= Math.min(height, screen) / 2) return undefined;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return () =>
    element.scrollIntoView({ block: height < screen ? 'center' : 'start', behavior: still ? 'auto' : 'smooth' });
}
