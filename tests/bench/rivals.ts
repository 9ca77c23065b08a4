/** The libraries that the bench measures the book against, in a package of their own: nobody else downloads them. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the bench uses of @tensorflow/tfjs. */
export interface TensorFlow {
  tensor1d(values: ArrayLike<number>): TfTensor;
  softmax(logits: TfTensor): TfTensor;
  div(a: TfTensor, b: TfTensor | number): TfTensor;
  sum(a: TfTensor): TfTensor;
  less(a: TfTensor, b: number): TfTensor;
  cumsum(a: TfTensor): TfTensor;
  slice(a: TfTensor, begin: number, size: number): TfTensor;
  topk(a: TfTensor, k: number): { readonly values: TfTensor; readonly indices: TfTensor };
  tidy<T>(work: () => T): T;
  enableProdMode(): void;
  setBackend(name: string): Promise<boolean>;
}
export interface TfTensor {
  dataSync(): ArrayLike<number>;
}

/** What it uses of mathjs. */
export interface MathJs {
  max(values: readonly number[]): number;
  sum(values: readonly number[]): number;
  subtract(values: readonly number[], x: number): number[];
  divide(values: readonly number[], x: number): number[];
  map(values: readonly number[], each: (x: number) => number): number[];
  exp(x: number): number;
  cumsum(values: readonly number[]): number[];
  sort(values: readonly number[], compare: (a: number, b: number) => number): number[];
}

/** What it uses of @huggingface/transformers. */
export interface Transformers {
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => HfTensor;
  readonly LogitsProcessorList: new () => ((ids: readonly bigint[][], logits: HfTensor) => HfTensor) & {
    push(item: object): void;
  };
  readonly TemperatureLogitsWarper: new (temperature: number) => object;
  readonly TopPLogitsWarper: new (p: number) => (ids: readonly bigint[][], logits: HfTensor) => HfTensor;
  softmax(logits: Float32Array): Float32Array;
  topk(logits: HfTensor, k: number): Promise<[values: HfTensor, indices: { readonly data: BigInt64Array }]>;
}
export interface HfTensor {
  readonly data: Float32Array;
}

export interface Rivals {
  readonly tensorFlow: TensorFlow;
  readonly mathJs: MathJs;
  readonly transformers: Transformers;
  /** Names with versions. */
  readonly names: { readonly [key in 'tensorFlow' | 'mathJs' | 'transformers']: string };
}

const FOLDER = resolve('tests', 'bench', 'rivals');

/** @throws if they are not installed and cannot be */
export async function loadRivals(): Promise<Rivals> {
  install();
  const require = createRequire(join(FOLDER, 'package.json'));
  const { dependencies } = require('./package.json') as { readonly dependencies: { readonly [name: string]: string } };
  const named = (name: string): string => `${name} ${dependencies[name]}`;
  const names = {
    tensorFlow: '@tensorflow/tfjs',
    mathJs: 'mathjs',
    transformers: '@huggingface/transformers',
  };
  const tensorFlow = require(names.tensorFlow) as TensorFlow;
  // Without this it advises to install another backend.
  tensorFlow.enableProdMode();
  await tensorFlow.setBackend('cpu');
  return {
    tensorFlow,
    mathJs: require(names.mathJs) as MathJs,
    transformers: (await import(
      /* @vite-ignore */ pathToFileURL(require.resolve(names.transformers)).href
    )) as Transformers,
    names: {
      tensorFlow: `${named(names.tensorFlow)}, CPU`,
      mathJs: named(names.mathJs),
      transformers: named(names.transformers),
    },
  };
}

function install(): void {
  if (existsSync(join(FOLDER, 'node_modules', '.package-lock.json'))) return;
  console.log('\nInstalling the libraries to measure against, once: npm ci in tests/bench/rivals, about 800 MB');
  const options = { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options);
  if (status !== 0) throw new Error('the libraries to measure against could not be installed');
}
