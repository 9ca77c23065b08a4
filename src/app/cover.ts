/**
 * Keeps parameters of an embedded figure out of sight (`hide=`) or as they are (`lock=`), whatever figure it is.
 *
 * For the eye alone: the address, the link into the book and what the page tells the page around still hold everything.
 */

import { detached } from '#draw/markup.ts';
import type { Live } from '#figure/live.ts';
import type { View } from '#figure/view.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { type AnyValues, initialValues, type Params } from '#spec/params.ts';
import { commonText, hasWord, keyWith } from './commonText.ts';
import { coverTable } from './coverTable.ts';
import { maskSentence, maskValues, SPOKEN } from './maskValues.ts';
import { notChoices, type Otherwise, otherwise } from './otherwise.ts';

export interface Wish {
  /** Names of parameters, as the address has them. */
  readonly hide: readonly string[];
  readonly lock: readonly string[];
  /** Actions below the picture, and the layers that show little else than a parameter. */
  readonly view: {
    readonly actions?: readonly string[];
    readonly covers?: { readonly [param: string]: readonly string[] };
    readonly draw?: View<Params, unknown, FigureWords<unknown>>['draw'];
  };
  readonly words: FigureWords<never>;
  readonly lang: Lang;
  /** What holds the figure. */
  readonly root: HTMLElement;
}

/** Only these parts are changed; before anything is drawn from them. */
type Open = { -readonly [K in 'set' | 'spec' | 'openingModel']: Live[K] };
type OpenWords = { -readonly [K in 'summary']: FigureWords<never>[K] };
type OpenView = { -readonly [K in 'draw']: Wish['view'][K] };

/** @returns what could not be done, in the language of the page */
export function cover(live: Live, { hide, lock, view, words, lang, root }: Wish): readonly string[] {
  const named = namesOf(live);
  const hidden = known(hide, named);
  const fixed = new Set([...hidden, ...known(lock, named)]);
  guard(live, fixed);
  addStyle(styleOf(live, [...fixed], [...hidden], view));
  const names = [...hidden];
  const mask = names.length > 0 ? hideFrom(live, names, words, view) : () => true;
  const look = () => {
    disable(root, fixed);
    if (names.length > 0) maskValues(root, live, names, words, mask);
  };
  const watched = { childList: true, characterData: true, subtree: true, attributeFilter: [...SPOKEN] };
  new MutationObserver(look).observe(root, watched);
  return [...new Set([...hide, ...lock])]
    .filter((name) => !named.has(name))
    .map((name) => SAID[lang](name.slice(0, 40)));
}

/**
 * Takes it out of all that the figure says of itself: sentence, table, links, files.
 *
 * @returns whether a text of the picture would be there whatever is hidden
 */
function hideFrom(
  live: Live,
  names: readonly string[],
  words: FigureWords<never>,
  view: Wish['view'],
): (text: string) => boolean {
  const others = otherwise(live, names, words);
  const { spec } = live;
  // Another object than the model of the same values now: only the prerendered page shows it whole.
  const opening = { ...(live.openingModel() as object) };
  (live as Open).openingModel = () => opening;
  const unsaid = Object.fromEntries(names.map((name) => [name, { ...spec.params[name], unsaid: true } as const]));
  const params = { ...spec.params, ...unsaid } as Params;
  (live as Open).spec = { ...spec, params, table: coverTable(live, names, words, others) };
  const { summary } = words;
  const rest = notChoices(live, names);
  (words as OpenWords).summary = (model) => {
    const whole = summary(model);
    if (model === opening) return whole;
    return maskSentence(others ? commonSentence(whole, summary, others()) : whole, live, rest, words);
  };
  if (!others) return () => true;
  let texts: readonly ReadonlySet<string>[] = [];
  let key = keyWith([]);
  const { draw } = view;
  if (draw)
    (view as OpenView).draw = (layer, scene) => {
      draw(layer, scene);
      const { states, data } = others();
      key = keyWith(data);
      texts = states.map(
        ({ values, model, bare }) =>
          new Set(
            textsOf(detached((other) => draw(other, { ...scene, values, model }))).map((text) => key(bare(text))),
          ),
      );
    };
  return (text) => {
    const own = key(text);
    return !hasWord(own) || texts.every((each) => each.has(own));
  };
}

const commonSentence = (whole: string, summary: FigureWords<never>['summary'], { states, data }: Otherwise): string =>
  commonText(
    whole,
    states.map(({ model }) => summary(model as never)),
    data,
  );

/** As they stand in a picture, piece by piece. */
function textsOf(group: Element): readonly string[] {
  const nodes = [...group.querySelectorAll('text, tspan, p, span')].flatMap((element) => [...element.childNodes]);
  return nodes.filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue ?? '');
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
