import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'on' });
const nowhere = '6d6f0d6c-0d5d-4a52-a2f2-0ad5f46ea9a4';

type Ask = (as: TestUser) => ReturnType<typeof neev.call>;
const acts: Record<string, Ask> = {
  'sends messages': (as) =>
    neev.call('POST', '/message/add', { as, body: { conversationId: nowhere, text: 'Hello' } }),
  'marks as seen': (as) => neev.call('PUT', `/conversation/${nowhere}/seen`, { as, body: { seq: 1 } }),
  'deletes messages': (as) => neev.call('DELETE', `/message/${nowhere}`, { as }),
  'reads messages': (as) => neev.call('GET', `/getMessages/${nowhere}`, { as }),
};
const doIt = (name: string, as: TestUser) => acts[name]?.(as) as ReturnType<Ask>;

async function refusals(name: string, { times, as }: { times: number; as: TestUser }) {
  const answers = [];
  for (let place = 0; place < times; place += 1) answers.push(await doIt(name, as));
  return answers.filter(({ status }) => status === 429);
}

test.each([
  // Sixty messages in a minute, and 240 acts that change something in ten.
  ['sends messages', 60],
  ['marks as seen', 240],
  ['deletes messages', 240],
])('who %s %d times is let, and then told how long to wait', async (name, often) => {
  const as = await neev.loginAs();
  expect(await refusals(name, { times: often, as })).toEqual([]);
  const [refused] = await refusals(name, { times: 1, as });
  expect(refused?.body).toMatchObject({ type: '/problems/too-many', status: 429 });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

test('who may write no more still reads, and another person still writes', async () => {
  const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
  await refusals('sends messages', { times: 61, as: asha });
  expect((await doIt('sends messages', asha)).status).toBe(429);
  expect((await doIt('reads messages', asha)).status).toBe(404);
  expect((await doIt('sends messages', ravi)).status).toBe(404);
});

test('who reads much may still write: reading is counted by itself', async () => {
  const as = await neev.loginAs();
  expect(await refusals('reads messages', { times: 260, as })).toEqual([]);
  expect((await doIt('marks as seen', as)).status).toBe(404);
});
