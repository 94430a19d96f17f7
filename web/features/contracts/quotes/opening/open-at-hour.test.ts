import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachesInTest } from '../../caches-in-test.ts';
import { tenderId, tenderInTest } from '../../tender-in-test.ts';
import { keepCode, keptCodes } from '../seal/codes.ts';
import { openDue } from './open-at-hour.ts';

const past = '2020-01-01T13:30:00.000Z';
const future = '2100-01-01T13:30:00.000Z';
const sha256 = 'a'.repeat(64);
const code = { tenderId, code: 'K7QP2M4X9D3AHWRT', sha256, opensAt: past };

let asked: string[];
let tender: ReturnType<typeof tenderInTest>;
let opening: () => Response;
const problem = (name: string, status: number) =>
  new Response(JSON.stringify({ type: `/problems/${name}` }), { status });

beforeEach(() => {
  cachesInTest();
  asked = [];
  tender = tenderInTest({ opensAt: past });
  opening = () => new Response('{"data":{"_id":"q1","status":"opened"}}');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address}`);
    return init.method === 'GET' ? new Response(JSON.stringify({ data: tender })) : opening();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('after the hour a price opens by itself, and its code is forgotten', async () => {
  await keepCode({ ...code, quoteId: 'q1' });
  await openDue();
  expect(asked).toEqual(['PUT /tenderQuotes/q1/open']);
  expect(await keptCodes()).toEqual([]);
});

test('before the hour nothing is asked, and at the hour it opens', async () => {
  vi.useFakeTimers({ now: new Date(past) });
  const soon = new Date(Date.parse(past) + 60_000).toISOString();
  await keepCode({ ...code, quoteId: 'q1', opensAt: soon });
  await openDue();
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_010);
  expect(asked).toEqual(['PUT /tenderQuotes/q1/open']);
});

test('which price it is the tender says, where that is not known yet', async () => {
  const quote = { _id: 'q7', sha256 } as (typeof tender.quotes)[number];
  tender = { ...tender, quotes: [quote] };
  await keepCode(code);
  await openDue();
  expect(asked).toEqual([`GET /tenders/${tenderId}`, 'PUT /tenderQuotes/q7/open']);
});

test('a code of a price that was never sent is forgotten', async () => {
  await keepCode(code);
  await openDue();
  expect(await keptCodes()).toEqual([]);
});

test('an hour that was moved is waited for', async () => {
  tender = { ...tender, opensAt: future };
  opening = () => problem('not-yet', 409);
  await keepCode({ ...code, quoteId: 'q1' });
  await openDue();
  expect(await keptCodes()).toMatchObject([{ opensAt: future, quoteId: 'q1' }]);
  asked = [];
  await openDue();
  expect(asked).toEqual([]);
});

test.each([
  ['a price that was taken back', 'state-changed', 409],
  ['a price that is gone', 'not-found', 404],
])('%s needs no code any more', async (_, name, status) => {
  opening = () => problem(name, status);
  await keepCode({ ...code, quoteId: 'q1' });
  await openDue();
  expect(await keptCodes()).toEqual([]);
});

test('without a line the code stays, and opens once there is one', async () => {
  await keepCode({ ...code, quoteId: 'q1' });
  opening = () => {
    throw new TypeError('no line');
  };
  await openDue();
  expect(await keptCodes()).toHaveLength(1);
  opening = () => new Response('{"data":{"_id":"q1","status":"opened"}}');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(async () => expect(await keptCodes()).toEqual([]));
});

test('an hour farther off than a timer counts is waited for without asking all the time', async () => {
  vi.useFakeTimers({ now: new Date(past) });
  const timers = vi.spyOn(window, 'setTimeout');
  await keepCode({ ...code, quoteId: 'q1', opensAt: future });
  await openDue();
  expect(timers.mock.lastCall?.[1]).toBe(2 ** 31 - 1);
  timers.mockRestore();
});
