/** Brings an embed page what is seldom needed; a classic script, which needs no CORS in a sandboxed frame. */

import * as react from 'react';
import * as scope from '#figure/scope.ts';
import type { Rest } from './embedRest.ts';
import { loadScript } from './loadScript.ts';

/** What both scripts have to have the same copy of: the build makes the second one look for it here. */
interface Handed {
  areaMapShared?: { readonly react: typeof react; readonly scope: typeof scope };
  areaMapRest?: Rest;
}

let loading: Promise<Rest> | undefined;

/** Fails if it cannot be had, and tries again when asked again. */
export function loadRest(): Promise<Rest> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Rest> {
  const handed = globalThis as Handed;
  handed.areaMapShared = { react, scope };
  // The parts of two editions do not fit.
  await loadScript(`/embed/rest.js?v=${import.meta.env.EDITION}`);
  if (!handed.areaMapRest) throw new Error('what is seldom needed came without itself');
  return handed.areaMapRest;
}
