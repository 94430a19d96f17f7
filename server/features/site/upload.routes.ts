import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { upload } from '#contract/site/calls.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { filesFolder } from '#server/platform/media/picture-names.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';

const publicName = /^[\w-]{22}(-small)?\.webp$/;
const address = z.object({ '*': z.string() });

export function uploadRoutes(app: FastifyInstance, register: Register, services: Services): void {
  const { db, pictures, settings } = services;
  const folder = filesFolder(settings.dataDir);

  register(upload, async ({ body, caller }, reply) => {
    // Sent as JSON, `file` is whatever the client wrote, and no picture.
    if (!(await pictures.belongsTo(db, body.file, caller.userId))) throw new AppError('unsupported-type');
    reply.code(201);
    return { url: body.file };
  });

  app.get('/files/*', async (request, reply) => {
    const name = address.parse(request.params)['*'];
    const bytes = publicName.test(name) ? await readOrNothing(join(folder, name)) : undefined;
    if (!bytes) throw new AppError('not-found');
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}

async function readOrNothing(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
