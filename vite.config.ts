import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { licences } from './scripts/licences.mjs';

const web = fileURLToPath(new URL('./web', import.meta.url));

/** Keeps what a browser needs of a call: method, path and file fields. Without it every page would load zod (22 KB). */
function withoutSchemas(value: unknown): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('_zod' in value) return undefined;
  if ('method' in value && 'path' in value) {
    const { method, path } = value;
    return { method, path };
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSchemas(inner)]));
}

const callsWithoutSchemas: Plugin = {
  name: 'calls-without-schemas',
  enforce: 'pre',
  load: {
    filter: { id: /\/contract\/.+\.calls\.ts(?:\?|$)/ },
    async handler(id) {
      const { module } = await runnerImport<Record<string, unknown>>(id.split('?')[0] ?? '', {
        configFile: false,
        logLevel: 'warn',
      });
      return Object.entries(module)
        .map(([name, value]) => [name, JSON.stringify(withoutSchemas(value))])
        .filter(([, kept]) => kept !== undefined)
        .map(([name, kept]) => `export const ${name} = ${kept};`)
        .join('\n');
    },
  },
};

/** Says in which file each module is, and what that file needs besides; scripts/first-words.mjs reads it. */
const filesOfModules: Plugin = {
  name: 'files-of-modules',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files: Record<string, { imports: string[]; styles: string[] }> = {};
      const modules: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { fileName, imports, viteMetadata } = chunk;
        files[fileName] = { imports, styles: [...(viteMetadata?.importedCss ?? [])] };
        for (const id of Object.keys(chunk.modules)) modules[relative(web, id)] = fileName;
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/files.json',
        source: JSON.stringify({ files, modules }),
      });
    },
  },
};

/** Where a page would load the rest of a group for nothing, the group is cut; small cuts join a neighbour (bytes). */
const cut = { entriesAware: true, entriesAwareMergeThreshold: 3000 };

const common = [
  /\/@tanstack\/(?:react-query|query-core)\//,
  /\/shared\/ui\/(?:focus|chips|choices|modal|use-wide|field-group|badges|hex-badge|face)\.tsx?$/,
  /\/shared\/realtime\/connection\.ts$/,
  /\/shared\/browser\/outbox\/line-(?:button|confirm)\.tsx$/,
  /\/shared\/browser\/(?:router\/(?:screen-search|kind)|navigation-state|save-file)\.ts$/,
  /\/shared\/i18n\/(?:now|today)\.ts$/,
  /\/shared\/search-list\/cards\/stale-notice\.tsx$/,
  /\/shared\/ui\/drawings\/category-icons\.ts$/,
  /\/domain\/calendar\/dates\.ts$/,
  /\/contract\/(?:house-planner\/house-plans\.calls|marketplace\/providers\/(?:providers\.calls|mapping))\.ts$/,
].map(({ source }) => source);

/**
 * What is loaded together is one file (docs/decisions/0018-what-is-loaded-together.md). A group takes the modules that match,
 * with all that they import, but for what one before it took.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\// },
  // What stands on every page besides.
  { name: 'shell', tags: ['$initial' as const] },
  // What the home page and others share.
  {
    name: 'first',
    test: /\/(rested|format|i18n\/category|place-(?:names|text)|address-text|suggest-input)\.tsx?$/,
  },
  { name: 'home', test: /\/home-with-own-work-page\.tsx$/ },
  // What stands round every other page.
  {
    name: 'more',
    test: /\/(more-routes|missing-page|reading-pages|account-menu|more-icons|spot-strokes)\.tsx?$/,
  },
  // What lists share with most pages: all that asks the server again, and the controls.
  { name: 'common', test: new RegExp(common.join('|')) },
  { name: 'lists', test: /\/(provider|product)-list-page\.tsx$/ },
  { name: 'line', test: /\/app\/notices\/realtime\.tsx$/ },
  { name: 'work', test: /\/(own-home|work-with-push-page|own-dashboard-page)\.tsx$/, ...cut },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

/** A cut is named after all that load it, at a length that every first script would carry: its group says enough. */
const named = (name: string, extension = '.js') => `assets/${name.split('~')[0]}-[hash]${extension}`;

/** Of whose file each hash is. */
const hashed = new Map<string, string>();

/** Of a class, with its file told in four signs: the usual name has its line besides, in the script and in the style. */
function scoped(local: string, file: string): string {
  const path = relative(web, file.split('?')[0] ?? '');
  const hash = createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4);
  if ((hashed.get(hash) ?? path) !== path) throw new Error(`${path} and ${hashed.get(hash)} share ${hash}`);
  hashed.set(hash, path);
  return `${local}_${hash}`;
}

const serverPort = process.env.NEEV_DEV_SERVER_PORT ?? '8001';

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [callsWithoutSchemas, filesOfModules, licences, react()],
  // A table of names is one object: as exports of their own they weigh twice as much.
  json: { namedExports: false, stringify: true },
  css: { modules: { generateScopedName: scoped } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Three, which the 3D house alone loads, is larger than the usual limit.
    chunkSizeWarningLimit: 600,
    // What this target names as the oldest browsers know it; the others load a file a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: isSsrBuild || { groups },
        chunkFileNames: ({ name }) => named(name),
        assetFileNames: ({ names: [name = ''] }) => named(name.replace(/\.[^.]*$/, ''), '[extname]'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/socket.io': { target: `http://127.0.0.1:${serverPort}`, ws: true },
      // Everything that is neither a page nor a module of the web application is a call.
      '^/.*': {
        target: `http://127.0.0.1:${serverPort}`,
        bypass: (request) => {
          const { url = '/', method, headers } = request;
          const isRendered = /^\/(?:[pw]\/|check(?:[?#]|$))/.test(url);
          const isPage = method === 'GET' && headers.accept?.includes('text/html') && !isRendered;
          const isModule =
            /^\/(@|node_modules\/|(?!files\/|docs\.)[^?]*\.(tsx?|mjs|css|svg|txt|woff2|m4a|webmanifest)(\?|$))/.test(
              url,
            );
          return isPage || isModule ? url : undefined;
        },
      },
    },
  },
}));
