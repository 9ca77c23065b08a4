/** What the page says about a link that asked for something it cannot have. */

import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import type { AnyValue, Param } from '#spec/params.ts';
import { belowBase } from './addresses.ts';
import type { FigureRepair } from './linkSync.ts';
import { notices as en } from './words/notices.en.ts';
import { notices as zh } from './words/notices.zh.ts';

const WORDS = { zh, en } as const;

/** More than this would be noise; the rest is counted. */
const MOST = 5;

/** @param figures of the page, by id */
export function noticesOf(
  repairs: readonly FigureRepair[],
  figures: { readonly [id: string]: { readonly spec: FigureSpec; readonly words: FigureWords<never> } },
  lang: Lang,
): readonly string[] {
  const words = WORDS[lang];
  const lines = repairs.map((repair) => {
    const figure = figures[repair.figure];
    const param = figure?.spec.params[repair.param];
    const label = figure?.words.params[repair.param] ?? repair.param;
    const used = shown(repair.used, lang, figure?.words.choices?.[repair.param]);
    return words.repaired[repair.reason]({ label, asked: repair.asked, used, item: isItem(param, repair.used) });
  });
  const distinct = [...new Set(lines)];
  if (distinct.length <= MOST) return distinct;
  return [...distinct.slice(0, MOST), words.more(distinct.length - MOST)];
}

/** Lists are repaired item by item, unless nothing of them could be used. */
const isItem = (param: Param | undefined, used: AnyValue): boolean =>
  (param?.kind === 'list' || param?.kind === 'names') && !Array.isArray(used);

/** In characters: a drawing is one text of hundreds. */
const LONGEST = 40;
const cut = (text: string): string => {
  const characters = [...text];
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST).join('')}…`;
};

/** A value as a reader may see it. */
export function shown(used: AnyValue, lang: Lang, choices?: { readonly [choice: string]: string }): string {
  if (typeof used === 'number') return formatNumber(used, { as: 'value', digits: 0 }, lang);
  if (typeof used === 'boolean') return used ? WORDS[lang].yes : WORDS[lang].no;
  if (typeof used === 'string') return choices?.[used] ?? cut(used);
  return used.map((x) => shown(x, lang)).join(', ');
}

/** A link may name a language this book does not speak; the page says so instead of ignoring it. */
export function languageNotice(lang: Lang): readonly string[] {
  const code = new URLSearchParams(location.search).get('lang') ?? belowBase(location.pathname)?.split('/')[1] ?? '';
  return /^(zh|en)?$/i.test(code.split('-')[0] as string) || !/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(code)
    ? []
    : [WORDS[lang].noSuchLanguage(code)];
}
