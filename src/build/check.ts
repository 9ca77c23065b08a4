/**
 * Every check of the book, and one line at the end that counts them.
 *
 * What needs no built site runs beside the builds. Browser tests and Lighthouse measure a page as a reader meets it, and
 * each has the machine for itself.
 * Types, rules, style and budgets count as one each; unit and browser tests count singly, from their reports.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needBrowser } from './findBrowser.ts';
import { needEngines } from './findEngines.ts';
import { SITES } from './sites.ts';

interface Count {
  passed: number;
  failed: number;
}

const bin = (name: string): string => join('node_modules', '.bin', name);
const VITEST = '.cache/vitest.json';
const PLAYWRIGHT = '.cache/playwright.json';

interface Options {
  readonly env?: NodeJS.ProcessEnv;
  /** Show what it says at once, and not as one block when it ends: for what runs alone. */
  readonly alone?: boolean;
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Run one command with what it says shown; true if it ends well. */
function run(title: string, command: string, args: readonly string[], options: Options = {}): Promise<boolean> {
  const began = performance.now();
  if (options.alone) console.log(`\n── ${title}`);
  const child = spawn(command, args, {
    stdio: options.alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece));
  return new Promise((resolve, reject) =>
    child.on('error', reject).on('close', (code) => {
      if (options.alone) console.log(`── ${title}: ${seconds(began)}`);
      else process.stdout.write(`\n── ${title}: ${seconds(began)}\n${Buffer.concat(said).toString('utf8')}`);
      resolve(code === 0);
    }),
  );
}

const script = (title: string, name: string, options?: Options): Promise<boolean> =>
  run(title, process.execPath, ['src/build/run.mjs', name], options);

/** Counts of a runner's report; a runner that failed without one failed once. */
function counted(file: string, fine: boolean, read: (report: string) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const count = read(readFileSync(file, 'utf8'));
  return { ...count, failed: Math.max(count.failed, fine ? 0 : 1) };
}

const readVitest = (text: string): Count => {
  const report = JSON.parse(text) as { readonly numPassedTests: number; readonly numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
};

const readPlaywright = (text: string): Count => {
  const { stats } = JSON.parse(text) as {
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  };
  // A test that passes only now and then is a failing test.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

export async function main(): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  const add = ({ passed, failed }: Count): void => {
    total.passed += passed;
    total.failed += failed;
  };
  const one = (fine: boolean): void => add({ passed: fine ? 1 : 0, failed: fine ? 0 : 1 });

  mkdirSync('.cache', { recursive: true });
  for (const report of [VITEST, PLAYWRIGHT]) rmSync(report, { force: true });
  const browser = needBrowser();

  const looked = async (): Promise<void> => {
    one(await run('types', bin('tsc'), ['--noEmit', '-p', '.']));
    one(await run('types of the pure layers', bin('tsc'), ['--noEmit', '-p', 'src/tsconfig.pure.json']));
    one(await run('style', bin('biome'), ['check', '.']));
    one(await run('nothing unused', bin('knip'), []));
    const unit = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`];
    add(counted(VITEST, await run('unit tests', bin('vitest'), unit, { env: { NODE_ENV: 'test' } }), readVitest));
  };
  const built = async (): Promise<boolean> => {
    let all = true;
    for (const { out, base, mode, origin } of Object.values(SITES)) {
      const env = { OUT: out, BASE: base, SITE: origin, NODE_ENV: mode };
      const fine = await script(`build ${out}`, 'build', { env });
      one(fine);
      all &&= fine;
    }
    if (all) one(await script('budgets', 'budgets', { env: { OUT: SITES.book.out } }));
    return all;
  };
  // What brings more browsers waits for the network most of the time.
  const [ready] = await Promise.all([built(), looked(), needEngines()]);
  if (ready) {
    const tests = await run('browser tests', bin('playwright'), ['test'], { env: { CHROMIUM: browser }, alone: true });
    add(counted(PLAYWRIGHT, tests, readPlaywright));
    one(await script('lighthouse', 'audit', { alone: true }));
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
