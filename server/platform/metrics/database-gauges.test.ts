import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { noteBackup } from '#server/platform/backup/archive-lines.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { makeFactsReader, watchDatabase } from './database-gauges.ts';
import type { Metrics } from './metrics.ts';

const neev = useTestApp();

test('what waits is read from the database: mails, and jobs by what they wait for', async () => {
  const { pool } = neev.services;
  const before = await makeFactsReader(pool)();
  await pool.query(`insert into mails (act, recipient, language, template, facts, refusals, sent_at) values
    ('a', 'a@neev.test', 'en', 'x', '{}', 0, null), ('b', 'b@neev.test', 'en', 'x', '{}', 10, null),
    ('c', 'c@neev.test', 'en', 'x', '{}', 0, now())`);
  await pool.query(`insert into mails (act, recipient, language, template, facts, created_at) values
    ('d', 'd@neev.test', 'en', 'x', '{}', now() - interval '1 hour'),
    ('e', 'e@neev.test', 'en', 'x', '{}', now() - interval '73 hours')`);
  await pool.query(`select graphile_worker.add_job('due', run_at := now() - interval '1 minute')`);
  await pool.query(`select graphile_worker.add_job('later', run_at := now() + interval '1 day')`);
  const after = await makeFactsReader(pool)();
  // Nobody tries one that is three days old.
  expect(after).toMatchObject({ mailsWaiting: 2, mailsGivenUp: 2 });
  expect(before?.oldestMail).toBe(0);
  expect(after?.oldestMail).toBeGreaterThanOrEqual(3600);
  expect(after?.oldestMail).toBeLessThan(7200);
  expect(after?.jobs).toEqual({
    ready: (before?.jobs.ready ?? 0) + 1,
    running: 0,
    later: (before?.jobs.later ?? 0) + 1,
    failed: 0,
  });
  expect(after?.oldestJob).toBeGreaterThanOrEqual(60);
  expect(after?.bytes).toBeGreaterThan(1_000_000);
});

test('when the last backup was made is known to every process, and that none was', async () => {
  const { pool } = neev.services;
  expect(await makeFactsReader(pool)()).toMatchObject({ lastBackup: 0 });
  const before = Math.floor(Date.now() / 1000);
  for (let made = 0; made < 2; made += 1) await noteBackup(pool);
  expect((await makeFactsReader(pool)())?.lastBackup).toBeGreaterThanOrEqual(before);
});

test('however many scrape, the database is asked once in fifteen seconds', async () => {
  const query = vi.spyOn(neev.services.pool, 'query');
  let now = 1_000_000;
  const read = makeFactsReader(neev.services.pool, () => now);
  await Promise.all([read(), read(), read()]);
  now += 14_999;
  await read();
  expect(query).toHaveBeenCalledTimes(1);
  now += 2;
  await read();
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
});

test('a database that is away is down, and of what it would know nothing is said', async () => {
  const registry = new Registry();
  watchDatabase({
    metrics: { registry } as Metrics,
    pool: { query: () => Promise.reject(new Error('away')) } as never,
  });
  const text = await registry.metrics();
  expect(text).toContain('neev_database_up 0');
  expect(text).not.toMatch(/^neev_database_bytes \d/m);
  expect(text).not.toMatch(/^neev_jobs\{/m);
});
