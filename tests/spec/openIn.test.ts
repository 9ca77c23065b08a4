import { expect, test } from 'vitest';
import { figure } from '#spec/figure.ts';
import { writeLink } from '#spec/link.ts';
import { openIn } from '#spec/openIn.ts';
import { initialValues, number, text } from '#spec/params.ts';

const spec = figure({
  id: 'loop',
  params: {
    prefix: text({ initial: '床前明月', maxLength: 99 }),
    speed: number({ min: 1, max: 9, step: 1, initial: 2 }),
  },
  model: () => undefined,
  readouts: {},
  table: () => ({ columns: [], rows: [] }),
  opens: { en: { prefix: 'Call me' } },
});

test('a figure opens with what its language has', () => {
  expect(initialValues(openIn(spec, 'en').params)).toEqual({ prefix: 'Call me', speed: 2 });
  expect(openIn(spec, 'zh')).toBe(spec);
  expect(openIn(spec, 'en')).toBe(openIn(spec, 'en'));
});

test('a link leaves out what its language opens with, and keeps what the other does', () => {
  const en = openIn(spec, 'en');
  expect(writeLink(en, initialValues(en.params))).toBe('');
  expect(writeLink(en, initialValues(spec.params))).not.toBe('');
});
