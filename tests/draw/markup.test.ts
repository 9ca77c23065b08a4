import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawHandles } from '#draw/handle.ts';
import type { Layer } from '#draw/layer.ts';
import { sublayer } from '#draw/layer.ts';
import { markup, setDocument } from '#draw/markup.ts';
import { paint } from '#draw/paint.ts';
import { hatched, rect, text } from '#draw/shapes.ts';
import { svgText, withoutRules, withValues } from '#draw/svgText.ts';

beforeAll(() => setDocument(new JSDOM().window.document));

const nothing = () => {};
function draw(layer: Layer): void {
  paint(sublayer(layer, 'marks'), [
    rect('a', 'm-area', 0, 0, 1 / 3, 2),
    hatched('b', 0, 0, 4, 4),
    text('c', 'ink', 1, 2, 'a < b & c'),
  ]);
  drawHandles(layer, [
    {
      key: 'h',
      x: 1,
      y: 2,
      direction: 'x',
      hue: 'ink',
      move: nothing,
      grips: [
        {
          param: 'u',
          label: () => 'u',
          text: () => '.42',
          min: 0,
          max: 1,
          now: 0.42,
          held: false,
          start: nothing,
          set: nothing,
          end: nothing,
          step: nothing,
          toEnd: nothing,
        },
      ],
    },
  ]);
}

describe('markup', () => {
  it('draws in a document that is not the page', () => {
    const drawn = markup(draw);
    expect(drawn).toContain('<rect class="m-area" x="0" y="0" width="0.33" height="2"></rect>');
    expect(drawn).toContain('role="slider"');
    expect(drawn).toContain('a &lt; b &amp; c');
  });
});

describe('svgText', () => {
  const css = readdirSync('src/draw/styles')
    .map((file) => readFileSync(`src/draw/styles/${file}`, 'utf8'))
    .join('\n');
  const names = [...new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name as string))];
  const tokens = Object.fromEntries(names.map((name) => [name, name === '--paper' ? '#fcfbf7' : '#123456']));

  it('is a document of its own: no handles, no variables, patterns included', () => {
    const svg = svgText(draw, { width: 600, height: 100, title: 'A & B', css, tokens, lang: 'en' });
    const parsed = new new JSDOM().window.DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.querySelector('title')?.textContent).toBe('A & B');
    expect(parsed.querySelector('#hatch')).not.toBeNull();
    expect(parsed.querySelector('[role=slider]')).toBeNull();
    expect(svg).not.toMatch(/var\(|@media|\.handle/);
    expect(svg).toContain('viewBox="-16 -16 632 132"');
  });
});

describe('withValues', () => {
  it('replaces, also values that refer to others, and leaves what it does not know', () => {
    expect(withValues('a{fill:var(--x)}', { '--x': 'var(--y)', '--y': 'red' })).toBe('a{fill:red}');
    expect(withValues('a{fill:var(--z)}', {})).toBe('a{fill:var(--z)}');
  });
});

describe('withoutRules', () => {
  it('drops conditional rules with what they hold', () => {
    expect(withoutRules('/* c */ .a { fill: red; } @media print { .a { fill: blue; } .b { fill: red } } .c{x:y}')).toBe(
      '.a{fill: red;}\n.c{x:y}\n',
    );
  });
});
