import { expect, test } from 'vitest';
import { shortBody } from '#contract/endpoint.ts';
import { contractCalls } from '#server/testing/contract-calls.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

// Parsing alone takes a tenth of a second a megabyte, in which nobody is answered.
test('a body is as long as its call needs: a megabyte for seven of them, for all others 64 kB', async () => {
  const as = await neev.loginAs({ admin: true });
  const body = `{"a":"${'x'.repeat(shortBody)}`;
  const headers = { 'content-type': 'application/json' };
  const read: string[] = [];
  for (const { method, path } of await contractCalls()) {
    if (method === 'GET') continue;
    const { status } = await neev.call(method, path.replaceAll(/:\w+/g, 'x'), { as, headers, body });
    if (status !== 413) read.push(`${method} ${path} ${status}`);
  }
  expect(read.sort()).toEqual([
    'POST /api/v1/post 400',
    'POST /hajri/:bookingId 400',
    'POST /siteBooks/:contractId 400',
    'POST /tenders 400',
    'POST /tenders/:id/quotes 400',
    'POST /workContracts/:id/papers 400',
    'PUT /tenders/:id/bill 400',
  ]);
});
