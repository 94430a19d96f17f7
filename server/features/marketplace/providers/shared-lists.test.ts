import { expect, test } from 'vitest';
import { aListedWorker } from '#server/testing/hiring.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

/** How many pages are read while something is done. */
async function pagesDuring(act: () => Promise<unknown>): Promise<number> {
  const { pool } = neev.services;
  const query = pool.query.bind(pool);
  let pages = 0;
  pool.query = ((config: { text?: string }) => {
    if (config.text?.includes('as sort_key')) pages += 1;
    return query(config as never);
  }) as typeof pool.query;
  await act();
  pool.query = query as typeof pool.query;
  return pages;
}

test.each(['getAllWorkers', 'getProducts'])(
  'equal questions to /%s at one moment are one reading and the next, and all get the same answer',
  async (list) => {
    const worker = await aListedWorker(neev);
    const ask = () => neev.call('GET', `/${list}?sort=newest`, { as: worker });
    const { body } = await ask();
    const alone = await pagesDuring(ask);
    const pages = await pagesDuring(async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, ask));
      for (const answer of answers) expect(answer.body).toEqual(body);
    });
    expect(pages).toBeLessThanOrEqual(2 * alone);
  },
);

test('an admin and others who ask the same at one moment see each their own', async () => {
  const worker = await aListedWorker(neev);
  const admin = await neev.loginAs({ admin: true });
  const [seen, all] = await Promise.all(
    [worker, admin].map((as) => neev.call('GET', '/getAllWorkers', { as })),
  );
  expect(all?.body.data[0].phone).toMatch(/^\d{10}$/);
  expect(seen?.body.data[0]).not.toHaveProperty('phone');
});
