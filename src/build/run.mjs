/**
 * Run a script of this folder: `node src/build/run.mjs build`.
 *
 * Node 20 cannot read TypeScript; Vite, which the book needs anyway, can. A script exports `main(...args)`.
 */

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [name, ...args] = process.argv.slice(2);
if (!/^[a-zA-Z]+$/.test(name ?? '')) throw new Error('which script? node src/build/run.mjs build');
// Before Vite is asked anything: it would take this script for a development server.
process.env.NODE_ENV ??= 'production';
const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
const { module } = await runnerImport(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), {
  configFile: false,
  root,
  logLevel: 'error',
});
try {
  await module.main(...args);
} catch (error) {
  console.error(error);
  process.exit(1);
}
