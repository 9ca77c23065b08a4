/** The document around a page: policy, addresses and files, below any base. */

import { describe, expect, it } from 'vitest';
import type { Page } from '#build/page.ts';
import { pageHtml } from '#build/pageHtml.ts';

const place = { out: 'dist', base: '/book/', site: 'https://example.org' };
const loads = { styles: ['assets/s.css'], script: 'assets/m.js', preloads: ['assets/r.js'] };
const page: Page = {
  path: '/zh/softmax/',
  title: '标题',
  head: '<title>标题</title>',
  html: '<main>字</main>',
  lang: 'zh-Hans',
  kind: 'book',
  modules: [],
};

describe('a page of the book', () => {
  const html = pageHtml(page, loads, place, new Set(['/zh/softmax/social.png']));

  it('names its files below the base, and writes nothing inline', () => {
    expect(html).toContain('<script type="module" src="/book/assets/m.js"></script>');
    expect(html).toContain('<link rel="modulepreload" href="/book/assets/r.js">');
    expect(html).toContain('<link rel="stylesheet" href="/book/assets/s.css">');
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style/);
    expect(html).toContain("script-src 'self';");
  });

  it('has its own address, those of both languages, and its picture', () => {
    const at = 'https://example.org/book';
    expect(html).toContain(`<link rel="canonical" href="${at}/zh/softmax/">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${at}/en/softmax/">`);
    expect(html).toContain(`<link rel="alternate" hreflang="zh-Hans" href="${at}/zh/softmax/">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${at}/softmax/">`);
    expect(html).toContain(`<meta property="og:image" content="${at}/zh/softmax/social.png">`);
  });

  it('starts the body with its words', () => {
    expect(html).toContain('<html lang="zh-Hans">');
    expect(html).toContain('<div id="root"><main>字</main></div>');
  });
});

describe('an embed page', () => {
  const html = pageHtml(
    { ...page, kind: 'embed', path: '/embed/zh/softmax/prize/' },
    { ...loads, preloads: [] },
    place,
    new Set(),
  );

  it('has one classic script and a policy that an opaque origin can meet', () => {
    expect(html).toContain('<script defer src="/book/assets/m.js"></script>');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain("'self'");
    expect(html).toContain('content="noindex"');
  });
});

describe('a gate', () => {
  it('sends readers on with a script of its own', () => {
    const html = pageHtml({ ...page, kind: 'gate', path: '/softmax/' }, { styles: [], preloads: [] }, place, new Set());
    expect(html).toContain('<script src="/book/gate.js"></script>');
  });
});
