import { expect, it } from 'vitest';
import { meantPath } from '#app/routes.ts';

it.each([
  ['/softmax', '/en/softmax/'],
  ['/EN/Softmax/', '/en/softmax/'],
  ['/zh/softmax/index.html', '/zh/softmax/'],
  ['/index.html', '/en/'],
  ['/en//softmax//', '/en/softmax/'],
  ['/zh-CN/softmax/', '/zh/softmax/'],
  ['/zh-Hans', '/zh/'],
  ['/en_GB/glossary/', '/en/glossary/'],
])('%s means %s', (path, meant) => {
  expect(meantPath(path, 'en')).toBe(meant);
});

it.each(['/en/softmax/', '/en/nothing/', '/constructor/', '/en/__proto__/', '/fr/softmax/', '/%E0%A4%A'])(
  '%s stays as it is',
  (path) => {
    expect(meantPath(path, 'en')).toBeUndefined();
  },
);
