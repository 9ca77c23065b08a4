/** What the bench uses of the libraries that it measures against. */

/** @tensorflow/tfjs */
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

/** mathjs */
export interface MathJs {
  max(values: readonly number[]): number;
  sum(values: readonly number[]): number;
  subtract(values: readonly number[], x: number): number[];
  divide(values: readonly number[], x: number): number[];
  map(values: readonly number[], each: (x: number) => number): number[];
  exp(x: number): number;
  cumsum(values: readonly number[]): number[];
  sort(values: readonly number[], compare: (a: number, b: number) => number): number[];
  multiply(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number[][];
  fft(values: readonly number[]): Complex[];
  ifft(values: readonly Complex[]): Complex[];
  pow(x: Complex, n: number): Complex;
  mean(values: readonly number[]): number;
  variance(values: readonly number[]): number;
}
export interface Complex {
  readonly re: number;
}

/** ml-matrix */
export interface MlMatrix {
  readonly Matrix: new (rows: readonly (ArrayLike<number> & Iterable<number>)[]) => MlTable;
}
export interface MlTable {
  mmul(other: MlTable): MlTable;
  get(row: number, column: number): number;
}

/** simple-statistics */
export interface SimpleStatistics {
  mean(values: readonly number[]): number;
  sampleVariance(values: readonly number[]): number;
  binomialDistribution(trials: number, probability: number): readonly number[];
}

/** @huggingface/transformers */
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
