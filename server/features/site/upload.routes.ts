import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { upload } from '#contract/site/site.calls.ts';
import { described } from '#server/platform/http/described.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';

const address = z.object({ name: z.string() });

export function uploadRoutes(app: FastifyInstance, register: Register, services: Services): void {
  const { db, pictures } = services;

  register(upload, async ({ body, caller }, reply) => {
    // Sent as JSON, `file` is whatever the client wrote, and no picture.
    if (!(await pictures.belongsTo(db, body.file, caller.userId))) throw new AppError('unsupported-type');
    reply.code(201);
    return { url: body.file };
  });

  app.get(
    '/files/:name',
    described('site', 'A picture that anyone may see', 'image/webp'),
    async (request, reply) => {
      const { name } = address.parse(request.params);
      const bytes = await pictures.readPublic(name);
      if (!bytes) throw new AppError('not-found');
      // A name never stands for other bytes.
      const etag = `"${name}"`;
      reply
        .header('content-type', 'image/webp')
        .header('etag', etag)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff');
      const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
      return known?.includes(etag) ? reply.code(304).send() : reply.send(bytes);
    },
  );
}
