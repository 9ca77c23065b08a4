// @vitest-environment jsdom
/** The element that puts a figure into pages of other sites: `public/embed.js`. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

const SOURCE = readFileSync('public/embed.js', 'utf8');

interface AreaMap extends HTMLElement {
  readonly state: unknown;
  readonly set: (params: unknown) => Promise<unknown>;
  readonly get: () => Promise<{ readonly params: object }>;
}

beforeAll(() => {
  document.head.innerHTML = '<script src="https://book.org/some/where/embed.js"></script>';
  new Function(SOURCE)();
});
afterEach(() => {
  document.body.innerHTML = '';
});

const put = (attributes: string, inside = '') => {
  document.body.innerHTML = `<area-map ${attributes}>${inside}</area-map>`;
  const element = document.querySelector('area-map') as AreaMap;
  return { element, root: element.shadowRoot as ShadowRoot };
};
const frameOf = (root: ShadowRoot) => root.querySelector('iframe') as HTMLIFrameElement;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function tell(source: unknown, data: object): void {
  const event = new MessageEvent('message', { data: { type: 'area-map', version: 1, ...data } });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

/** Its frame, with what is sent there kept. */
function heard(root: ShadowRoot) {
  const sent: { readonly [name: string]: unknown }[] = [];
  const page = { postMessage: (data: { readonly [name: string]: unknown }) => sent.push(data) };
  Object.defineProperty(frameOf(root), 'contentWindow', { value: page });
  return { sent, page };
}

it('is small', () => {
  expect(gzipSync(SOURCE, { level: 9 }).length).toBeLessThan(3000);
});

it('frames the figure below the folder of its script, late and in a sandbox', () => {
  const { root } = put(
    'figure="temperature/dial" lang="zh" params="T=0.3&names=a#b" hide="logits,names" theme="dark" width=500',
  );
  const frame = frameOf(root);
  expect(frame.src).toBe(
    'https://book.org/some/where/embed/zh/temperature/dial/?T=0.3&names=a%23b&hide=logits,names&theme=dark',
  );
  expect(frame.getAttribute('sandbox')).not.toContain('same-origin');
  expect((frame as { loading?: string }).loading).toBe('lazy');
  expect(root.host.getAttribute('style')).toContain('500px');
});

it('speaks the language around it where none is asked for', () => {
  document.documentElement.lang = 'zh-CN';
  expect(frameOf(put('figure="a/b"').root).src).toContain('/embed/zh/a/b/');
  document.documentElement.lang = 'de';
  expect(frameOf(put('figure="a/b"').root).src).toContain('/embed/en/a/b/');
});

it.each([
  ['', 'figure'],
  ['figure="dial"', 'temperature/dial'],
  ['figure="javascript:alert(1)"', 'figure'],
  ['figure="a/b" lang="fr"', 'zh or en'],
  ['figure="a/b" theme="pink"', 'light or dark'],
])('says what is wrong with %s, and shows what it holds', async (attributes, said) => {
  const { element, root } = put(attributes, 'See the book.');
  expect(root.querySelector('[role=alert]')?.textContent).toContain(said);
  expect(root.querySelector('slot')).not.toBeNull();
  expect(root.querySelector('iframe')).toBeNull();
  await expect(element.get()).rejects.toThrow();
  element.setAttribute('figure', 'c/d');
  element.setAttribute('lang', 'en');
  element.removeAttribute('theme');
  await settled();
  expect(frameOf(root).src).toContain('/embed/en/c/d/');
});

it('is as tall as its own frame says, and hears nobody else', () => {
  const { root } = put('figure="a/b"');
  const { page } = heard(root);
  expect(frameOf(root).style.height).toBe('760px');
  tell(window, { event: 'size', height: 100 });
  expect(frameOf(root).style.height).toBe('760px');
  tell(page, { event: 'size', height: 512 });
  for (const height of [1e9, -5, 'x', Number.NaN]) tell(page, { event: 'size', height });
  expect(frameOf(root).style.height).toBe('512px');
});

it('asks, once the figure stands, and gives what it answers', async () => {
  const { element, root } = put('figure="a/b"');
  const { page, sent } = heard(root);
  const ready = vi.fn();
  element.addEventListener('ready', ready);
  const answer = element.set('T=1');
  expect(sent).toEqual([]);
  tell(page, { event: 'ready', params: { T: 0.3 }, readouts: {} });
  expect(ready).toHaveBeenCalledOnce();
  expect(sent).toMatchObject([{ type: 'area-map', version: 1, event: 'set', params: 'T=1' }]);
  tell(page, { event: 'state', id: sent[0]?.['id'], params: { T: 1 }, readouts: {}, refused: [] });
  expect(await answer).toMatchObject({ params: { T: 1 }, refused: [] });
  expect(element.state).toMatchObject({ params: { T: 1 } });
});

it('tells the page of every change', () => {
  const { element, root } = put('figure="a/b"');
  const { page } = heard(root);
  const details: unknown[] = [];
  element.addEventListener('change', (event) => details.push((event as CustomEvent).detail));
  tell(page, { event: 'changed', params: { T: 2 }, readouts: { p: 0.5 }, link: 'x' });
  expect(details).toEqual([{ params: { T: 2 }, readouts: { p: 0.5 }, link: 'x' }]);
});

it('changes parameters without loading anew, and all else by loading anew', async () => {
  const { element, root } = put('figure="a/b" params="T=1"');
  const frame = frameOf(root);
  const { page, sent } = heard(root);
  tell(page, { event: 'ready', params: {}, readouts: {} });
  element.setAttribute('params', 'T=2');
  await settled();
  expect(frameOf(root)).toBe(frame);
  expect(sent).toMatchObject([{ event: 'set', params: 'T=2', whole: true }]);
  tell(page, { event: 'state', id: sent[0]?.['id'], params: {}, readouts: {} });
  element.setAttribute('lock', 'T');
  await settled();
  expect(frameOf(root)).not.toBe(frame);
  expect(frameOf(root).src).toContain('?T=2&lock=T');
});

it('leaves no question open when it goes', async () => {
  const { element } = put('figure="a/b"');
  const answer = element.get();
  element.remove();
  await expect(answer).rejects.toThrow('gone');
});
