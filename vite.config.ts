/** How the book is bundled, served while one works on it, and tested. */

import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { katexFonts } from './src/build/katexFonts.ts';
import { leanD3 } from './src/build/leanD3.ts';
import { prosePlugin } from './src/build/mdx.ts';
import { plainImports } from './src/build/plainImports.ts';

const { version: edition } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export default defineConfig({
  // Where the book lies on its host, with a slash at both ends: BASE=/course/book/ npm run build
  base: process.env['BASE'] ?? '/',
  plugins: [plainImports(), leanD3(), prosePlugin(), react({ include: /\.(mdx|tsx?)$/ })],
  // The router asks for this hook in a version for React 17; React has it built in.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  define: {
    'import.meta.env.EDITION': JSON.stringify(edition),
    // Where reports of mistakes go: REPORT=https://…/issues/new npm run build
    'import.meta.env.REPORT': JSON.stringify(process.env['REPORT'] ?? ''),
  },
  css: { postcss: { plugins: [katexFonts()] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The pages themselves name what they need early (src/build/loads.ts).
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { port: Number(process.env['PORT'] ?? 4200) },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/bench/**'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // The contract draws hundreds of pictures; a machine that does other things, too, needs longer.
    testTimeout: 60_000,
    coverage: { include: ['src/**', 'chapters/**'], exclude: ['src/build/**'] },
  },
});
