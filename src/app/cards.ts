/**
 * The pictures for shared links: title and question of a page over its main figure, drawn by the figure's own code.
 *
 * At build time only. A card has no theme: it is always light.
 */

import { svgText } from '#draw/svgText.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createLive } from '#figure/live.ts';
import { sceneOf } from '#figure/Picture.tsx';
import type { View } from '#figure/view.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { Params } from '#spec/params.ts';
import { langTag } from './addresses.ts';
import tokensCss from './styles/tokens.css?raw';

export interface CardData {
  readonly title: string;
  readonly question: string;
  readonly site: string;
  readonly lang: Lang;
  readonly spec: FigureSpec;
  readonly view: View<Params, unknown, FigureWords<unknown>>;
  readonly words: FigureWords<unknown>;
}

const MARKS = Object.values(
  import.meta.glob<string>('/src/draw/styles/*.css', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64;
/** Where the picture goes, its margin included. */
const ROOM = { top: 206, width: 1100, height: 408 } as const;
const MARGIN = 16;

/** @returns a complete SVG document of 1200 × 630, its colours written out */
export function cardSvg({ title, question, site, lang, spec, view, words }: CardData): string {
  const tokens = lightTokens(tokensCss);
  const colour = (name: string) => tokens[name] ?? '#000';
  const height = view.height.wide;
  // As wide as the room is at this height, so that the picture fills it.
  const scale = ROOM.height / (height + 2 * MARGIN);
  const width = Math.round(ROOM.width / scale - 2 * MARGIN);
  const scene = sceneOf(createLive(spec), words, lang, width, height, false, { held: undefined, changed: () => {} });
  const picture = svgText((layer) => view.draw(layer, scene), {
    width,
    height,
    title,
    css: MARKS,
    tokens,
    lang: langTag(lang),
    margin: MARGIN,
  });
  const placed = picture.replace(
    / width="\d+" height="\d+"/,
    ` x="${(WIDTH - ROOM.width) / 2}" y="${ROOM.top}" width="${ROOM.width}" height="${ROOM.height}"`,
  );
  const line = (y: number, font: number, fill: string, text: string, bold = false) => {
    const fits = Math.min(font, (font * (WIDTH - 2 * EDGE)) / textWidth(text, font));
    return `<text x="${EDGE}" y="${y}" font-size="${fits.toFixed(1)}" fill="${colour(fill)}"${bold ? ' font-weight="700"' : ''}>${escaped(text)}</text>`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('--paper')}"/>`,
    ...(title === site ? [] : [line(58, 24, '--ink-2', site)]),
    line(122, 56, '--ink', title, true),
    line(176, 30, '--ink', question),
    placed,
    '</svg>',
  ].join('\n');
}

/** The tokens of the light theme, which stand before the dark ones. */
function lightTokens(css: string): { readonly [name: string]: string } {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const light = bare.slice(0, bare.indexOf("[data-theme='dark']"));
  return Object.fromEntries(
    [...light.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, (value as string).trim()]),
  );
}

const escaped = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
