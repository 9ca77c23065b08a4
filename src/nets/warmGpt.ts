/**
 * A tiny GPT that reads a few tokens. Engines optimise only what has run often, and the first text that a reader pastes
 * would be read by code that no engine has optimised yet.
 */

import type { GptShape, GptWeights } from './gpt.ts';
import { createRun, feed } from './gptRun.ts';
import { skim } from './gptSkim.ts';

const SHAPE: GptShape = { layers: 2, heads: 2, width: 32, context: 17, vocabulary: 32 };

/** @returns what reads once, in a millisecond or a few */
export function warmGpt(): () => void {
  const { layers, width, context, vocabulary } = SHAPE;
  const filled = (size: number) => new Float32Array(size).fill(0.1);
  const layer = () => ({
    norm1: filled(width),
    qkv: filled(3 * width * width),
    out: filled(width * width),
    norm2: filled(width),
    up: filled(4 * width * width),
    down: filled(4 * width * width),
  });
  const weights: GptWeights = {
    embedding: filled(vocabulary * width),
    positions: filled(context * width),
    layers: Array.from({ length: layers }, layer),
    finalNorm: filled(width),
  };
  const tokens = [1, 2, 3, 4];
  return () => {
    const run = createRun(SHAPE, weights);
    skim(run, tokens);
    feed(run, 5);
  };
}
