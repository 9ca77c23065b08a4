/** A speaker small enough to be computed by hand: what it says depends on the last token alone. */

import type { Speaker } from '#nets/speaker.ts';

const CHARACTERS = ['\n', ...'床前明月光，疑是地上霜。举头望低思故乡色亮下白日依山尽'];

/**
 * Logit of `next` after `last`: high for the character that follows in the vocabulary, else a fixed spread.
 *
 * The spread is a permutation of 0 to 1 in equal steps, so that no two logits are equal.
 */
function logit(last: number, next: number): number {
  const size = CHARACTERS.length;
  return (next === (last + 1) % size ? 6 : 0) + (((next * 7 + last * 3) % size) / size) * 2;
}

/** @param context tokens it sees, the one that begins a text included */
export function smallSpeaker(context = 9): Speaker & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    size: CHARACTERS.length,
    context,
    end: 0,
    token: (id: number) => CHARACTERS[id] ?? '',
    read: (text: string) => {
      const all = [...text].map((character) => ({ character, id: CHARACTERS.indexOf(character) }));
      return {
        ids: Int32Array.from(all.filter(({ id }) => id >= 0).map(({ id }) => id)),
        lost: all.flatMap(({ character, id }, at) => (id < 0 ? [{ at, character }] : [])),
      };
    },
    next: (ids: ArrayLike<number>) => {
      const list = Array.from(ids);
      asked.push(list.map((id) => CHARACTERS[id]).join(''));
      return Float32Array.from(CHARACTERS, (_, next) => logit(list.at(-1) ?? 0, next));
    },
    state: (ids: ArrayLike<number>) => Float32Array.from({ length: 20 }, (_, i) => Math.sin(i + ids.length)),
  } as unknown as Speaker & { readonly asked: string[] };
}
