/** All that the wasm kernel exports. */

export { gemm } from './gemm';
export { crossEntropy, gelu, geluBack, layerNorm, layerNormBack, softmaxCausal, softmaxCausalBack } from './layers';
export { adamW, addScaled, multiply, sumSquares } from './updates';
