/**
 * A network with one hidden layer, forwards and backwards.
 *
 * hidden = max(0, inner · input + innerBias), logits = outer · hidden + outerBias
 *
 * Every hidden unit holds a template of the input (a row of `inner`), every logit weighs the hidden units.
 */

/** Weights, or the gradient of a loss by the weights. Matrices are kept row by row, one row for each unit. */
export type Mlp = {
  /** Shape (hidden, inputs). */
  readonly inner: Float32Array;
  /** Shape (hidden,). */
  readonly innerBias: Float32Array;
  /** Shape (outputs, hidden). */
  readonly outer: Float32Array;
  /** Shape (outputs,). */
  readonly outerBias: Float32Array;
};

/** An empty network of the given sizes, all zeros. */
export function emptyMlp(inputs: number, hidden: number, outputs: number): Mlp {
  return {
    inner: new Float32Array(hidden * inputs),
    innerBias: new Float32Array(hidden),
    outer: new Float32Array(outputs * hidden),
    outerBias: new Float32Array(outputs),
  };
}

/**
 * A network of random weights: uniform, with the variance 2 / inputs before a rectifier, 1 / hidden after it.
 *
 * **Source** He, Zhang, Ren, Sun, "Delving Deep into Rectifiers" (2015).
 */
export function randomMlp(inputs: number, hidden: number, outputs: number, random: () => number): Mlp {
  const net = emptyMlp(inputs, hidden, outputs);
  const fill = (weights: Float32Array, variance: number) => {
    const reach = Math.sqrt(3 * variance);
    for (let i = 0; i < weights.length; i++) weights[i] = (2 * random() - 1) * reach;
  };
  fill(net.inner, 2 / inputs);
  fill(net.outer, 1 / hidden);
  return net;
}

/** The places of an input that are not zero; paper is, and most of a drawing is paper. */
function placesOfInk(input: Float32Array): Int32Array {
  const places = new Int32Array(input.length);
  let size = 0;
  for (let i = 0; i < input.length; i++) if (input[i] !== 0) places[size++] = i;
  return places.subarray(0, size);
}

/**
 * What the hidden units and the outputs answer to an input.
 *
 * **Shape** input (inputs,), hidden (hidden,), logits (outputs,)
 */
export function mlpForward(net: Mlp, input: Float32Array): { hidden: Float32Array; logits: Float32Array } {
  const hidden = new Float32Array(net.innerBias.length);
  const logits = new Float32Array(net.outerBias.length);
  const places = placesOfInk(input);
  for (let j = 0; j < hidden.length; j++) {
    const row = j * input.length;
    let sum = net.innerBias[j] as number;
    for (let p = 0; p < places.length; p++) {
      const i = places[p] as number;
      sum += (net.inner[row + i] as number) * (input[i] as number);
    }
    hidden[j] = Math.max(0, sum);
  }
  for (let k = 0; k < logits.length; k++) {
    const row = k * hidden.length;
    let sum = net.outerBias[k] as number;
    for (let j = 0; j < hidden.length; j++) sum += (net.outer[row + j] as number) * (hidden[j] as number);
    logits[k] = sum;
  }
  return { hidden, logits };
}

/**
 * The network without its rectifier, as it acts while these hidden units and no others are above 0: one matrix.
 *
 * **Shape** hidden (hidden,); for each output, a row (inputs,) and a constant
 */
export function mlpRows(net: Mlp, hidden: Float32Array): readonly { row: Float32Array; constant: number }[] {
  const inputs = net.inner.length / hidden.length;
  return Array.from(net.outerBias, (bias, k) => {
    const row = new Float32Array(inputs);
    let constant = bias;
    for (let j = 0; j < hidden.length; j++) {
      if (hidden[j] === 0) continue;
      const weight = net.outer[k * hidden.length + j] as number;
      constant += weight * (net.innerBias[j] as number);
      for (let i = 0; i < inputs; i++) row[i] = (row[i] as number) + weight * (net.inner[j * inputs + i] as number);
    }
    return { row, constant };
  });
}

/**
 * Adds the gradient of a loss for one input to `gradient`.
 *
 * @param hidden what `mlpForward` gave for this input
 * @param slopes the gradient of the loss by the logits, shape (outputs,)
 */
export function mlpBackward(
  net: Mlp,
  input: Float32Array,
  hidden: Float32Array,
  slopes: Float32Array,
  gradient: Mlp,
): void {
  const places = placesOfInk(input);
  const back = new Float32Array(hidden.length);
  for (let k = 0; k < slopes.length; k++) {
    const slope = slopes[k] as number;
    const row = k * hidden.length;
    gradient.outerBias[k] = (gradient.outerBias[k] as number) + slope;
    for (let j = 0; j < hidden.length; j++) {
      gradient.outer[row + j] = (gradient.outer[row + j] as number) + slope * (hidden[j] as number);
      back[j] = (back[j] as number) + slope * (net.outer[row + j] as number);
    }
  }
  for (let j = 0; j < hidden.length; j++) {
    if (hidden[j] === 0) continue;
    const slope = back[j] as number;
    const row = j * input.length;
    gradient.innerBias[j] = (gradient.innerBias[j] as number) + slope;
    for (let p = 0; p < places.length; p++) {
      const i = places[p] as number;
      gradient.inner[row + i] = (gradient.inner[row + i] as number) + slope * (input[i] as number);
    }
  }
}
