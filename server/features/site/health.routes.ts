import type { FastifyInstance } from 'fastify';
import { described } from '#server/platform/http/described.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { askDatabase } from './site.data.ts';

const seconds2 = 2000;

/** @returns whether the database, and Redis where set, answer within two seconds */
async function answers({ pool, redis }: Pick<Services, 'pool' | 'redis'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, seconds2, false);
  });
  const asked = Promise.all([askDatabase(pool), redis?.ping()]).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * For those who watch the process: outside the contract, without limits, since they ask every second. For the same reason
 * the log has no line for an answer.
 */
export function healthRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'pool' | 'redis' | 'ending'>,
): void {
  const quietly = (summary: string) =>
    ({ logLevel: 'warn', ...described('watching', summary, 'application/json') }) as const;
  app.get('/healthz', quietly('Whether the process lives'), async () => ({ data: { serving: true } }));
  app.get(
    '/readyz',
    quietly('Whether it serves: its database, and Redis where set, answer'),
    async (_request, reply) => {
      // A balancer sends nobody here any more, while who is here is still served (docs/rules.md#running-8).
      if (services.ending.aborted) return reply.code(503).send({ data: { ready: false } });
      if (!(await answers(services))) throw new AppError('not-ready');
      return { data: { ready: true } };
    },
  );
}
