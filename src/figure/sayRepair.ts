/** A repaired value in words: what was asked, why it could not be had, what is used instead. */

import { formatNumber, type Lang } from '#spec/format.ts';
import type { AnyValue } from '#spec/params.ts';
import type { Repair } from '#spec/settle.ts';
import type { FigureUi } from './ui.ts';

export function sayRepair(repair: Repair, ui: FigureUi, lang: Lang): string {
  const asked = repair.asked.replace(/^-/, '\u2212').replace('Infinity', '∞');
  return ui.repairs[repair.reason](asked, ended(shown(repair.used, lang)));
}

function shown(value: AnyValue, lang: Lang): string {
  if (typeof value === 'number') return formatNumber(value, { as: 'value', digits: 0 }, lang);
  return Array.isArray(value) ? value.map((x: number | string) => shown(x, lang)).join(' ') : String(value);
}

/** What is said of a text that was cut is where it ends now. */
const SAID = 16;

function ended(text: string): string {
  const characters = [...text];
  return characters.length > 2 * SAID ? `…${characters.slice(-SAID).join('')}` : text;
}
