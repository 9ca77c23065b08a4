/** What adding, removing, renaming and pasting items mean for a list and for the names that go with it. */

import { asShares } from '#spec/asShares.ts';
import type { AnyValue, AnyValues, ListParam, NamesParam, Params } from '#spec/params.ts';
import type { Pasted, PastedTable } from '#spec/paste.ts';

export interface Named {
  readonly list: string;
  readonly param: ListParam;
  /** The parameter that names the items, if there is one. */
  readonly names?: { readonly name: string; readonly param: NamesParam };
}

type Patch = { readonly [name: string]: AnyValue };

/** The parameter with the names of a list's items. */
export function namesOf(params: Params, list: string): Named['names'] {
  for (const [name, param] of Object.entries(params)) {
    if (param.kind === 'names' && param.of === list) return { name, param };
  }
  return undefined;
}

/** The lists of a figure that are alike, this one among them: as short, as long, and of shares or not. */
export function alikeTo(params: Params, list: string): readonly Named[] {
  const own = params[list];
  return Object.entries(params).flatMap(([name, param]): readonly Named[] => {
    if (param.kind !== 'list' || own?.kind !== 'list') return [];
    const { minLength, maxLength, shares } = own;
    if (param.minLength !== minLength || param.maxLength !== maxLength || param.shares !== shares) return [];
    const names = namesOf(params, name);
    return [{ list: name, param, ...(names && { names }) }];
  });
}

/** One item more, under the first standard name that is still free. */
export function addItem({ list, param, names }: Named, values: AnyValues): Patch {
  const numbers = { [list]: [...(values[list] as readonly number[]), param.added] };
  if (!names) return numbers;
  const taken = values[names.name] as readonly string[];
  const free = [...names.param.initial, ...names.param.spare].find((name) => !taken.includes(name));
  return { ...numbers, [names.name]: [...taken, free ?? String(taken.length + 1)] };
}

export function removeItem({ list, names }: Named, values: AnyValues, index: number): Patch {
  const without = (name: string) =>
    (values[name] as readonly (number | string)[]).filter((_, i) => i !== index) as AnyValue;
  return names ? { [list]: without(list), [names.name]: without(names.name) } : { [list]: without(list) };
}

/** The item's name or value replaced. */
export function replaceItem<T extends number | string>(name: string, values: AnyValues, index: number, item: T): Patch {
  return { [name]: (values[name] as readonly T[]).map((old, i) => (i === index ? item : old)) as unknown as AnyValue };
}

/** The list becomes what was pasted; items pasted without names keep the names that stand there. */
export function pasteItems({ list, param, names }: Named, values: AnyValues, pasted: Pasted): Patch {
  const numbers = { [list]: asShares(param, pasted.numbers) as readonly number[] };
  if (!names) return numbers;
  return {
    ...numbers,
    [names.name]: pasted.names.length > 0 ? pasted.names : (values[names.name] as readonly string[]),
  };
}

/**
 * Lists that are alike become the columns of what was pasted, each under its heading or else in order.
 *
 * @param called what a list may be called in a heading
 * @returns undefined if there are not as many columns as lists, two at least, or too few lines
 */
export function pasteColumns(
  lists: readonly Named[],
  values: AnyValues,
  table: PastedTable | undefined,
  called: (list: string) => readonly string[],
): Patch | undefined {
  const lines = table?.columns[0]?.length ?? 0;
  if (!table || table.columns.length !== lists.length || lists.some(({ param }) => lines < param.minLength))
    return undefined;
  const headed = lists.map(({ list }) =>
    table.headings.findIndex((heading) => called(list).some((name) => same(name, heading))),
  );
  const places = new Set(headed).size === lists.length && !headed.includes(-1) ? headed : lists.map((_, i) => i);
  const patches = lists.map((list, i) =>
    pasteItems(list, values, {
      numbers: table.columns[places[i] as number] as readonly number[],
      names: table.names,
      unread: [],
    }),
  );
  return Object.assign({}, ...patches) as Patch;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
