import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { contractCalls } from './contract-calls.ts';
import { docsPage } from './docs-page.ts';
import { makeOpenApi } from './openapi.ts';

const manifest = z.object({ version: z.string() });

async function build() {
  const { version } = manifest.parse(JSON.parse(await readFile(join(projectRoot(), 'package.json'), 'utf8')));
  const document = makeOpenApi(contractCalls(), version);
  const css = await readFile(join(projectRoot(), 'server/platform/openapi/docs.css'), 'utf8');
  return { json: JSON.stringify(document), html: docsPage(document), css };
}

/** The calls, described for programs and for people. Open to anyone. */
export function docsRoutes(app: FastifyInstance): void {
  let built: ReturnType<typeof build> | undefined;
  // Built when first asked for, and then kept.
  const documents = () => (built ??= build());
  const serve = (path: string, type: string, part: 'json' | 'html' | 'css'): void => {
    app.get(path, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'public, max-age=300')
        .send((await documents())[part]),
    );
  };
  serve('/openapi.json', 'application/json', 'json');
  serve('/docs', 'text/html', 'html');
  serve('/docs.css', 'text/css', 'css');
}
