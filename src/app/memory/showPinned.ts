/** A pinned state: its picture as a ghost behind the live one, and what sets the two apart, after the caption. */

import { atRest } from '#draw/atRest.ts';
import { layerOf } from '#draw/layer.ts';
import { createLive, type Live } from '#figure/live.ts';
import { sceneOf } from '#figure/Picture.tsx';
import type { View } from '#figure/view.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { type AnyValue, type AnyValues, type Params, sameValue } from '#spec/params.ts';
import { EXTRA_WORDS } from '../menu/extraWords.ts';
import { shown } from '../notices.ts';

interface Told {
  readonly view: View<Params, unknown, FigureWords<unknown>>;
  readonly words: FigureWords<unknown>;
  readonly lang: Lang;
}

/** Milliseconds without a change before the difference is told. */
const REST = 250;
const SVG = 'http://www.w3.org/2000/svg';

/** @returns takes it away */
export function showPinned(live: Live, values: AnyValues, told: Told): () => void {
  const figure = document.getElementById(live.spec.id);
  const box = figure?.querySelector<HTMLElement>('.picture');
  const caption = figure?.querySelector('figcaption');
  if (!box || !caption) return () => undefined;

  // A figure of its own, which nobody moves; it asks the same networks.
  const ghost = createLive(live.spec, live.asking?.networks);
  ghost.store.setState(values, true);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'pin');
  svg.setAttribute('aria-hidden', 'true');
  const layer = svg.appendChild(document.createElementNS(SVG, 'g')) as SVGGElement;
  const draw = () => {
    const seen = [...box.querySelectorAll<SVGSVGElement>(':scope > svg:not(.pin)')].find(
      (each) => each.clientWidth > 0,
    );
    if (!seen) return;
    const [, , width = 0, height = 0] = (seen.getAttribute('viewBox') ?? '').split(' ').map(Number);
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const narrow = seen.classList.contains('narrow');
    const holding = { held: undefined, changed: () => undefined };
    told.view.draw(layerOf(layer), sceneOf(ghost, told.words, told.lang, width, height, narrow, holding));
  };
  box.append(svg);
  draw();
  const resized = new ResizeObserver(() => requestAnimationFrame(draw));
  resized.observe(box);
  const ghostMoved = ghost.store.subscribe(draw);

  const line = document.createElement('span');
  line.className = 'pin-line';
  const tell = () => {
    line.textContent = EXTRA_WORDS[told.lang].pinned(differences(live, values, told));
  };
  tell();
  caption.append(line);
  const rest = atRest(REST, tell);
  const moved = live.store.subscribe(rest.changed);

  return () => {
    rest.cancel();
    moved();
    ghostMoved();
    resized.disconnect();
    svg.remove();
    line.remove();
  };
}

/** What is pinned and what is now, parameter by parameter. */
function differences(live: Live, pinned: AnyValues, { words, lang }: Told): readonly string[] {
  const present = live.store.getState() as AnyValues;
  const said = (name: string, value: AnyValue) => shown(value, lang, words.choices?.[name]);
  return Object.keys(pinned)
    .filter((name) => !sameValue(pinned[name] as AnyValue, present[name] as AnyValue))
    .map((name) => {
      const label = words.params[name] ?? name;
      return `${label} ${said(name, pinned[name] as AnyValue)} → ${said(name, present[name] as AnyValue)}`;
    });
}
