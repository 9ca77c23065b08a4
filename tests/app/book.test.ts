/** The plan of the book, the glossary, and the chapters that are there, agree. */

import { expect, it } from 'vitest';
import { PLANNED } from '#app/book.ts';
import { FOLDERS, loadChapterModule } from '#app/chapters.ts';
import { faceOf } from '#app/face.ts';
import { folderOf } from '#app/folders.ts';
import { GLOSSARY } from '#app/glossary.ts';
import { QUESTIONS } from '#app/home/questions.ts';
import { ALL_ROUTES, pathOf, routeOf } from '#app/routes.ts';

it('plans eighteen chapters, six of them to be read on their own', () => {
  expect(PLANNED.map((chapter) => chapter.number)).toEqual(Array.from({ length: 18 }, (_, i) => i));
  expect(new Set(PLANNED.map((chapter) => chapter.slug)).size).toBe(18);
  expect(PLANNED.filter((chapter) => chapter.main).map((chapter) => chapter.slug)).toEqual([
    'softmax',
    'cross-entropy',
    'temperature',
    'top-k-top-p',
    'matrices-as-maps',
    'clt',
  ]);
  for (const { title, slug } of PLANNED) {
    const question = QUESTIONS[slug] as { readonly zh: string; readonly en: string };
    expect(question.zh).toMatch(/？$/);
    expect(question.en).toMatch(/\?$/);
    expect(title.zh).not.toBe('');
    expect(title.en).not.toBe('');
  }
});

it('finds chapters by the names of their folders', () => {
  expect(folderOf('/chapters/03-softmax/chapter.ts')).toEqual({
    path: '/chapters/03-softmax/',
    number: 3,
    slug: 'softmax',
  });
  expect(folderOf('/chapters/14-a-b/zh.mdx')?.slug).toBe('a-b');
  expect(folderOf('/chapters/notes.md')).toBeUndefined();
  expect(FOLDERS.map((folder) => folder.slug)).toContain('softmax');
});

it('calls every written chapter what the map calls it', async () => {
  for (const folder of FOLDERS) {
    const planned = PLANNED.find((chapter) => chapter.slug === folder.slug);
    if (!planned) continue;
    const chapter = await loadChapterModule(folder);
    expect(planned.number).toBe(folder.number);
    expect(chapter.title).toEqual(planned.title);
    expect((await faceOf(chapter, 'en')).spec.id).toBe(chapter.face);
  }
});

it('knows the page of every address, and no others', () => {
  for (const route of ALL_ROUTES) expect(routeOf(pathOf(route))).toEqual(route);
  const strangers = [
    '/',
    '/fr/',
    '/zh',
    '/zh/softmax',
    '/zh//',
    '/zh/softmax/x/',
    '/zh/lln2/',
    '/en/glossary/x',
    '',
    '/EN/',
  ];
  for (const path of strangers) expect(routeOf(path).kind, path).toBe('missing');
  expect(routeOf('/fr/softmax/', 'zh')).toEqual({ kind: 'missing', lang: 'zh' });
});

it('explains every term in both languages, once', () => {
  expect(new Set(GLOSSARY.map((entry) => entry.id)).size).toBe(GLOSSARY.length);
  for (const lang of ['zh', 'en'] as const) {
    expect(new Set(GLOSSARY.map((entry) => entry.term[lang])).size).toBe(GLOSSARY.length);
  }
  for (const { meaning } of GLOSSARY) {
    expect(meaning.zh).toMatch(/[\u4e00-\u9fff].*。$/);
    expect(meaning.en).toMatch(/^[A-Z].*\.$/);
    expect(meaning.en).not.toMatch(/[\u4e00-\u9fff]/);
  }
  const terms = GLOSSARY.map((entry) => entry.term.zh);
  const asked = ['分数（logit）', '份额', '面积', '映射', '交叉熵', '困惑度', '核', '权重绑定', '有效个数', '方差账本'];
  for (const term of asked) expect(terms).toContain(term);
});
