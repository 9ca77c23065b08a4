// @vitest-environment jsdom
/** Parameters kept out of sight or as they are, at a figure that knows nothing of it. */

import { beforeEach, expect, it } from 'vitest';
import { cover, type Wish } from '#app/cover.ts';
import { layerOf } from '#draw/layer.ts';
import { createLive, type Live } from '#figure/live.ts';
import { namedTable } from '#figure/namedTable.ts';
import type { FigureWords } from '#spec/figure.ts';
import { writeLink } from '#spec/link.ts';
import { spec, words } from '../figure/fixture.ts';

let style = '';
(globalThis as unknown as { CSSStyleSheet: unknown }).CSSStyleSheet = class {
  replaceSync(text: string) {
    style = text;
  }
};

let root: HTMLElement;
let live: Live;
let told: { -readonly [K in keyof FigureWords<never>]: FigureWords<never>[K] };
const wish = (hide: readonly string[], lock: readonly string[] = []) =>
  cover(live, {
    hide,
    lock,
    view: { actions: ['double', 'flat'], covers: { logits: ['bars'] } },
    words: told,
    lang: 'en',
    root,
  });
/** After what has just been drawn. */
const seen = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return [...root.querySelectorAll('text')].map((text) => text.textContent);
};

beforeEach(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  live = createLive(spec) as unknown as Live;
  told = { ...(words as unknown as FigureWords<never>) };
  root = document.body.appendChild(document.createElement('div'));
});

it('takes away knobs, controls, layers and buttons of what is hidden', () => {
  expect(wish(['logits'])).toEqual([]);
  expect(style).toContain('.handle[data-param="logits"]');
  expect(style).toContain('.control[data-param="logits"]');
  expect(style).toContain('[data-layer="bars"]');
  expect(style).not.toContain('data-param="u"');
});

it('takes only the knob of what is locked, and leaves its control to be seen', async () => {
  wish([], ['u']);
  expect(style).toContain('.handle[data-param="u"]');
  expect(style).not.toMatch(/control\[data-param="u"\]\{display/);
  root.innerHTML = '<div class="control" data-param="u"><input><button></button></div><input>';
  await seen();
  expect([...root.querySelectorAll('input')].map((input) => input.disabled)).toEqual([true, false]);
});

it('lets nothing change what is hidden or locked, and all else', () => {
  wish(['logits'], ['u']);
  live.set({ logits: [1, 2], u: 0.9, stage: 1 });
  expect(live.store.getState()).toMatchObject({ logits: [3.5, 1.2, 0.3], u: 0.42, stage: 1 });
});

it('leaves the column and the formulas out of the table, but not of the prerendered one', () => {
  wish(['logits']);
  const table = namedTable(live, told);
  expect(table.columns).toEqual(['item', 'share']);
  expect(table.rows.flat().some((cell) => typeof cell === 'object' && cell.how)).toBe(false);
  expect(table.total).toHaveLength(2);
  expect(namedTable(live, told, live.openingModel()).columns).toHaveLength(3);
});

it('covers numbers beside knobs, after names and in the sentence, and no others', async () => {
  live.set({ temperature: 0.3 });
  live.set({ first: 2 });
  told.summary = () => 'A minus 1.2, B 1.2: 35%, first bar 2, u 0.42';
  wish(['logits', 'u']);
  expect(told.summary(live.model() as never)).toBe('A minus 1.2, B ?: 35%, first bar 2, u ?');
  root.innerHTML = `<div class="picture"><svg>
    <g class="handle" data-param="logits" transform="translate(100,50)"></g>
    <text x="110" y="40">3.5</text><text x="110" y="60">9</text><text x="100" y="300">at 1.2</text>
    <text x="400" y="400">u = 0.42</text><text x="400" y="420">T = 0.3</text><text x="90" y="40">−3.5</text><text x="400" y="440">0.42</text>
  </svg></div>`;
  expect(await seen()).toEqual(['?', '9', 'at 1.2', 'u = ?', 'T = 0.3', '−3.5', '?']);
  // What is drawn anew is covered anew.
  (root.querySelector('text') as Element).textContent = '1.2';
  expect((await seen())[0]).toBe('?');
  (root.querySelector('text') as Element).textContent = '7';
  expect((await seen())[0]).toBe('7');
});

it('leaves the number at another knob, of a parameter in sight that has the same value', async () => {
  live.set({ temperature: 0.3 });
  wish(['logits']);
  root.innerHTML = `<div class="picture"><svg>
    <g class="handle" data-param="logits" transform="translate(100,100)"></g>
    <g class="handle" data-param="temperature" transform="translate(40,50)"></g>
    <text x="40" y="40">0.3</text><text x="100" y="110">0.3</text>
  </svg></div>`;
  expect(await seen()).toEqual(['0.3', '?']);
});

it('covers the words of hidden choices, texts and names, and no part of another word', async () => {
  live.set({ base: '10', note: 'moon', names: ['光', '色', 'sun'] });
  told.summary = () => 'Often the moon and the sun';
  wish(['base', 'note', 'names']);
  root.innerHTML = `<div class="picture"><svg aria-label="base ten">
    <text>base ten</text><text>m oo ␣n</text><text>often</text><text>Ten moons</text><text>moon</text><text>光和影</text>
  </svg></div>`;
  expect(await seen()).toEqual(['base ?', '?', 'often', '? ?', '?', '?和影']);
  expect(root.querySelector('svg')?.ariaLabel).toBe('base ?');
  expect(told.summary(live.model() as never)).toBe('Often the ? and the ?');
});

it('leaves a word that a parameter in sight also has', () => {
  live.set({ note: 'ten', base: '10' });
  told.summary = () => 'in base ten';
  wish(['note']);
  expect(told.summary(live.model() as never)).toBe('in base ten');
});

it('leaves no control of a hidden choice, flag or text', () => {
  wish(['base', 'ties', 'note']);
  for (const name of ['base', 'ties', 'note']) expect(style).toContain(`.control[data-param="${name}"]`);
});

it('covers hidden words in the table, and names and texts that head its rows', () => {
  live.set({ note: '光 色亮' });
  wish(['note']);
  expect(namedTable(live, told).rows.map(([head]) => head)).toEqual(['?', '?', '?']);
  expect(namedTable(live, told).total?.[0]).toBe('total');
});

it('covers hidden words in the table where they stand, and leaves its other rows', () => {
  live.set({ names: ['x moon', '色', '亮'], note: 'moon' });
  wish(['note']);
  const { rows } = namedTable(live, told);
  expect(rows.map(([head]) => head)).toEqual(['x ?', '色', '亮']);
});

it('says which names it does not know', () => {
  expect(wish(['logit'], ['sums.u'])).toEqual(['This figure has no parameter “logit” to hide or to lock.']);
});

it('says of a hidden choice only what would be said whatever it were', async () => {
  const model = spec.model;
  live = createLive({
    ...spec,
    model: (values) => ({ ...model(values), how: values.base === 'e' ? 'naturally' : 'by hand' }),
  }) as unknown as Live;
  told.summary = ((said: { how: string }) => `Shared ${said.how} among 3`) as never;
  const view: Wish['view'] = {
    draw: (layer, { model }) => {
      const texts = [(model as { how: string }).how, 'shares', '.42'];
      layer.selectAll('text').data(texts).join('text').text(String);
    },
  };
  cover(live, { hide: ['base'], lock: [], view, words: told, lang: 'en', root });
  root.innerHTML = '<div class="picture"><svg><g></g></svg></div>';
  view.draw?.(layerOf(root.querySelector('g') as SVGGElement), { model: live.model() } as never);
  expect(await seen()).toEqual(['?', 'shares', '.42']);
  expect(told.summary(live.model() as never)).toBe('Shared ? among 3');
  live.store.setState({ ...live.store.getState(), base: '10' });
  expect(writeLink(live.spec, live.store.getState())).toBe('');
});
