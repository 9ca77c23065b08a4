/** A page's weight is what it loads, each file once, and nothing it only may load later. */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { weigh } from '#build/budget.ts';

const size = (text: string): number => gzipSync(text, { level: 9 }).length;

it('follows static imports from scripts and preloads, and counts each file once', () => {
  const out = mkdtempSync(join(tmpdir(), 'budget-'));
  const files = {
    'a.js': 'import{x}from"./b.js";import"./c.js";import("./later.js")',
    'b.js': 'import "./c.js";export const x=1',
    'c.js': 'console.log("c")',
    'd.js': 'export*from"./b.js"',
    'later.js': 'x'.repeat(1000),
    's.css': 'a{color:red}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  const html =
    '<link rel="stylesheet" href="/x/s.css"><script type="module" src="/x/a.js"></script>' +
    '<link rel="modulepreload" href="/x/b.js"><link rel="modulepreload" href="/x/d.js">';
  const weight = weigh(out, '/x/', html);
  expect(weight.files).toEqual(['/x/a.js', '/x/b.js', '/x/c.js', '/x/d.js', '/x/s.css']);
  expect(weight.js).toBe(size(files['a.js']) + size(files['b.js']) + size(files['c.js']) + size(files['d.js']));
  expect(weight.css).toBe(size(files['s.css']));
});

it('adds what a chapter loads for its figures later', () => {
  const out = mkdtempSync(join(tmpdir(), 'budget-'));
  const files = {
    'main.js': 'import("./elsewhere.js")',
    'chapter-1.js': 'export const load=()=>import(`./Knife.js`)',
    'Knife.js': 'import"./shared.js"',
    'shared.js': 'console.log(1)',
    'elsewhere.js': 'x'.repeat(1000),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  const html = '<script type="module" src="/main.js"></script><link rel="modulepreload" href="/chapter-1.js">';
  const { js, allJs } = weigh(out, '/', html);
  expect(js).toBe(size(files['main.js']) + size(files['chapter-1.js']));
  expect(allJs).toBe(js + size(files['Knife.js']) + size(files['shared.js']));
});
