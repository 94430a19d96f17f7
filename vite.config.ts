import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

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
    // Whatever folder of the contract a file of calls stands in; hiring has one for each of its parts.
    filter: {
      id: /\/contract\/(?:(?:[\w-]+\/)+calls|hiring\/(?!terms\.|request-body\.|[\w-]+-words\.)[\w-]+)\.ts(?:\?|$)/,
    },
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

const serverPort = process.env.NEEV_DEV_SERVER_PORT ?? '8001';

export default defineConfig({
  root: 'web',
  plugins: [callsWithoutSchemas, react()],
  // A table of names is one object: as exports of their own they weigh twice as much.
  json: { namedExports: false, stringify: true },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Three, which the 3D house alone loads, is larger than the usual limit.
    chunkSizeWarningLimit: 600,
    // Says which files each page needs; scripts/first-words.mjs reads it.
    manifest: true,
    // What this target names as the oldest browsers know it; the others load a file a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // What every page needs in one file: in a dozen small ones it packs 4 KB worse. Without the query
          // cache, which the home page does not load.
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/history)\//,
              priority: 2,
            },
            // What stands on every page besides: some twenty files of a kilobyte would be as many requests.
            { name: 'shell', tags: ['$initial'], priority: 1 },
          ],
        },
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
          const isPage = method === 'GET' && headers.accept?.includes('text/html');
          const isModule =
            /^\/(@|node_modules\/|(?!files\/|docs\.)[^?]*\.(tsx?|mjs|css|svg|txt|woff2|webmanifest)(\?|$))/.test(
              url,
            );
          return isPage || isModule ? url : undefined;
        },
      },
    },
  },
});
