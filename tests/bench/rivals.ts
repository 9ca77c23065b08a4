/** The libraries that the bench measures the book against, in a package of their own: nobody else downloads them. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MathJs, MlMatrix, SimpleStatistics, TensorFlow, Transformers } from './rivalTypes.ts';

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
  const { require, named } = installed();
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

export interface LawRivals {
  readonly mlMatrix: MlMatrix;
  readonly mathJs: MathJs;
  readonly simple: SimpleStatistics;
  readonly names: { readonly [key in 'mlMatrix' | 'mathJs' | 'simple']: string };
}

/**
 * Those that count, add up and multiply matrices.
 *
 * @throws if they are not installed and cannot be
 */
export function loadLawRivals(): LawRivals {
  const { require, named } = installed();
  const names = { mlMatrix: 'ml-matrix', mathJs: 'mathjs', simple: 'simple-statistics' };
  return {
    mlMatrix: require(names.mlMatrix) as MlMatrix,
    mathJs: require(names.mathJs) as MathJs,
    simple: require(names.simple) as SimpleStatistics,
    names: { mlMatrix: named(names.mlMatrix), mathJs: named(names.mathJs), simple: named(names.simple) },
  };
}

function installed(): { readonly require: NodeJS.Require; readonly named: (name: string) => string } {
  const require = createRequire(join(FOLDER, 'package.json'));
  const { dependencies } = require('./package.json') as { readonly dependencies: { readonly [name: string]: string } };
  const there = (name: string): boolean => existsSync(join(FOLDER, 'node_modules', name, 'package.json'));
  if (!Object.keys(dependencies).every(there)) install();
  return { require, named: (name) => `${name} ${dependencies[name]}` };
}

function install(): void {
  console.log('\nInstalling the libraries to measure against, once: npm ci in tests/bench/rivals, about 800 MB');
  const options = { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options);
  if (status !== 0) throw new Error('the libraries to measure against could not be installed');
}
