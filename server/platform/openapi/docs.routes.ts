import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { described } from '#server/platform/http/described.ts';
import { docsPage } from './docs-page.ts';
import { makeOpenApi } from './openapi.ts';
import type { NamedCall } from './registered-calls.ts';

const manifest = z.object({ version: z.string() });

async function build(calls: NamedCall[]) {
  const { version } = manifest.parse(JSON.parse(await readFile(join(projectRoot(), 'package.json'), 'utf8')));
  const document = makeOpenApi(calls, version);
  const css = await readFile(join(projectRoot(), 'server/platform/openapi/docs.css'), 'utf8');
  return { json: JSON.stringify(document), html: docsPage(document), css };
}

/** The calls, described for programs and for people. Open to anyone. @param calls see `listCalls`; read when first asked for */
export function docsRoutes(app: FastifyInstance, calls: NamedCall[]): void {
  let built: ReturnType<typeof build> | undefined;
  // Built when first asked for, and then kept.
  const documents = () => (built ??= build(calls));
  const serve = (
    path: string,
    type: string,
    { part, summary }: { part: 'json' | 'html' | 'css'; summary: string },
  ): void => {
    app.get(path, described('documents', summary, type), async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'public, max-age=300')
        .send((await documents())[part]),
    );
  };
  serve('/openapi.json', 'application/json', { part: 'json', summary: 'Every call, for programs' });
  serve('/docs', 'text/html', { part: 'html', summary: 'Every call, for people' });
  serve('/docs.css', 'text/css', { part: 'css', summary: 'The look of `/docs`' });
}
