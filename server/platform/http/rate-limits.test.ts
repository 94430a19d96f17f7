import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from './errors.ts';
import type { LimitName } from './limit-rules.ts';
import { makeRateLimits, type RateLimits, takeAll } from './rate-limits.ts';

let limits: RateLimits;
beforeEach(() => {
  vi.useFakeTimers();
  limits = makeRateLimits(true);
});
afterEach(() => vi.useRealTimers());

/** How many of so many tries are let through. */
async function letThrough(name: LimitName, tries: number, key = 'somebody'): Promise<number> {
  let through = 0;
  for (let done = 0; done < tries; done += 1)
    through += await limits.take(name, key).then(
      () => 1,
      () => 0,
    );
  return through;
}
const refusal = (name: LimitName, key = 'somebody') =>
  limits.take(name, key).then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error : undefined),
  );

describe('What can be abused has a limit', () => {
  test.each<[LimitName, number, number]>([
    ['code-wait', 1, 60],
    ['code-by-caller-and-address', 5, 3600],
    ['code-by-address', 15, 3600],
    ['code-by-caller', 200, 3600],
    ['upload-by-user', 40, 86_400],
    ['contact-by-caller', 5, 3600],
    ['login-by-address-and-caller', 10, 900],
  ])('%s: %d in %d s, and again once they are over', async (name, points, seconds) => {
    expect(await letThrough(name, points + 3)).toBe(points);
    const refused = await refusal(name);
    expect(refused?.status).toBe(429);
    expect(refused?.retryAfter).toBeGreaterThan(seconds - 2);
    expect(refused?.retryAfter).toBeLessThanOrEqual(seconds);
    vi.advanceTimersByTime(seconds * 1000 + 1);
    expect(await letThrough(name, points + 1)).toBe(points);
  });

  test('one’s tries are not another’s, nor those of another limit', async () => {
    await letThrough('contact-by-caller', 6, 'one');
    expect(await letThrough('contact-by-caller', 1, 'another')).toBe(1);
    expect(await letThrough('subscribe-by-caller', 1, 'one')).toBe(1);
  });

  test('the seconds to wait are whole and never 0', async () => {
    await limits.take('code-wait', 'somebody');
    vi.advanceTimersByTime(59_999);
    expect((await refusal('code-wait'))?.retryAfter).toBe(1);
  });

  test('what was refused does not count, so waiting is over when it was said to be', async () => {
    await limits.take('code-wait', 'somebody');
    vi.advanceTimersByTime(30_000);
    await letThrough('code-wait', 50);
    vi.advanceTimersByTime(30_001);
    expect(await letThrough('code-wait', 1)).toBe(1);
  });
});

describe('A refusal says what was too much', () => {
  test.each<[LimitName, number, string]>([
    ['code-wait', 1, 'code-wait'],
    ['upload-by-user', 40, 'upload-quota'],
    ['contact-by-caller', 5, 'too-many'],
    ['code-by-address', 15, 'too-many'],
  ])('%s after %d: %s', async (name, points, problem) => {
    await letThrough(name, points);
    expect((await refusal(name))?.problem).toBe(problem);
  });
});

test('What turns out not to count is given back', async () => {
  await letThrough('contact-by-caller', 5);
  await limits.giveBack('contact-by-caller', 'somebody');
  expect(await letThrough('contact-by-caller', 2)).toBe(1);
});

test('Several are counted together, or none of them', async () => {
  await limits.take('contact-by-caller', 'somebody', 4);
  await expect(limits.take('contact-by-caller', 'somebody', 2)).rejects.toMatchObject({
    problem: 'too-many',
  });
  await limits.take('contact-by-caller', 'somebody');
  await limits.giveBack('contact-by-caller', 'somebody', 3);
  await limits.giveBack('contact-by-caller', 'somebody', 0);
  expect(await letThrough('contact-by-caller', 5)).toBe(3);
});

describe('Several limits at once count one of each, or none', () => {
  const wanted: [LimitName, string][] = [
    ['code-by-caller', 'caller'],
    ['code-by-address', 'address'],
    ['code-wait', 'address'],
  ];

  test('all of them while none is used up', async () => {
    await takeAll(limits, wanted);
    await expect(takeAll(limits, wanted)).rejects.toMatchObject({ problem: 'code-wait' });
    expect(await letThrough('code-by-caller', 300, 'caller')).toBe(199);
  });

  test('none where one is used up: the others are as before', async () => {
    await takeAll(limits, wanted);
    for (let again = 0; again < 4; again += 1) await takeAll(limits, wanted).catch(() => undefined);
    expect(await letThrough('code-by-address', 20, 'address')).toBe(14);
  });
});

test('Off, nothing is refused', async () => {
  limits = makeRateLimits(false);
  expect(await letThrough('code-wait', 100)).toBe(100);
  await limits.giveBack('code-wait', 'somebody');
});
