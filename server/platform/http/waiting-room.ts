import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { AppError } from './errors.ts';
import { makeHttp } from './http.ts';

/**
 * Answers at the address of the server while its start waits for room on the disk (docs/rules.md#running-5): it lives, it
 * is not ready, and nothing is saved.
 */
export async function openWaitingRoom(settings: Settings, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = await makeHttp(settings, log);
  app.get('/healthz', async () => ({ data: { serving: true } }));
  app.get('/readyz', async () => {
    throw new AppError('not-ready');
  });
  app.setNotFoundHandler(async () => {
    throw new AppError('storage-full');
  });
  await app.listen({ port: settings.port, host: settings.host });
  return app;
}
