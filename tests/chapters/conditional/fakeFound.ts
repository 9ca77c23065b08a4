/** A network and a corpus small enough to compute by hand: five tokens, one after the other with known shares. */

import type { Corpus } from '#nets/corpus.ts';
import type { Speaker } from '#nets/speaker.ts';
import type { Found } from '#spec/figure.ts';

export const TOKENS = ['\n', '床', '前', '明', '月'] as const;

/** The next token of the list has half of the area, the other four an eighth each. */
export const speaker = {
  size: TOKENS.length,
  context: 32,
  end: 0,
  token: (id: number) => TOKENS[id] as string,
  read: (text: string) => {
    const ids: number[] = [];
    const lost: { at: number; character: string }[] = [];
    [...text].forEach((character, at) => {
      const id = (TOKENS as readonly string[]).indexOf(character);
      if (id < 0) lost.push({ at, character });
      else ids.push(id);
    });
    return { ids: Int32Array.from(ids), lost };
  },
  next: (ids: ArrayLike<number>) => {
    const last = ids.length === 0 ? 0 : (ids[ids.length - 1] as number);
    return Float32Array.from(TOKENS, (_, id) => (id === (last + 1) % TOKENS.length ? Math.log(4) : 0));
  },
} as unknown as Speaker;

/** 床前明月, 床前, 明月: three texts, eleven tokens with their ends. */
export const corpus: Corpus = {
  ids: Uint16Array.of(1, 2, 3, 4, 0, 1, 2, 0, 3, 4, 0),
  token: (id) => TOKENS[id] as string,
  size: TOKENS.length,
};

export const FOUND: Found = { poet: speaker, tang: corpus };
