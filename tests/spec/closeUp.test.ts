import { expect, it } from 'vitest';
import { closeUp } from '#spec/closeUp.ts';

it.each([
  ['损失是 无穷大 奈特', '损失是无穷大奈特'],
  ['第 1 名占 不到 0.1%，天 占 5%', '第 1 名占不到 0.1%，天占 5%'],
  ['从 负 0.01 到 0.01', '从负 0.01 到 0.01'],
  ['σ 是 2，A 占 3%', 'σ 是 2，A 占 3%'],
])('%s is said as %s', (said, closed) => {
  expect(closeUp(said)).toBe(closed);
});
