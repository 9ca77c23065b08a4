/** What teachers paste, made from the links that they have. */

import { expect, it } from 'vitest';
import { snippetsOf } from '#app/snippets.ts';

const made = (link: string, more: object = {}) =>
  snippetsOf({ link, hide: '', lock: '', theme: '', ...more }, 'https://book.org', 'en');

it('makes an element and a frame', () => {
  const snippets = made('/zh/temperature/?dial.T=0.3&wells.T=2#dial', { hide: ' logits, names', theme: 'dark' });
  expect(snippets?.element).toBe(
    '<script src="https://book.org/embed.js"></script>\n<area-map figure="temperature/dial" lang="zh" params="T=0.3" hide="logits,names" theme="dark"></area-map>',
  );
  expect(snippets?.frame).toContain(
    'src="https://book.org/embed/zh/temperature/dial/?T=0.3&amp;hide=logits,names&amp;theme=dark"',
  );
});

it.each([
  'https://book.org/en/temperature/?dial.T=0.3#dial',
  'https://book.org/temperature/?dial.T=0.3',
  'https://book.org/embed/en/temperature/dial/?T=0.3',
])('understands %s', (link) => {
  expect(made(link)?.element).toContain('figure="temperature/dial" lang="en" params="T=0.3"');
});

it.each(['', 'nonsense', 'https://book.org/en/', 'https://book.org/en/nothing/#dial', '/en/temperature/#a"b'])(
  'refuses %j',
  (link) => {
    expect(made(link)).toBeUndefined();
  },
);

it('lets nothing out of its quotes', () => {
  const { element, frame } = made('/en/temperature/?dial.names="><b>#dial', { hide: '"><script>' }) ?? {};
  expect(element?.split('\n')[1]).not.toMatch(/"><[bs]/);
  expect(frame).not.toMatch(/"><[bs]/);
});

it('keeps whatever stands in a wish inside its own part of the address', () => {
  const wishes = { hide: 'a#b&theme=dark,\ud800"</script>', lock: '%' };
  const { address = '', element = '', frame = '' } = made('/en/temperature/?dial.T=0.3#dial', wishes) ?? {};
  const asked = new URL(address).searchParams;
  expect([...asked.keys()]).toEqual(['T', 'hide', 'lock']);
  expect(asked.get('hide')).toBe('a#b&theme=dark,"</script>');
  expect(element.match(/<\/script>/g)).toHaveLength(1);
  expect(frame).not.toContain('</script>');
});

it.each(['javascript:alert(1)', 'javascript:/en/temperature/?dial.T="><script>#dial', 'data:text/html,<b>'])(
  'takes no other kind of address over: %s',
  (link) => {
    const said = JSON.stringify(made(link) ?? {});
    expect(said).not.toMatch(/javascript:|data:|<script>(?!<)/);
  },
);

it('leaves out what is pinned', () => {
  const link = '/en/temperature/?dial.T=0.3&dial.pin=dial.T%3D2#dial';
  expect(made(link)?.address).toBe('https://book.org/embed/en/temperature/dial/?T=0.3');
});
