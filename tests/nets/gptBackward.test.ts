import { expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import { countOf, type GptShape, gptSize, gptTensors, gptViews, startGpt } from '#nets/gpt.ts';
import { gptBackward, gptHead } from '#nets/gptBackward.ts';
import { gptForward } from '#nets/gptForward.ts';
import { gptRoom } from '#nets/gptRoom.ts';
import { type Kernel, type Memory, plainMemory } from '#nets/kernel.ts';
import { plainKernel } from '#nets/plainKernel.ts';
import { compiledKernel } from './kernels.ts';

const shape: GptShape = { layers: 2, heads: 2, width: 16, context: 9, vocabulary: 32 };
const [sequences, length] = [3, 7];

/** A net with weights large enough to bend everything, and one batch. */
function setUp(kernel: Kernel, memory: Memory) {
  const random = uniform(5);
  const [flat, slopes] = [memory.floats(gptSize(shape)), memory.floats(gptSize(shape))];
  startGpt(shape, flat, random);
  for (let i = 0; i < flat.length; i++) flat[i] = (flat[i] as number) + 0.3 * (random() - 0.5);
  const room = gptRoom(shape, sequences * length, memory);
  const [inputs, targets] = [memory.ints(sequences * length), memory.ints(sequences * length)];
  for (const tokens of [inputs, targets])
    for (let i = 0; i < tokens.length; i++) tokens[i] = Math.floor(random() * shape.vocabulary);
  const batch = { sequences, length, inputs, targets };
  const [weights, gradient] = [gptViews(shape, flat), gptViews(shape, slopes)];
  const scale = 1 / (sequences * length);
  const loss = () => {
    gptForward(kernel, shape, weights, batch, room);
    gptHead(kernel, shape, weights, batch, room, scale);
    return room.losses.reduce((sum, value) => sum + value * scale, 0);
  };
  const back = () => {
    gptForward(kernel, shape, weights, batch, room);
    gptBackward(kernel, shape, weights, batch, room, scale, gradient);
  };
  return { flat, slopes, loss, back };
}

const cosine = (a: readonly number[], b: readonly number[]) => {
  const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, v, i) => sum + v * (y[i] as number), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};

test('the gradient of every tensor agrees with finite differences', () => {
  const { flat, slopes, loss, back } = setUp(plainKernel, plainMemory);
  back();
  let at = 0;
  for (const tensor of gptTensors(shape)) {
    const count = countOf(tensor);
    const [exact, measured]: [number[], number[]] = [[], []];
    // Up to forty weights of each; a step of 0.01 keeps both the bend and the rounding of the loss small.
    for (let i = at; i < at + count; i += Math.max(1, Math.floor(count / 40))) {
      const weight = flat[i] as number;
      flat[i] = weight + 0.01;
      const above = loss();
      flat[i] = weight - 0.01;
      const below = loss();
      flat[i] = weight;
      exact.push(slopes[i] as number);
      measured.push((above - below) / 0.02);
    }
    expect(cosine(exact, measured), tensor.name).toBeGreaterThan(0.9999);
    at += count;
  }
});

test('the compiled kernel gives the same loss and gradient', () => {
  const compiled = compiledKernel();
  const [plain, fast] = [setUp(plainKernel, plainMemory), setUp(compiled.kernel, compiled.memory)];
  // Single precision against sums in double: a few units of the last place.
  expect(Math.abs(plain.loss() - fast.loss())).toBeLessThan(2e-6);
  plain.back();
  fast.back();
  expect(cosine([...plain.slopes], [...fast.slopes])).toBeGreaterThan(1 - 1e-9);
});

test('tokens that are never seen and positions that are never reached get no gradient but from the head', () => {
  const { slopes, back } = setUp(plainKernel, plainMemory);
  back();
  const positions = gptViews(shape, slopes).positions;
  expect(positions.subarray(length * shape.width).every((slope) => slope === 0)).toBe(true);
  expect(positions.subarray(0, length * shape.width).some((slope) => slope !== 0)).toBe(true);
});
