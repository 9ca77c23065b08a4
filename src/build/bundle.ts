/** The bundles: modules for the book, one classic script per figure and language for its embed page, its networks, the prerender script. */

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Manifest, type PluginOption } from 'vite';
import type { Lang } from '#spec/format.ts';
import { embedFigure } from './embedFigure.ts';
import { restLater, sharedFirst } from './embedRest.ts';
import { type Place, ROOT } from './place.ts';
import { textChunk } from './textChunk.ts';

const common = ({ base }: Place): InlineConfig => ({
  root: ROOT,
  base,
  mode: process.env['NODE_ENV'] ?? 'production',
  logLevel: 'warn',
});

/** Take a manifest out of the site: only the build needs it. */
async function takeManifest(out: string, name: string): Promise<Manifest> {
  const file = join(out, name);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(file);
  return manifest;
}

/**
 * Almost half of all script, and the same from one edition of the book to the next: browsers may keep it. Version 18.3,
 * since 19 has 22 kB more and nothing that the book needs.
 */
const REACT = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 };

/** What every page needs to come alive, with what prose needs to know of figures: one file, sooner there than twenty. */
const BOOK = {
  name: 'book',
  test: /src\/(app\/(main\.tsx|(scopeOf|memory\/whenAtRest)\.ts)|prose\/(Unscripted\.tsx|langOf\.ts)|draw\/(atRest|drag|inTurn|moving)\.ts|figure\/(LaterTable|copyText|drag|glide|grip|keyed|live|sayRepair|scope|whenNear)\.tsx?)$/,
  priority: 4,
};

/** What every figure needs. */
const FIGURE = {
  name: 'figure',
  test: /src\/(figure\/createFigure\.tsx|draw\/(strip|handle|axes|axisFit)\.ts)$/,
  priority: 1,
};

/** What of a picture comes once somebody asks for it. */
const ASKED_FOR = /figures\/(digit(Later|Inside|Templates|Cells|Edits)|textPointer)\.ts$/;

/** The pictures of one chapter: its reader comes to all of them, and together they pack smaller. */
const VIEWS = {
  name: (id: string) => {
    const [, chapter] = /chapters\/\d+-([^/]+)\/figures\/(?!.*(\.model|\.opening|Thumb)\.ts$).*\.tsx?$/.exec(id) ?? [];
    return chapter === undefined || ASKED_FOR.test(id) ? null : chapter;
  },
  includeDependenciesRecursively: false,
  priority: 2,
};

/** What the model of a chapter and its pictures both compute with. */
const MODELS = {
  name: (id: string) => {
    const [, chapter] = /chapters\/\d+-([^/]+)\/figures\/.*\.model\.ts$/.exec(id) ?? [];
    return chapter === undefined ? null : `${chapter}-model`;
  },
  includeDependenciesRecursively: false,
  minShareCount: 2,
  priority: 1,
};

/** What the whole vocabulary is computed with: three chapters have it, and no other page loads it. */
const VOCABULARY = {
  name: 'vocabulary',
  test: /src\/math\/(vocabulary|rankColumns)\.ts$/,
  includeDependenciesRecursively: false,
  priority: 4,
};

/** Small files that come together anyway. */
const BARS = { name: 'bars', test: /src\/draw\/(bars|lamps)\.ts$/, priority: 1 };

const OF_LAWS =
  'sumOf|fourierPower|convolve|binomial|latticeMoments|normalQuantile|normalSteps|standardError|drawNormal|cauchy|dkwRadius';

/** What areas of the bell curve are computed with: in four chapters. */
const NORMAL = { name: 'normal', test: /src\/math\/(erf|normal)\.ts$/, priority: 4 };

/** What the models of several chapters compute with: one file instead of a dozen, each of which a phone would wait for. */
const SHARED = {
  name: 'shared',
  test: new RegExp(`src/(math|spec)/(?!(${OF_LAWS}|logitLoss)\\.ts$)|node_modules/pure-rand/`),
  minShareCount: 5,
  priority: 3,
};

/** What only the chapters of many draws compute with: their figures share it, and no other page loads it. */
const LAWS = {
  name: 'laws',
  test: new RegExp(`src/math/(${OF_LAWS})\\.ts$|figures/(gap|bellTable)\\.model\\.ts$|node_modules/fft\\.js/`),
  minShareCount: 2,
  priority: 2,
};

const TEXT = { name: textChunk, includeDependenciesRecursively: false, priority: 6 };

export async function bundleBook(place: Place): Promise<Manifest> {
  await build({
    ...common(place),
    build: {
      outDir: place.out,
      emptyOutDir: true,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: 'src/app/main.tsx',
        output: {
          // Every page loads the names of all chapters, and nothing of a hash can be packed.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups: [TEXT, REACT, BOOK, VOCABULARY, NORMAL, SHARED, LAWS, MODELS, VIEWS, FIGURE, BARS] },
        },
      },
    },
  });
  return takeManifest(place.out, 'manifest.json');
}

/** The files of all figures' views below the project: `chapters/03-softmax/figures/Recap.tsx`. */
export async function figureViews(): Promise<readonly string[]> {
  const files = await readdir(join(ROOT, 'chapters'), { recursive: true });
  return files.filter((file) => file.endsWith('.tsx')).map((file) => `chapters/${file}`);
}

/**
 * Classic, since a module script needs CORS in a sandboxed frame.
 *
 * @param view as {@link figureViews} names it
 */
export async function bundleEmbed(place: Place, view: string, lang: Lang): Promise<Manifest> {
  const [, folder = '', , file = ''] = view.split('/');
  const tag = file.replace(/\.tsx$/, '');
  await build({
    ...common(place),
    plugins: [restLater(), embedFigure(folder, tag, lang)],
    publicDir: false,
    build: {
      outDir: place.out,
      emptyOutDir: false,
      manifest: 'embed.json',
      // One style sheet as a file; in a classic script Vite would else write it into the page.
      cssCodeSplit: false,
      rolldownOptions: {
        input: { [`embed-${folder}-${tag}-${lang}`]: 'src/app/embed.tsx' },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  return takeManifest(place.out, 'embed.json');
}

/** One classic script, in one file of this very name. */
async function bundleScript(place: Place, input: string, file: string, plugins: PluginOption[] = []): Promise<void> {
  await build({
    ...common(place),
    plugins,
    publicDir: false,
    build: {
      outDir: place.out,
      emptyOutDir: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false, entryFileNames: file } },
    },
  });
}

/** The service worker, still without the edition that it is to keep. */
export const bundleWorker = (place: Place): Promise<void> => bundleScript(place, 'src/app/offline/worker.ts', 'sw.js');

/** For embed pages: what talks to the page around, and hides and locks what an address asks for. */
export async function bundleTalk(place: Place): Promise<void> {
  await bundleScript(place, 'src/app/talk.ts', 'embed/talk.js');
}

/** For embed pages: what readers seldom ask for. */
export const bundleRest = (place: Place): Promise<void> =>
  bundleScript(place, 'src/app/embedRest.ts', 'embed/rest.js', [sharedFirst()]);

/** For embed pages: what reads networks, and every network as a script that can be had without CORS. */
export async function bundleNetworks(place: Place): Promise<void> {
  await bundleScript(place, 'src/app/embedOpen.ts', 'nets/open.js');
  const folder = join(place.out, 'nets');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.bin'))) {
    const text = (await readFile(join(folder, file))).toString('base64');
    await writeFile(join(folder, `${file}.js`), `areaMapNetworks.bytes[${JSON.stringify(file)}]="${text}";\n`);
  }
}

/** The server side and the prerender script in one, so that both have the same copy of every module. */
export async function bundlePrerender(place: Place, out: string): Promise<void> {
  await build({
    ...common(place),
    publicDir: false,
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      rolldownOptions: { input: 'src/build/prerender.ts', output: { entryFileNames: '[name].js' } },
    },
  });
}
