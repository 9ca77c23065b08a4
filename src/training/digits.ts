/**
 * Trains the network that reads digits.
 *
 * Run `npx tsx digits.ts`: 20 rounds over the 60,000 digits of MNIST, each digit warped anew every time, about three minutes.
 * It writes `checkpoints/digits.json` for `writeDigits.ts`, and the log `logs/digits.log`.
 */

import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { uniform } from '../math/random.ts';
import { emptyMlp, type Mlp, mlpBackward, mlpForward, randomMlp } from '../nets/mlp.ts';
import { type Digits, readDigits } from './data/mnist.ts';
import { warpDigit } from './data/warpDigit.ts';

const SEED = 2026;
const ROUNDS = 20;
const BATCH = 64;
const HIDDEN = 128;
const RATE = 2e-3;
const DECAY = 1e-2;
const WARM_UP = 200;

const log = new URL('./logs/digits.log', import.meta.url);
const say = (line: string) => {
  console.log(line);
  appendFileSync(log, `${line}\n`);
};

const imageOf = ({ pixels }: Digits, n: number) =>
  Float32Array.from(pixels.subarray(n * 784, n * 784 + 784), (grey) => grey / 255);

/** The share of digits read rightly. */
function accuracy(net: Mlp, digits: Digits): number {
  const right = digits.labels.reduce((sum, label, n) => {
    const { logits } = mlpForward(net, imageOf(digits, n));
    return sum + (logits.indexOf(Math.max(...logits)) === label ? 1 : 0);
  }, 0);
  return right / digits.labels.length;
}

/** The gradient of the surprise at the label by the logits, p − 1 at the label and p elsewhere; and the surprise. */
function surprise(logits: Float32Array, label: number): { loss: number; slopes: Float32Array } {
  const most = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp(logit - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const slopes = weights.map((weight, k) => weight / total - (k === label ? 1 : 0));
  return { loss: Math.log(total) - ((logits[label] as number) - most), slopes };
}

const partsOf = (net: Mlp) => [net.inner, net.innerBias, net.outer, net.outerBias];

/** One step of AdamW; `first` and `second` are its running moments, `step` counts from 1. */
function adjust(net: Mlp, gradient: Mlp, first: Mlp, second: Mlp, step: number, rate: number): void {
  const [keep1, keep2] = [0.9, 0.999];
  const [scale1, scale2] = [1 / (1 - keep1 ** step), 1 / (1 - keep2 ** step)];
  partsOf(net).forEach((weights, part) => {
    const [g, m, v] = [gradient, first, second].map((mlp) => partsOf(mlp)[part]) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    for (let i = 0; i < weights.length; i++) {
      const slope = (g[i] as number) / BATCH;
      m[i] = keep1 * (m[i] as number) + (1 - keep1) * slope;
      v[i] = keep2 * (v[i] as number) + (1 - keep2) * slope * slope;
      const move = ((m[i] as number) * scale1) / (Math.sqrt((v[i] as number) * scale2) + 1e-8);
      weights[i] = (weights[i] as number) - rate * (move + DECAY * (weights[i] as number));
    }
    g.fill(0);
  });
}

const train = readDigits('train');
const test = readDigits('t10k');
const images = Array.from(train.labels, (_, n) => imageOf(train, n));
const random = uniform(SEED);
const net = randomMlp(784, HIDDEN, 10, random);
const [gradient, first, second] = [1, 2, 3].map(() => emptyMlp(784, HIDDEN, 10)) as [Mlp, Mlp, Mlp];
const steps = ROUNDS * Math.floor(train.labels.length / BATCH);
const order = Uint32Array.from(train.labels, (_, n) => n);

mkdirSync(new URL('./logs/', import.meta.url), { recursive: true });
mkdirSync(new URL('./checkpoints/', import.meta.url), { recursive: true });
writeFileSync(log, '');
say(`784-${HIDDEN}-10, seed ${SEED}, ${ROUNDS} rounds, batch ${BATCH}, rate ${RATE}, decay ${DECAY}`);
const began = process.cpuUsage().user;
let step = 0;
for (let round = 1; round <= ROUNDS; round++) {
  for (let n = order.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [order[n], order[other]] = [order[other] as number, order[n] as number];
  }
  let sum = 0;
  for (let start = 0; start + BATCH <= order.length; start += BATCH) {
    for (const n of order.subarray(start, start + BATCH)) {
      const input = warpDigit(images[n] as Float32Array, random);
      const { hidden, logits } = mlpForward(net, input);
      const { loss, slopes } = surprise(logits, train.labels[n] as number);
      mlpBackward(net, input, hidden, slopes, gradient);
      sum += loss;
    }
    step++;
    const rate = RATE * Math.min(step / WARM_UP, (steps - step) / (steps - WARM_UP));
    adjust(net, gradient, first, second, step, rate);
  }
  const seconds = Math.round((process.cpuUsage().user - began) / 1e6);
  const right = (100 * accuracy(net, test)).toFixed(2);
  say(`round ${round}: loss ${(sum / order.length).toFixed(4)}, test ${right} %, ${seconds} s of CPU`);
}
const weights = Object.fromEntries(Object.entries(net).map(([name, values]) => [name, [...values]]));
writeFileSync(
  new URL('./checkpoints/digits.json', import.meta.url),
  JSON.stringify({ seed: SEED, rounds: ROUNDS, weights }),
);
