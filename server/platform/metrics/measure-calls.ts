import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

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
