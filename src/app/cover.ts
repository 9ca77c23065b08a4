/**
 * Keeps parameters of an embedded figure out of sight (`hide=`) or as they are (`lock=`), whatever figure it is.
 *
 * For the eye alone: the address, the link into the book and what the page tells the page around still hold everything.
 */

import type { Live } from '#figure/live.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { type AnyValues, initialValues } from '#spec/params.ts';
import { coverTable } from './coverTable.ts';
import { maskValues } from './maskValues.ts';

export interface Wish {
  /** Names of parameters, as the address has them. */
  readonly hide: readonly string[];
  readonly lock: readonly string[];
  /** Actions below the picture, and the layers that show little else than a parameter. */
  readonly view: {
    readonly actions?: readonly string[];
    readonly covers?: { readonly [param: string]: readonly string[] };
  };
  readonly words: FigureWords<never>;
  readonly lang: Lang;
  /** What holds the figure. */
  readonly root: HTMLElement;
}

/** Only these live parts are changed; before anything is drawn from them. */
type Open = { -readonly [K in 'set' | 'spec']: Live[K] };

/** @returns what could not be done, in the language of the page */
export function cover(live: Live, { hide, lock, view, words, lang, root }: Wish): readonly string[] {
  const named = namesOf(live);
  const hidden = known(hide, named);
  const fixed = new Set([...hidden, ...known(lock, named)]);
  guard(live, fixed);
  addStyle(styleOf(live, [...fixed], [...hidden], view));
  if (hidden.size > 0) (live as Open).spec = { ...live.spec, table: coverTable(live, [...hidden], words) };
  const look = () => {
    disable(root, fixed);
    if (hidden.size > 0) maskValues(root, live, [...hidden], words);
  };
  new MutationObserver(look).observe(root, { childList: true, characterData: true, subtree: true });
  return [...new Set([...hide, ...lock])]
    .filter((name) => !named.has(name))
    .map((name) => SAID[lang](name.slice(0, 40)));
}

const SAID = {
  zh: (name: string) => `这幅图没有叫“${name}”的参数，藏不了也锁不住。`,
  en: (name: string) => `This figure has no parameter “${name}” to hide or to lock.`,
};

/** Whatever a link may call a parameter. */
function namesOf({ spec }: Live): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(spec.params).flatMap(([name, p]) =>
      [name, ...(p.aliases ?? [])].flatMap((key): [string, string][] => [
        [key, name],
        [`${spec.id}.${key}`, name],
      ]),
    ),
  );
}

const known = (asked: readonly string[], named: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(asked.flatMap((name) => named.get(name) ?? []));

/** Presets, the way back and own code of figures come through here, too. */
function guard(live: Live, fixed: ReadonlySet<string>): void {
  const { set } = live;
  (live as Open).set = (patch) => set(Object.fromEntries(Object.entries(patch).filter(([name]) => !fixed.has(name))));
}

function styleOf(live: Live, fixed: readonly string[], hidden: readonly string[], view: Wish['view']): string {
  const acts = (view.actions ?? []).filter((name) => touches(live, name, fixed));
  const gone = [
    ...fixed.flatMap((a) => [a, ...fixed.map((b) => `${a} ${b}`)]).map((names) => `.handle[data-param="${names}"]`),
    ...hidden.map((name) => `.control[data-param="${name}"]`),
    ...hidden.flatMap((name) => view.covers?.[name] ?? []).map((layer) => `.picture [data-layer="${layer}"]`),
    ...acts.map((name) => `[data-act="${name}"]`),
    ...(acts.length > 0 && acts.length === (view.actions ?? []).length && !live.spec.runs ? ['.acts'] : []),
  ];
  const dim = fixed.map((name) => `.control[data-param="${name}"]`).join();
  return `${gone.join()}{display:none!important}${dim}{opacity:.7}`;
}

/** Whether an action sets what is to stay. */
function touches({ spec, store }: Live, name: string, fixed: readonly string[]): boolean {
  const to = spec.actions?.[name]?.to;
  const patch = to?.(initialValues(spec.params)) ?? to?.(store.getState() as AnyValues as never);
  return fixed.some((param) => patch !== undefined && Object.hasOwn(patch, param));
}

/** Not part of the page's text: its policy allows no style that is written into it. */
function addStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function disable(root: Element, fixed: ReadonlySet<string>): void {
  for (const name of fixed)
    for (const part of root.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
      `.control[data-param="${name}"] :is(input, button, textarea)`,
    ))
      if (!part.disabled) part.disabled = true;
}
