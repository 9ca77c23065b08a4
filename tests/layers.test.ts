/** The import rules hold, and the tool that checks them saw every file. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, describe, expect, it } from 'vitest';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The training is a package of its own, with rules of its own; only that nothing imports it is checked here. */
const OWN = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'training')
  .map((entry) => entry.name);
const FILES = [...OWN.map((folder) => join('src', folder)), 'chapters'].flatMap(filesIn);
const CODE = FILES.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const PROSE = FILES.filter((file) => file.endsWith('.mdx'));

async function cruiseAll(): Promise<ICruiseResult> {
  const options = await extractDepcruiseOptions(join(process.cwd(), '.dependency-cruiser.mjs'));
  const tsConfig = extractTSConfig(join(process.cwd(), 'tsconfig.json'));
  const { output } = await cruise([...OWN.map((folder) => join('src', folder)), 'chapters'], options, {}, { tsConfig });
  return output as ICruiseResult;
}

describe('the layers', () => {
  let result: ICruiseResult;
  beforeAll(async () => {
    result = await cruiseAll();
  }, 60_000);

  it('import only what they may', () => {
    const broken = result.summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`);
    expect(broken).toEqual([]);
  });

  // Under a TypeScript it does not support, the tool reads no file and reports success.
  it('were seen whole', () => {
    const seen = new Set(result.modules.map((module) => module.source));
    expect(CODE.length).toBeGreaterThan(100);
    expect(CODE.filter((file) => !seen.has(file))).toEqual([]);
    const imports = result.modules.flatMap((module) => module.dependencies);
    const written = CODE.filter((file) => /^import .*from '#/m.test(readFileSync(file, 'utf8')));
    expect(imports.filter((d) => d.module.startsWith('#')).length).toBeGreaterThanOrEqual(written.length);
  });
});

describe('the prose', () => {
  it.each(PROSE)('%s imports and exports nothing', (file) => {
    const words = readFileSync(file, 'utf8').replace(/^```.*?^```/gms, '');
    expect(words).not.toMatch(/^(import|export)\b/m);
  });
});

describe('the chapters', () => {
  const marks = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'lorem ipsum', '待补', '待写'].join('|'), 'i');

  it.each(FILES.filter((file) => file.startsWith('chapters')))('%s is finished', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(marks);
  });
});
