/** Opens the compiled kernel over a memory, in Node. */

import { readFileSync } from 'node:fs';
import type { Kernel, Memory } from '../nets/kernel.ts';
import { arena, type KernelExports, wasmKernel } from '../nets/wasmKernel.ts';

const PAGE = 65536;

/** The first bytes are the module's own. */
const START = PAGE;

export type Arena = ReturnType<typeof arena>;

/** The module as it lies beside its source. */
export function kernelModule(shared: boolean): WebAssembly.Module {
  const file = new URL(`kernel/${shared ? 'shared' : 'unshared'}.wasm`, import.meta.url);
  return new WebAssembly.Module(readFileSync(file));
}

/** A memory of so many MiB for the module. */
export const kernelMemory = (megabytes: number, shared: boolean): WebAssembly.Memory =>
  new WebAssembly.Memory({ initial: megabytes * 16, maximum: 16384, shared });

/** A kernel over one memory; `start` is where its free part begins. */
export function openKernel(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
  start = START,
): { readonly kernel: Kernel; readonly memory: Memory & Arena } {
  const instance = new WebAssembly.Instance(module, { env: { memory, abort: () => {} } });
  const room = arena(memory.buffer, start);
  return { kernel: wasmKernel(instance.exports as unknown as KernelExports, room), memory: room };
}
