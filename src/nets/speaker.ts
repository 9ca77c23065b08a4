/** A network that continues a text: letters in, one score for every token out. */

import { type Bpe, encodeBpe, prepareBpe } from './bpe.ts';
import { type Encoded, encodeCharacters, indexOfCharacters } from './characters.ts';
import type { GptShape, GptWeights } from './gpt.ts';
import { gptOf } from './gptOf.ts';
import { branch, createRun, feed, type Run } from './gptRun.ts';
import { skim } from './gptSkim.ts';
import type { Vocabulary } from './netFile.ts';
import type { ReadNet } from './readNet.ts';
import { createThreeWays, type ThreeWays } from './threeWays.ts';

/** What a figure may ask of a network that continues texts. */
export interface Speaker {
  /** How many tokens the vocabulary has. */
  readonly size: number;
  /** The most tokens it sees at a time, the one that begins a text included. */
  readonly context: number;
  /** The token that begins and ends every text. */
  readonly end: number;
  /** A token as it is written. */
  token(id: number): string;
  /** A text as tokens, without the one that begins it, and the characters the vocabulary does not have. */
  read(text: string): {
    readonly ids: Int32Array;
    readonly lost: readonly { readonly at: number; readonly character: string }[];
  };
  /**
   * Logits over the whole vocabulary for the token after begin + ids.
   *
   * A few texts are remembered: whoever asks for the continuation of one of them pays for the new tokens only. A text
   * longer than the context is seen through its last part, half a context or a little more.
   *
   * @returns an array of its own: what is asked later does not change it
   */
  next(ids: ArrayLike<number>): Float32Array;
  /**
   * Reads on a little, so that no frame waits for a long text.
   *
   * @returns whether `next` and `state` have little left to read of it
   */
  prepare(ids: ArrayLike<number>): boolean;
  /** The vector those logits are made from, also an array of its own. */
  state(ids: ArrayLike<number>): Float32Array;
  /** What it writes by itself, at one temperature or another. */
  readonly threeWays: ThreeWays;
  /** The architecture and its weights, for figures that look inside. */
  readonly shape: GptShape;
  readonly weights: GptWeights;
}

/** Texts remembered at a time: three that grow side by side, each with what it will be seen as next, and some more. */
const RUNS = 8;

/** Tokens of a long text that are read in one slice of a frame, the first time by code that no engine has optimised yet. */
const SLICE = 4;

/** Tokens of the next window that are read along with one token of the present one. */
const AHEAD = 4;

/** @throws RangeError if the file is not one of a GPT with a vocabulary of its size */
export function createSpeaker(net: ReadNet): Speaker {
  const { shape, weights } = gptOf(net);
  const { pieces, encode } = languageOf(net.header.vocabulary ?? { characters: '' });
  if (pieces.length !== shape.vocabulary)
    throw new RangeError(`createSpeaker needs ${shape.vocabulary} tokens in the vocabulary, got ${pieces.length}`);
  const end = pieces.indexOf('\n');
  const runs: Run[] = [];

  /**
   * The run that needs the fewest new tokens. A text that branches off gets a run of its own, so that several may grow
   * side by side; without room for it, the one asked longest ago gives way.
   */
  function runFor(tokens: readonly number[]): Run {
    const shared = runs.map((run) => common(run, tokens));
    const most = Math.max(0, ...shared);
    const old = runs[shared.indexOf(most)];
    const goesOn = old !== undefined && (most === old.length || most === tokens.length);
    const run = goesOn ? old : runs.length < RUNS ? createRun(shape, weights) : (runs.at(-1) as Run);
    if (run !== old && old) branch(run, old, most);
    run.length = Math.min(common(run, tokens), tokens.length - 1);
    runs.splice(0, runs.length, run, ...runs.filter((other) => other !== run));
    return run;
  }

  function readTo(ids: ArrayLike<number>): Run {
    const tokens = window(ids, shape.context, end);
    const run = runFor(tokens);
    skim(run, tokens.slice(run.length, -1));
    while (run.length < tokens.length) feed(run, tokens[run.length] as number);
    return run;
  }

  function prepare(ids: ArrayLike<number>): boolean {
    const tokens = window(ids, shape.context, end);
    // Looked at first: a run that has gone on from here would be taken back.
    const most = Math.max(0, ...runs.map((run) => common(run, tokens)));
    if (tokens.length - most <= SLICE) return true;
    const run = runFor(tokens);
    skim(run, tokens.slice(run.length, run.length + SLICE));
    return tokens.length - run.length <= SLICE;
  }

  /** A window that moves is new from its first token on: it is read a little at a time, before the text gets there. */
  function readAhead(ids: ArrayLike<number>): void {
    const tokens = window(ids, shape.context, end).slice(Math.floor(shape.context / 2));
    if (tokens.length < 2) return;
    const run = runFor(tokens);
    skim(run, tokens.slice(run.length, Math.min(run.length + AHEAD, tokens.length - 1)));
  }

  const token = (id: number) => pieces[id] ?? '';
  const next = (ids: ArrayLike<number>) => {
    const logits = readTo(ids).logits.slice();
    readAhead(ids);
    return logits;
  };
  return {
    size: pieces.length,
    context: shape.context,
    end,
    shape,
    weights,
    token,
    read: (text) => {
      const { ids, lost } = encode(text);
      return { ids: Int32Array.from(ids), lost };
    },
    next,
    prepare,
    state: (ids) => readTo(ids).final.slice(),
    threeWays: createThreeWays({ next, end, token }),
  };
}

/** How many tokens at the beginning are the same. */
function common({ tokens, length }: Run, wanted: readonly number[]): number {
  let i = 0;
  while (i < length && i < wanted.length && tokens[i] === wanted[i]) i++;
  return i;
}

/** Begin + ids, or so many of the last that the window moves by half a context at a time. */
function window(ids: ArrayLike<number>, context: number, end: number): readonly number[] {
  const all = [end, ...Array.from(ids)];
  if (all.length <= context) return all;
  const half = Math.floor(context / 2);
  return all.slice(half * Math.ceil((all.length - context) / half));
}

function languageOf(vocabulary: Vocabulary): { pieces: readonly string[]; encode: (text: string) => Encoded } {
  const characters = [...vocabulary.characters];
  if (vocabulary.merges) {
    const bpe: Bpe = prepareBpe({ characters, merges: vocabulary.merges });
    return { pieces: bpe.pieces, encode: (text) => encodeBpe(text, bpe) };
  }
  const index = indexOfCharacters(characters);
  return { pieces: characters, encode: (text) => encodeCharacters(text, index) };
}
