import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from './problem-answers.ts';

/**
 * Serves the built web application: files by name, its page at `/` and for every other GET that asks for HTML.
 * @param folder the build; without it (tests, development) only the calls are served.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  const page = built ? await readFile(join(folder, 'index.html'), 'utf8') : '';
  const files = built ? await namesIn(folder) : new Set<string>();
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // One route for all of them, below: one for each of hundreds of files takes a start longer than all calls together.
      serve: false,
      preCompressed: true,
      // Names under /assets carry a hash of their content.
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  if (!built) return;
  // A route, not the handler of what no route matches: only routes are compressed.
  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (files.has(path)) return reply.sendFile(path);
    // A file of an older build is no page, whoever asks for it.
    const asksForPage = request.headers.accept?.includes('text/html') && !path.startsWith('/assets/');
    if (path !== '/' && !asksForPage) return answerNotFound(reply);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}

/** The address of each file that was built, its page and the compressed copies aside. */
async function namesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/^index\.html$|\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);
  return new Set(names);
}
