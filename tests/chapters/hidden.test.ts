/**
 * A choice that an embed page hides is not told by other words either: whatever it is, the figure says the same but for
 * numbers and names. Every figure, every choice and switch.
 *
 * @vitest-environment jsdom
 */

import { beforeAll, describe, expect, it } from 'vitest';
import { hasWord, keyWith } from '#app/commonText.ts';
import { cover, type Wish } from '#app/cover.ts';
import { otherwise } from '#app/otherwise.ts';
import { foundOnDisk } from '#build/foundOnDisk.ts';
import { layerOf } from '#draw/layer.ts';
import { createLive, type Live } from '#figure/live.ts';
import { namedTable } from '#figure/namedTable.ts';
import { sceneOf } from '#figure/Picture.tsx';
import type { View } from '#figure/view.ts';
import type { Chapter, ChapterWords } from '#prose/chapter.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { writeLink } from '#spec/link.ts';
import { type AnyValue, initialValues, type Params } from '#spec/params.ts';

const CHAPTERS = import.meta.glob<Chapter>('/chapters/*/chapter.ts', { import: 'chapter', eager: true });
const WORDS = import.meta.glob<ChapterWords>('/chapters/*/{zh,en}.words.ts', { import: 'default', eager: true });
const NETWORKS = await foundOnDisk();
/** As many draws as are enough to know the words. */
const DRAWS = 500;

type AnyView = View<Params, unknown, FigureWords<unknown>>;

/** With its networks, and a sample that is there at once. */
function whole({ sample, nets: _, ...spec }: FigureSpec): FigureSpec {
  const size = (values: never) => sample && Math.min(DRAWS, sample(values, NETWORKS).size);
  return { ...spec, model: (values) => spec.model(values, size(values as never), NETWORKS) };
}

beforeAll(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  (globalThis as unknown as { CSSStyleSheet: unknown }).CSSStyleSheet = class {
    replaceSync() {}
  };
});

/** All that a page says where the parameter is hidden and has this value. */
async function saidAt(
  spec: FigureSpec,
  view: AnyView,
  told: FigureWords<never>,
  lang: Lang,
  name: string,
  at: AnyValue,
) {
  const live = createLive(spec) as Live;
  const words = { ...told };
  const own = { ...view };
  const root = document.createElement('div');
  root.innerHTML = '<div class="picture"><svg><g></g></svg></div>';
  live.store.setState({ ...initialValues(spec.params), [name]: at }, true);
  cover(live, { hide: [name], lock: [], view: own as Wish['view'], words, lang, root });
  // Drawing is the slow part, and is covered alike in both languages.
  if (lang === 'zh') {
    const still = { held: undefined, changed: () => {} };
    const scene = sceneOf(live, words as never, lang, 882, own.height.wide, false, still);
    own.draw(layerOf(root.querySelector('g') as SVGGElement), scene as never);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { data } = otherwise(live, [name], words)?.() ?? { data: [] };
  const key = keyWith(data);
  const { columns, rows, total = [] } = namedTable(live, words);
  const once = (texts: readonly string[]) => [...new Set(texts.map(key))].filter(hasWord).sort();
  const drawn = [...root.querySelectorAll('text, tspan')].map((text) => text.textContent ?? '');
  return {
    sentence: key(words.summary(live.model() as never)),
    picture: once(drawn),
    table: once([...rows, total].flat().filter((cell) => typeof cell === 'string')),
    columns: columns.filter((column) => !column.startsWith('?')),
    link: writeLink(live.spec, live.store.getState()),
  };
}

describe.each(Object.entries(CHAPTERS))('%s', (path, { figures }) => {
  it.each(Object.values(figures).map(({ spec, load }) => [spec.id, spec as unknown as FigureSpec, load] as const))(
    '%s',
    async (_, spec, load) => {
      const view = (await load()).view as unknown as AnyView;
      for (const lang of ['zh', 'en'] as const) {
        const words = WORDS[path.replace('chapter.ts', `${lang}.words.ts`)]?.[spec.id] as FigureWords<never>;
        for (const [name, p] of Object.entries(spec.params)) {
          if (p.kind !== 'choice' && p.kind !== 'flag') continue;
          const [first, ...others] = p.kind === 'flag' ? [false, true] : p.choices;
          const at = (value: AnyValue) => saidAt(whole(spec), view, words, lang, name, value);
          const said = await at(first as AnyValue);
          expect(said.link).toBe('');
          for (const other of others) expect(await at(other), `${name} ${other} ${lang}`).toEqual(said);
        }
      }
    },
  );
});
