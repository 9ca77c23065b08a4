/** The compiled kernel, opened for a test over a memory of its own. */

import { kernelMemory, kernelModule, openKernel } from '../../src/training/openKernel.ts';

/** @param shared whether to take the build that workers share */
export const compiledKernel = (shared = false, megabytes = 16) =>
  openKernel(kernelModule(shared), kernelMemory(megabytes, shared));
