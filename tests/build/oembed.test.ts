/** What stands for a page where its address is pasted. */

import { expect, it } from 'vitest';
import { oembed } from '#build/oembed.ts';
import type { Page } from '#build/page.ts';
import { pageHtml } from '#build/pageHtml.ts';

const place = { out: 'dist', base: '/book/', site: 'https://example.org' };
const path = '/embed/en/temperature/dial/';
const page: Page = {
  path,
  title: 'The dial',
  head: '',
  html: '',
  lang: 'en',
  kind: 'embed',
  modules: [],
  embed: { path, title: 'The “dial” & "T"', site: 'Area & Map', height: 960 },
};

it('is a rich answer of version 1.0 with a sandboxed frame', () => {
  expect(oembed(page, place)).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'The “dial” & "T"',
    provider_name: 'Area & Map',
    provider_url: 'https://example.org/book/',
    html: '<iframe src="https://example.org/book/embed/en/temperature/dial/" title="The “dial” &amp; &quot;T&quot;" width="882" height="960" style="border:0;max-width:100%" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>',
    width: 882,
    height: 960,
  });
});

it('is named in the head of the page, where the host is known', () => {
  const html = (site: string) => pageHtml(page, { styles: [], preloads: [] }, { ...place, site }, new Set());
  expect(html(place.site)).toContain(
    '<link rel="alternate" type="application/json+oembed" href="https://example.org/book/embed/en/temperature/dial/oembed.json">',
  );
  expect(html('')).not.toContain('oembed');
});

it('is nothing for other pages', () => {
  const { embed: _, ...other } = page;
  expect(oembed(other, place)).toBeUndefined();
});
