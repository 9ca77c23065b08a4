/** A figure's present state as a file: the visible picture, its table, or everything it knows. Loaded when asked for. */

import type { FigureWords } from '#spec/figure.ts';
import { writeLink } from '#spec/link.ts';
import { exportCsv } from './exportCsv.ts';
import { exportJson } from './exportJson.ts';
import { exportPng } from './exportPng.ts';
import { exportSvg } from './exportSvg.ts';
import type { Live } from './live.ts';
import { namedTable } from './namedTable.ts';
import { fileName, saveFile } from './saveFile.ts';

export type Kind = 'svg' | 'png' | 'csv' | 'json';

interface From {
  readonly live: Live;
  readonly words: FigureWords<never>;
  /** The element of the figure in the page. */
  readonly figure: HTMLElement;
  /** Address that opens this state. */
  readonly link: string;
  /** Address of the figure's own page. */
  readonly page: string;
  /** Of a PNG: pixels to a pixel of the page. */
  readonly scale?: number | undefined;
}

/**
 * @returns the name of the file
 * @throws if the browser cannot make it
 */
export async function takeAway(kind: Kind, from: From): Promise<string> {
  const { live, page, scale } = from;
  const ending = scale === undefined ? kind : `${scale}x.${kind}`;
  const name = fileName(page, writeLink(live.spec, live.store.getState()), ending);
  saveFile(name, await content(kind, from));
  return name;
}

async function content(kind: Kind, { live, words, figure, link, scale }: From): Promise<Blob> {
  if (kind === 'json') return new Blob([exportJson(live, link)], { type: 'application/json' });
  if (kind === 'csv') {
    const table = namedTable(live, words);
    const heads = table.columns.map((column) => words.columns[column] ?? column);
    return new Blob([exportCsv(table, heads)], { type: 'text/csv' });
  }
  const drawings = [...figure.querySelectorAll<SVGSVGElement>('.picture > svg')];
  const seen = drawings.find((svg) => getComputedStyle(svg).display !== 'none');
  if (!seen) throw new Error(`figure ${live.spec.id} has no visible picture`);
  const drawn = exportSvg(seen, words.title, words.summary(live.model() as never));
  return kind === 'png' ? exportPng(drawn, scale) : new Blob([drawn.text], { type: 'image/svg+xml' });
}
