/**
 * A knob stays in the hand that moves it while the networks of its figure are still on their way.
 *
 * @vitest-environment jsdom
 */

import { describe, expect, it } from 'vitest';
import { markup } from '#draw/markup.ts';
import { createLive } from '#figure/live.ts';
import { createNetworks } from '#figure/networks.ts';
import { sceneOf } from '#figure/Picture.tsx';
import type { View } from '#figure/view.ts';
import type { Chapter, ChapterWords } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import { openIn } from '#spec/openIn.ts';
import type { NumberParam, Params } from '#spec/params.ts';

type AnyView = View<Params, unknown, FigureWords<unknown>>;

const CHAPTERS = import.meta.glob<Chapter>('/chapters/*/chapter.ts', { import: 'chapter', eager: true });
const WORDS = import.meta.glob<ChapterWords>('/chapters/*/{zh,en}.words.ts', { import: 'default', eager: true });

const asking = Object.entries(CHAPTERS).flatMap(([path, { figures }]) =>
  Object.values(figures)
    .filter(({ spec }) => spec.nets)
    .map(({ spec, load }) => ({ id: spec.id, path, spec: spec as unknown as FigureSpec, load })),
);

const never = { size: () => 1, load: () => new Promise<never>(() => {}) };

it('some figures ask networks', () => expect(asking.length).toBeGreaterThan(3));

describe.each(['zh', 'en'] as const)('in %s', (lang) => {
  it.each(asking)('$id', async ({ path, id, spec, load }) => {
    const view = (await load()).view as unknown as AnyView;
    const words = WORDS[path.replace('chapter.ts', `${lang}.words.ts`)]?.[id] as FigureWords<unknown>;
    const opens = openIn(spec, lang);
    const knobs = (live: ReturnType<typeof createLive>) => {
      const scene = sceneOf(live, words, lang, 882, view.height.wide, false, { held: undefined, changed: () => {} });
      const drawn = markup((layer) => view.draw(layer, scene));
      return [...drawn.matchAll(/data-param="([^"]+)"/g)].flatMap(([, names]) => (names as string).split(' '));
    };
    const first = knobs(createLive(opens, createNetworks(never)));
    expect(first.length).toBeGreaterThan(0);
    for (const name of first) {
      const p = spec.params[name];
      if (p?.kind !== 'number') continue;
      for (const step of [p.step, -p.step]) {
        const live = createLive(opens, createNetworks(never));
        const from = live.store.getState()[name] as number;
        live.set({ [name]: Math.min(p.max, Math.max((p as NumberParam).min, from + step)) });
        expect(knobs(live), `${name} after ${step}`).toContain(name);
      }
    }
  });
});
