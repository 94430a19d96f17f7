import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { hasManyParts, mostParts } from './many-parts.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

const nested = (depth: number): unknown => {
  let body: unknown = 1;
  for (let at = 0; at < depth; at += 1) body = at % 2 === 0 ? [body] : { a: body };
  return body;
};

// Made in the test: a title that tells of the deepest would be as deep.
test.each<[string, () => unknown, boolean]>([
  ['nothing', () => undefined, false],
  ['a word', () => 'x'.repeat(100_000), false],
  ['a list as long as may be', () => Array(mostParts).fill(1), false],
  ['a list that is longer', () => Array(mostParts + 1).fill(1), true],
  ['lists in lists', () => Array(200).fill(Array(100).fill(null)), true],
  ['names', () => ({ ...Array(mostParts + 1).fill(null) }), true],
  ['what is nested a hundred thousand times', () => nested(100_000), true],
  ['what is nested a hundred times', () => nested(100), false],
])('too many parts are counted: %s', (_, make, many) => expect(hasManyParts(make())).toBe(many));

test('a body of many parts is refused before anybody reads them; of many wrong ones a hundred are told', async () => {
  const as = await neev.loginAs();
  const put = (parts: number) =>
    neev.call('PUT', '/restDays', { as, body: { restDays: Array(parts).fill(9) } });
  const [few, many] = [await put(500), await put(mostParts)];
  expect([few.status, few.body.errors.length]).toEqual([400, 100]);
  expect(many).toMatchObject({
    status: 400,
    body: { type: '/problems/bad-input', detail: 'Check this field' },
  });
  expect(many.body.errors).toBeUndefined();
});

test('a long body of who did not log in is not read', async () => {
  const long = 'x'.repeat(70_000);
  const wrong = { headers: { 'content-type': 'application/json' }, body: `{"a":"${long}` };
  expect((await neev.call('POST', '/readWish', wrong)).status).toBe(413);
  expect((await neev.call('PUT', '/restDays', wrong)).status).toBe(401);
  const forged = { ...wrong, headers: { ...wrong.headers, token: 'a'.repeat(43) } };
  expect((await neev.call('PUT', '/restDays', forged)).status).toBe(401);
  const as = await neev.loginAs();
  expect(await neev.call('POST', '/tenders', { ...wrong, as })).toMatchObject({
    status: 400,
    body: { type: '/problems/bad-json' },
  });
});
