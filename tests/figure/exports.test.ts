// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { exportCsv } from '#figure/exportCsv.ts';
import { exportJson } from '#figure/exportJson.ts';
import { exportSvg } from '#figure/exportSvg.ts';
import { createLive, type Live } from '#figure/live.ts';
import { pngSize, SCALES } from '#figure/pngSize.ts';
import { fileName } from '#figure/saveFile.ts';
import type { Table } from '#spec/figure.ts';
import { writeLink } from '#spec/link.ts';
import { spec } from './fixture.ts';

const share = (value: number) => ({ value, format: { as: 'share' } }) as const;

test('CSV has a byte order mark, CRLF lines, full precision, and quotes what needs it', () => {
  const table: Table = {
    columns: ['item', 'share'],
    rows: [
      ['光', share(0.1 + 0.2)],
      ['say "a", b', share(1e-9)],
    ],
    total: ['total', share(1)],
  };
  expect(exportCsv(table, ['字', '份额'])).toBe(
    '\ufeff字,份额\r\n光,0.30000000000000004\r\n"say ""a"", b",1e-9\r\ntotal,1\r\n',
  );
});

test('CSV: a name cannot be a formula, a number stays a number, what is none is a sign', () => {
  const names = ['=1+1', '+1', '-1', '@x', '\tx', 'a=1'];
  const table: Table = { columns: ['item', 'score'], rows: names.map((name) => [name, share(-0.5)]) };
  const lines = exportCsv(table, ['item', 'score']).split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(["'=1+1", "'+1", "'-1", "'@x", "'\tx", 'a=1']);
  expect(lines.every((line) => line.endsWith(',-0.5'))).toBe(true);
  const signs = exportCsv(
    { columns: ['x'], rows: [[share(-Infinity)], [share(Infinity)], [share(Number.NaN)], [share(-0)]] },
    ['x'],
  );
  expect(signs.split('\r\n').slice(1, -1)).toEqual(['−∞', '∞', '', '0']);
});

test('JSON has values, readouts and table, and infinities as in links', () => {
  const live = createLive(spec) as unknown as Live;
  live.set({ logits: [-Infinity, 0] });
  const content = JSON.parse(exportJson(live, 'https://book/zh/softmax/?sums.logits=-inf,0'));
  expect(content).toMatchObject({
    figure: 'sums',
    link: 'https://book/zh/softmax/?sums.logits=-inf,0',
    values: { logits: ['-inf', 0], base: 'e' },
    readouts: { p0: 0 },
    table: {
      columns: ['item', 'logit', 'share'],
      rows: [
        ['光', '-inf', 0],
        ['色', 0, 1],
      ],
    },
  });
});

test('SVG stands on its own: styles written in, roles and hidden marks gone, patterns brought along', () => {
  document.body.innerHTML = `
    <style>.bar { fill: rgb(1, 2, 3); stroke-width: 3px } .halo { opacity: 0 } .name { font-size: 19px } .cut { fill: url(#hatch) }</style>
    <svg><defs><pattern id="hatch" width="6" height="6"><path d="M0 0V6" /></pattern></defs></svg>
    <svg id="picture" class="broad" viewBox="0 0 100 50"><g>
      <rect class="bar" role="slider" tabindex="0" aria-label="x" data-key="a" width="10" height="20" />
      <rect class="cut" width="1" height="1" />
      <circle class="halo" r="15" /><text class="name" x="1">光 &amp; 影</text>
    </g></svg>`;
  const { text, width, height } = exportSvg(
    document.querySelector('#picture') as SVGSVGElement,
    '分奖金',
    'two < three',
  );
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect([width, height]).toEqual([124, 74]);
  const root = parsed.documentElement;
  expect(root.getAttribute('viewBox')).toBe('-12 -12 124 74');
  expect(root.querySelector('title')?.textContent).toBe('分奖金');
  expect(root.querySelector('desc')?.textContent).toBe('two < three');
  expect(text).not.toMatch(/class=|role="slider"|aria-|data-|tabindex|<circle/);
  expect(text).toContain('fill="rgb(1, 2, 3)"');
  expect(root.querySelector('defs pattern#hatch')).not.toBeNull();
  expect(root.querySelector('text')?.textContent).toBe('光 & 影');
});

test('JSON and the link leave out what is not to be told, and JSON all that may tell it', () => {
  const live = createLive(spec);
  live.set({ base: '10', u: 0.5 });
  const params = { ...spec.params, base: { ...spec.params.base, unsaid: true as const } };
  const covered = { ...live, spec: { ...live.spec, params } };
  expect(writeLink(covered.spec, live.store.getState())).toBe('sums.u=0.5');
  const said = JSON.parse(exportJson(covered as unknown as Live, ''));
  expect(said.values).toMatchObject({ u: 0.5 });
  expect(said.values).not.toHaveProperty('base');
  expect(said).not.toHaveProperty('readouts');
  expect(JSON.parse(exportJson(live as unknown as Live, ''))).toHaveProperty('readouts');
});

test('a PNG is as fine as is asked for, in whole pixels', () => {
  expect(SCALES).toEqual([1, 2, 3, 4]);
  expect(pngSize(640.4, 320, 1)).toEqual({ width: 640, height: 320 });
  expect(pngSize(640.4, 320, 3)).toEqual({ width: 1921, height: 960 });
});

test('a file name says which figure at which state', () => {
  expect(fileName('/book/embed/zh/softmax/prize/', '', 'svg')).toBe('softmax-prize.svg');
  expect(fileName('https://x.org/embed/zh/softmax/prize/?a=b', 'prize.logits=5.5,-inf&prize.names=光/色', 'csv')).toBe(
    'softmax-prize-logits_5.5,-inf-names_光_色.csv',
  );
});
