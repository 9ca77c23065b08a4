/** What adding, removing, renaming and pasting items mean for a list and for the names that go with it. */

import { asShares } from '#spec/asShares.ts';
import type { AnyValue, AnyValues, ListParam, NamesParam, Params } from '#spec/params.ts';
import type { Pasted } from '#spec/paste.ts';

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
