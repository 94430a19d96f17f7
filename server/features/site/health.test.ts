import fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { Services } from '#server/platform/services.ts';
import { healthRoutes } from './health.routes.ts';

test('who watches the process every second fills no log, and hears at once that it ends', async () => {
  const lines: string[] = [];
  const log: FastifyBaseLogger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const app = fastify({ loggerInstance: log });
  const ending = new AbortController();
  const pool = { query: async () => ({ rows: [] }) } as unknown as Services['pool'];
  healthRoutes(app, { pool, redis: undefined, ending: ending.signal });
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 200]);
  ending.abort();
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 503]);
  expect(lines).toEqual([]);
  await app.close();
});
