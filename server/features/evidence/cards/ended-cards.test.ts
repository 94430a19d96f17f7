import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-06T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const many = (count: number) =>
  neev.services.pool.query(
    `insert into work_cards (client_id, issued_at, expires_at, ended_at, ended_why)
     select 'card', '2099-11-01', '2100-01-01', '2099-11-05', 'replaced'
     from generate_series(1, $1::int)`,
    [count],
  );

/** Statements that read every ended card, while something is asked. */
async function readings(ask: () => Promise<unknown>): Promise<number> {
  const { pool } = neev.services;
  const connect = pool.connect.bind(pool);
  let found = 0;
  const watched = new Set<unknown>();
  pool.connect = (async () => {
    const client = await connect();
    if (watched.has(client)) return client;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      if (JSON.stringify(given[0]).includes('string_agg')) found += 1;
      return query(...given);
    }) as typeof client.query;
    return client;
  }) as typeof pool.connect;
  await ask();
  pool.connect = connect;
  return found;
}

test('who asks for the ended cards again and again has them read once, however many there are', async () => {
  await many(20_000);
  const paths = ['/card/ended', '/card/status', '/card/ended', '/card/status', '/card/ended'];
  const ask = async () => {
    for (const path of paths) expect((await neev.call('GET', path)).status).toBe(200);
  };
  expect(await readings(ask)).toBe(1);
  const { body } = await neev.call('GET', '/card/ended');
  expect(body.data.ended).toHaveLength(20_000);
});

test('a card that ends is told of at once', async () => {
  await many(2);
  const ended = async () => (await neev.call('GET', '/card/ended')).body.data.ended.length;
  expect(await ended()).toBe(2);
  await many(1);
  expect(await ended()).toBe(3);
});
