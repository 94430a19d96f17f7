import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread of its own for what would hold up the server's.
 * @param script below `server/`, without its ending; an entry of `scripts/build.mjs`
 */
export function startThread(script: string, options: WorkerOptions): Worker {
  // The bundle's files lie in one folder, and the scripts of threads in folders of their own below it.
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`./${script}.js`, import.meta.url), options);
  // From source, that is in development and tests, the thread must first learn to read TypeScript. `tsx` is a
  // dependency of development: the bundle never comes here.
  const source = new URL(`../${script}.ts`, import.meta.url).href;
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`;
  return new Worker(code, { ...options, eval: true });
}
