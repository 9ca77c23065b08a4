import { expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import { emptyMlp, type Mlp, mlpBackward, mlpForward, randomMlp } from '#nets/mlp.ts';

const parts = ['inner', 'innerBias', 'outer', 'outerBias'] as const satisfies readonly (keyof Mlp)[];

test('closed form: two inputs, two hidden units, one of them silent', () => {
  const net: Mlp = {
    inner: Float32Array.of(1, 2, -1, -1),
    innerBias: Float32Array.of(0.5, 0),
    outer: Float32Array.of(2, 7),
    outerBias: Float32Array.of(-1),
  };
  const { hidden, logits } = mlpForward(net, Float32Array.of(1, 3));
  expect([...hidden]).toEqual([7.5, 0]);
  expect([...logits]).toEqual([14]);
});

test('every gradient agrees with finite differences', () => {
  const random = uniform(3);
  const net = randomMlp(7, 5, 3, random);
  for (const part of ['innerBias', 'outerBias'] as const) net[part].set(net[part].map(() => random() - 0.5));
  const input = Float32Array.from({ length: 7 }, (_, i) => (i === 2 ? 0 : random()));
  const weights = [0.3, -1.2, 0.7];
  // A loss that is linear in the logits, so that its slopes are known and rounding is the only error.
  const loss = () => mlpForward(net, input).logits.reduce((sum, logit, k) => sum + logit * (weights[k] as number), 0);
  const gradient = emptyMlp(7, 5, 3);
  mlpBackward(net, input, mlpForward(net, input).hidden, Float32Array.from(weights), gradient);
  for (const part of parts) {
    net[part].forEach((weight, i) => {
      const step = 2 ** -9;
      net[part][i] = weight + step;
      const above = loss();
      net[part][i] = weight - step;
      const below = loss();
      net[part][i] = weight;
      // 32-bit logits of order 1 are right to about 1e-7, over a distance of 2^-8.
      expect(Math.abs((above - below) / (2 * step) - (gradient[part][i] as number))).toBeLessThan(2e-4);
    });
  }
});
