import { beforeEach, expect, test } from 'vitest';
import { makeWriters, writersReadPrimaryFor } from './writers.ts';

let now = 0;
beforeEach(() => {
  now = 1_000_000;
});

/** What two processes share, as far as it is asked for here. */
function aRedis() {
  const kept = new Map<string, number>();
  const redis = {
    away: false,
    set: async (key: string, _value: number, _unit: string, seconds: number) => {
      if (redis.away) throw new Error('away');
      kept.set(key, now + seconds * 1000);
      return 'OK' as const;
    },
    exists: async (key: string) => {
      if (redis.away) throw new Error('away');
      return Number((kept.get(key) ?? 0) > now);
    },
  };
  return redis;
}
const shared = (redis: ReturnType<typeof aRedis>) => makeWriters(redis as never, () => now);

test('Who wrote is known for fifteen seconds from the last time, and nobody else', async () => {
  const writers = makeWriters(undefined, () => now);
  await writers.note('asha');
  now += 10_000;
  await writers.note('asha');
  await writers.note('ravi');
  now += writersReadPrimaryFor * 1000 - 1;
  expect(await writers.wroteLately('asha')).toBe(true);
  expect(await writers.wroteLately('lata')).toBe(false);
  now += 1;
  expect(await writers.wroteLately('asha')).toBe(false);
  expect(await writers.wroteLately('ravi')).toBe(false);
});

test('With Redis another process knows it too, for as long', async () => {
  const redis = aRedis();
  const [one, other] = [shared(redis), shared(redis)];
  await one.note('asha');
  expect(await other.wroteLately('asha')).toBe(true);
  now += writersReadPrimaryFor * 1000;
  expect(await other.wroteLately('asha')).toBe(false);
});

test('While Redis is away each knows its own, and nobody waits or fails', async () => {
  const redis = aRedis();
  const [one, other] = [shared(redis), shared(redis)];
  redis.away = true;
  await one.note('asha');
  expect(await one.wroteLately('asha')).toBe(true);
  expect(await other.wroteLately('asha')).toBe(false);
});
