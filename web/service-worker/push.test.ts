import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachesInTest } from '#web/features/contracts/caches-in-test.ts';
import { openQuotes } from './push.ts';

const code = (tenderId: string, quoteId?: string) =>
  new Response(JSON.stringify({ tenderId, quoteId, code: `CODE-${quoteId}` }));

let all: ReturnType<typeof cachesInTest>;
let asked: unknown[];
let status: number;
beforeEach(async () => {
  all = cachesInTest();
  asked = [];
  status = 200;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([init.method, address, init.body, init.headers]);
    return new Response('{}', { status });
  });
  const codes = await caches.open('neev-codes');
  await codes.put('/codes/a', code('t1', 'q1'));
  await codes.put('/codes/b', code('t2', 'q2'));
  await codes.put('/codes/c', code('t1'));
});
afterEach(() => vi.unstubAllGlobals());

const left = () => [...(all.get('neev-codes')?.keys() ?? [])].map((address) => address.slice(-1));

test('at the hour of a tender its prices are opened with their codes alone', async () => {
  await openQuotes('t1');
  expect(asked).toEqual([
    ['PUT', '/tenderQuotes/q1/open', '{"code":"CODE-q1"}', { 'content-type': 'application/json' }],
  ]);
  expect(left()).toEqual(['b', 'c']);
});

test('a code that opened nothing stays for the application', async () => {
  status = 503;
  await openQuotes('t1');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  await openQuotes('t1');
  expect(left()).toEqual(['a', 'b', 'c']);
});
