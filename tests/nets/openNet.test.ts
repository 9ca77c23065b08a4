import { expect, test } from 'vitest';
import { openNet } from '#nets/openNet.ts';
import type { Speaker } from '#nets/speaker.ts';
import { writeNet } from '#nets/writeNet.ts';
import { tinyNet } from './tinyNet.ts';

const { header, tensors, bytes } = tinyNet();

test('a GPT opens as a speaker, a corpus as a corpus', () => {
  expect((openNet(bytes) as Speaker).token(3)).toBe('床');
  const ids = { name: 'ids', shape: [2], kind: 'u16' as const, values: [0, 1] };
  const corpus = writeNet({ ...header, kind: 'corpus', architecture: {} }, [ids]);
  expect(openNet(corpus)).toMatchObject({ size: 12 });
});

test('what is damaged or does not fit together opens as nothing', () => {
  expect(openNet(bytes.subarray(1))).toBeUndefined();
  expect(openNet(writeNet(header, tensors.slice(1)))).toBeUndefined();
  expect(openNet(writeNet({ ...header, architecture: { ...header.architecture, heads: 3 } }, tensors))).toBeUndefined();
  expect(openNet(writeNet({ ...header, kind: 'digits' }, tensors))).toBeUndefined();
});
