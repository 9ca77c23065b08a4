/** Who may import whom: the table of the architecture, one rule a layer. */

/** Files of the project outside these paths are forbidden to a layer, and so is every package outside `packages`. */
function layer(name, from, { own, packages = [] }) {
  const external = '^node_modules/';
  return [
    {
      name: `${name}-imports`,
      severity: 'error',
      from: { path: from },
      to: { pathNot: [external, '^virtual:', ...own] },
    },
    {
      name: `${name}-packages`,
      severity: 'error',
      from: { path: from },
      to: { path: external, pathNot: packages.map((p) => `^node_modules/(@types/)?${p}/`) },
    },
  ];
}

const REACT = ['react', 'react-dom'];
const MODEL = '^chapters/[^/]+/.*\\.model\\.ts$';
const VIEW = '^chapters/([^/]+)/';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'build-is-alone',
      severity: 'error',
      from: { pathNot: '^(src/build/|tests/|vite\\.config)' },
      to: { path: '^src/build/' },
    },
    {
      name: 'training-is-alone',
      severity: 'error',
      from: { pathNot: '^(src/training/|tests/)' },
      to: { path: '^src/training/' },
    },
    { name: 'chapters-apart', severity: 'error', from: { path: VIEW }, to: { path: VIEW, pathNot: '^chapters/$1/' } },
    {
      name: 'models-no-views',
      severity: 'error',
      from: { path: MODEL },
      to: { path: VIEW, pathNot: '\\.(model\\.ts|opening\\.json)$' },
    },
    ...layer('math', '^src/math/', { own: ['^src/math/'], packages: ['pure-rand', 'fft.js'] }),
    ...layer('spec', '^src/spec/', { own: ['^src/spec/'] }),
    ...layer('nets', '^src/nets/', { own: ['^src/(nets|math)/'] }),
    ...layer('draw', '^src/draw/', { own: ['^src/(draw|math)/'], packages: [...REACT, 'd3'] }),
    ...layer('figure', '^src/figure/', { own: ['^src/(figure|spec|draw)/'], packages: [...REACT, 'zustand'] }),
    ...layer('prose', '^src/prose/', { own: ['^src/(prose|figure|spec)/'], packages: REACT }),
    ...layer('models', MODEL, { own: ['^src/(math|nets|spec)/', '^chapters/'] }),
    ...layer('chapters', VIEW, {
      own: ['^src/(math|nets|spec|draw|figure)/', '^src/prose/chapter\\.ts$', '^chapters/'],
      packages: [...REACT, 'd3'],
    }),
    ...layer('app', '^src/app/', {
      own: ['^src/(app|prose|figure|draw|spec|nets|math)/', '^chapters/'],
      packages: [...REACT, 'wouter', 'katex', '@noble/hashes', 'qr'],
    }),
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'browser', 'default'] },
  },
};
