import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError } from '../platform/errors.ts';

const seconds2 = 2000;

/** @returns whether the database answers within two seconds */
async function answers(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, seconds2, false);
  });
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** For those who watch the process: outside the contract, without limits, since they ask every few seconds. */
export function healthRoutes(app: FastifyInstance, pool: Pool): void {
  app.get('/healthz', async () => ({ data: { serving: true } }));
  app.get('/readyz', async () => {
    if (!(await answers(pool))) throw new AppError('not-ready');
    return { data: { ready: true } };
  });
}
