/** From a fresh copy to a readable book: build it, serve it, say where. */

import { main as build } from './build.ts';
import { main as serve } from './serve.ts';

export async function main(): Promise<void> {
  await build();
  await serve();
}
