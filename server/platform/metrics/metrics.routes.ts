import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { isLoopback } from '#server/platform/config/settings/settings-values.ts';
import { described } from '#server/platform/http/described.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { watchDatabase } from './database-gauges.ts';
import type { Metrics } from './metrics.ts';
import { type WatchedReplica, watchProcess } from './process-gauges.ts';

/** Before the routes are made. Addresses that match none have one label together: they are whatever somebody typed. */
export function measureCalls(app: FastifyInstance, { calls }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    calls.observe(
      // A method that no route takes is as free a choice as an address.
      {
        method: route === undefined ? 'any' : request.method,
        route: route ?? 'none',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

interface Watched {
  metrics: Metrics;
  pool: Pool;
  redis: Redis | undefined;
  realtime: { openSockets(): number };
  settings: { dataDir: string; publicUrl: string; metricsToken: string | undefined };
  reads: { replica: WatchedReplica | undefined };
}

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

// What a proxy adds: the call came from elsewhere, though the proxy is on this machine.
const signsOfProxy = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** The address of the connection itself: `request.ip` is what a trusted proxy says. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/i, '')) &&
  signsOfProxy.every((name) => headers[name] === undefined);

/**
 * Where `PUBLIC_URL` is https, a proxy ends the TLS: one on this machine makes everybody a caller of this machine.
 * @throws AppError 'login-needed' without the right token; without a token set, 'unknown-path' for all but this machine
 */
function requireReader(
  request: FastifyRequest,
  { metricsToken: token, publicUrl }: Watched['settings'],
): void {
  if (token === undefined) {
    if (publicUrl.startsWith('https:') || !isFromHere(request)) throw new AppError('unknown-path');
    return;
  }
  const given = request.headers.authorization?.match(/^Bearer\s+(\S+)$/i)?.[1] ?? '';
  if (!timingSafeEqual(digest(given), digest(token))) throw new AppError('login-needed');
}

/** `GET /metrics` (docs/rules.md#watching-1): outside the contract, as `/healthz` is. */
export function metricsRoutes(app: FastifyInstance, services: Watched): void {
  watchProcess(services);
  watchDatabase(services);
  const { registry } = services.metrics;
  const summary = 'Figures for Prometheus, by a token, or without https from this machine';
  app.get('/metrics', described('watching', summary, 'text/plain'), async (request, reply) => {
    requireReader(request, services.settings);
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
