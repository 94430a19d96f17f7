// Builds the web application and the server into dist/, and remembers from what, so that a start builds only what changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = ['contract', 'server', 'web', 'vite.config.ts', 'package-lock.json', 'scripts/build.mjs'];
const stamp = join(root, 'dist/built-from');

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Changes whenever a source file is added, removed or written. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => [...filesBelow(join(root, source))])) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file.slice(root.length)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

// Once here, so that no request waits for it; phones on slow lines get brotli at its best.
function compressAssets(folder) {
  for (const file of [...filesBelow(folder)]) {
    if (!['.js', '.css', '.html', '.svg', '.json', '.webmanifest'].includes(extname(file))) continue;
    const bytes = readFileSync(file);
    if (bytes.length < 512) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

export async function build() {
  const from = fingerprint();
  const vite = await import('vite');
  const esbuild = await import('esbuild');
  await Promise.all([
    vite.build({ root: join(root, 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' }),
    esbuild.build({
      absWorkingDir: root,
      entryPoints: [
        'server/main.ts',
        'server/backup.ts',
        'server/restore.ts',
        'server/scenery/picture-worker.ts',
      ].filter((file) => existsSync(join(root, file))),
      outdir: 'dist/server',
      bundle: true,
      splitting: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      packages: 'external',
      sourcemap: true,
      logLevel: 'warning',
    }),
  ]);
  compressAssets(join(root, 'dist/web'));
  writeFileSync(stamp, from);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
