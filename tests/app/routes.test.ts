import { expect, it } from 'vitest';
import { meantAddress } from '#app/routes.ts';

it.each([
  ['/softmax', '/en/softmax/'],
  ['/EN/Softmax/', '/en/softmax/'],
  ['/zh/softmax/index.html', '/zh/softmax/'],
  ['/index.html', '/en/'],
  ['/en//softmax//', '/en/softmax/'],
  ['/zh-CN/softmax/', '/zh/softmax/'],
  ['/zh-Hans', '/zh/'],
  ['/en_GB/glossary/', '/en/glossary/'],
  ['/fr/softmax/', '/en/softmax/?lang=fr'],
  ['/pt-BR/', '/en/?lang=pt-br'],
])('%s means %s', (path, meant) => {
  expect(meantAddress(path, '', 'en')).toBe(meant);
});

it.each(['/en/softmax/', '/en/nothing/', '/constructor/', '/en/__proto__/', '/fr/nothing/', '/%E0%A4%A'])(
  '%s stays as it is',
  (path) => {
    expect(meantAddress(path, '', 'en')).toBeUndefined();
  },
);

it('keeps the query', () => {
  expect(meantAddress('/Softmax', '?prize.base=2', 'zh')).toBe('/zh/softmax/?prize.base=2');
  expect(meantAddress('/fr/softmax/', '?prize.base=2', 'zh')).toBe('/zh/softmax/?prize.base=2&lang=fr');
});
