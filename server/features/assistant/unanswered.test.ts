import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { AnswerEvent } from '#contract/assistant/events.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { callsTool, startServiceInTest } from './answering/service-in-test.ts';

// docs/rules.md#assistant-9
const service = await startServiceInTest();
afterAll(() => service.close());
const neev = useTestApp({ RATE_LIMITS: 'off' });
const withService = useTestApp({
  ...{ AI_BASE_URL: service.baseUrl, AI_API_KEY: 'sk-any', AI_CHAT_MODEL: 'any' },
  RATE_LIMITS: 'off',
});

const unknown = 'Zxqv blorp wump 98765 43210?';
let asha: TestUser;
let admin: TestUser;
beforeEach(async () => {
  asha = await neev.loginAs();
  admin = await neev.loginAs({ admin: true });
});

async function ask(prompt: string, as = asha, app = neev): Promise<string | undefined> {
  const { body } = await app.call('POST', '/assistant/answer', { as, body: { prompt } });
  const events = String(body)
    .trim()
    .split('\n')
    .map((line): AnswerEvent => JSON.parse(line));
  const last = events.at(-1);
  return last?.type === 'done' ? last.unanswered : undefined;
}
const share = (id: string | undefined, as = asha) =>
  neev.call('PUT', `/assistant/answers/${id}/shared`, { as });
const takeBack = (id: string | undefined, as = asha) =>
  neev.call('DELETE', `/assistant/answers/${id}/shared`, { as });
const counts = async (app = neev, as = admin) =>
  (await app.call('GET', '/admin/unanswered', { as })).body.data as Record<string, unknown>[];
const sharedQuestions = async (query = '') =>
  (await neev.call('GET', `/admin/sharedQuestions${query}`, { as: admin })).body;
const history = async () =>
  (await neev.call('GET', '/assistant/history', { as: asha })).body.data.turns as { unanswered: unknown }[];

test('A question that is not known is counted by kind and language, without its asker and its words', async () => {
  await ask(unknown);
  await ask(unknown, admin);
  await ask('ज़्क्व ब्लॉर्प?');
  await ask('Namaste');
  expect(await counts()).toEqual([
    {
      kind: 'other',
      trade: null,
      ...{ recent: 3, recentNear: 0, recentBy: { en: 2, hi: 1, hinglish: 0 }, ever: 3 },
    },
  ]);
  expect(await sharedQuestions()).toMatchObject({ data: [], total: 0 });
});

test('What was asked longer ago than thirty days counts among all, and not among the recent', async () => {
  const old = { kind: 'plumber', language: 'hi' as const, near: false, questions: 7 };
  await neev.services.db
    .insertInto('unanswered_counts')
    .values([
      { ...old, day: '2024-01-01' },
      { ...old, day: '2024-01-02', near: true },
    ])
    .execute();
  await ask(unknown);
  expect(await counts()).toMatchObject([
    { kind: 'other', recent: 1, ever: 1 },
    { kind: 'plumber', trade: { en: 'plumber', hi: 'प्लंबर' }, recent: 0, recentNear: 0, ever: 14 },
  ]);
});

test('An admin reads the words only once their asker shared them, without phones and names', async () => {
  const id = await ask(unknown);
  expect((await history()).map((turn) => turn.unanswered)).toEqual([null, 'open']);
  for (let time = 0; time < 2; time++) expect((await share(id)).status).toBe(200);
  expect((await history()).at(-1)?.unanswered).toBe('shared');
  const { data, total } = await sharedQuestions();
  expect(total).toBe(1);
  expect(data).toEqual([
    {
      _id: expect.any(String),
      kind: 'other',
      trade: null,
      language: 'en',
      question: 'Zxqv blorp wump •••?',
      sharedAt: expect.any(String),
    },
  ]);
  expect(await sharedQuestions('?kind=plumber')).toMatchObject({ data: [], total: 0 });
});

test('Nobody shares or takes back what another asked, nor an answer that knew something', async () => {
  const id = await ask(unknown);
  const ravi = await neev.loginAs();
  expect((await share(id, ravi)).status).toBe(404);
  expect((await share(randomUUID())).status).toBe(404);
  expect((await share('nonsense')).status).toBe(404);
  await ask('Namaste');
  const known = (await history()).at(-1) as unknown as { _id: string };
  expect((await share(known._id)).status).toBe(404);
  await share(id);
  await takeBack(id, ravi);
  expect((await sharedQuestions()).total).toBe(1);
});

test('Who shared a question takes it back, and who forgets the conversation takes all back', async () => {
  const id = await ask(unknown);
  await share(id);
  for (let time = 0; time < 2; time++) expect((await takeBack(id)).status).toBe(200);
  expect(await sharedQuestions()).toMatchObject({ data: [], total: 0 });
  await share(id);
  await neev.call('DELETE', '/assistant/history', { as: asha });
  expect((await sharedQuestions()).total).toBe(0);
  expect(await counts()).toMatchObject([{ ever: 1 }]);
});

test('A shared question is in one’s download, and goes with the account', async () => {
  await share(await ask(unknown));
  const { body } = await neev.call('GET', '/me/data', { as: asha });
  expect((body.data ?? body).sharedQuestions).toMatchObject([{ question: 'Zxqv blorp wump •••?' }]);
  await neev.services.db.deleteFrom('users').where('id', '=', asha.userId).execute();
  expect((await sharedQuestions()).total).toBe(0);
});

test('What is shared is read page by page, newest first, and deleted with a line in the audit log', async () => {
  for (const prompt of ['Zxqv one?', 'Zxqv two?', 'Zxqv three?']) await share(await ask(prompt));
  const first = await sharedQuestions('?limit=2');
  const rest = await sharedQuestions(`?limit=2&cursor=${encodeURIComponent(first.nextCursor)}`);
  const words = [...first.data, ...rest.data].map(({ question }: { question: string }) => question);
  expect(words).toEqual(['Zxqv three?', 'Zxqv two?', 'Zxqv one?']);
  const url = `/admin/sharedQuestions/${first.data[0]._id}`;
  expect((await neev.call('DELETE', url, { as: admin })).status).toBe(200);
  expect((await neev.call('DELETE', url, { as: admin })).status).toBe(404);
  expect((await sharedQuestions()).total).toBe(2);
  const log = await neev.call('GET', '/admin/auditLog', { as: admin });
  expect(log.body.data[0]).toMatchObject({ act: 'delete', kind: 'sharedQuestion', recordName: '' });
});

test('A model that says that it does not know is counted too', async () => {
  const as = await withService.loginAs({ admin: true });
  service.behave = callsTool('not_known', {}, () => 'I do not know that.');
  expect(await ask(unknown, as, withService)).toBeTruthy();
  expect(await counts(withService, as)).toMatchObject([{ kind: 'other', recent: 1 }]);
});
