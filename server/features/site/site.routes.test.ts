import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { contractCalls } from '#server/testing/contract-calls.ts';
import { adminEmail, useTestApp } from '#server/testing/test-app.ts';

const site = useTestApp({ SITE_PHONE: '+91 20 0000 0000', SITE_LATLNG: '18.52,73.85' });
const waitingMails = () => site.services.db.selectFrom('mails').selectAll().orderBy('created_at').execute();
const message = {
  email: ' Asha@Neev.test ',
  username: 'Asha',
  message: 'Can you reach Indore?',
  language: 'hi',
};
let callers = 0;
/** A caller of its own, so that no test eats another's limit. */
const send = (url: string, body: object) => {
  callers += 1;
  return site.app
    .inject({ method: 'POST', url, payload: body, remoteAddress: `10.1.0.${callers}` })
    .then((answer) => ({ status: answer.statusCode, body: answer.json() }));
};

test('a contact message is stored and mailed to every admin, in the language of the page', async () => {
  expect(await send('/contact', message)).toEqual({ status: 201, body: { data: null } });
  const stored = await site.services.db.selectFrom('contact_messages').selectAll().execute();
  expect(stored).toMatchObject([{ email: 'asha@neev.test', username: 'Asha', read: false }]);
  expect(await waitingMails()).toMatchObject([
    {
      recipient: adminEmail,
      language: 'hi',
      template: 'contact-message',
      facts: { message: 'Can you reach Indore?' },
    },
  ]);
});

test('a contact message that is sent again, because its answer was lost, counts once', async () => {
  const named = { ...message, clientId: randomUUID() };
  for (const _ of [1, 2]) expect((await send('/contact', named)).status).toBe(201);
  expect((await send('/contact', { ...message, clientId: randomUUID() })).status).toBe(201);
  expect(await site.services.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(2);
  expect(await waitingMails()).toHaveLength(2);
  expect((await send('/contact', { ...message, clientId: 'mine' })).status).toBe(400);
});

test('wrong words of a language reach those who run Neev with the page they stand on, once', async () => {
  const words = { language: 'mr', page: '/labour', message: 'गवंडी, not मिस्त्री', clientId: randomUUID() };
  for (const _ of [1, 2]) expect((await send('/contact/words', words)).status).toBe(201);
  const { clientId: _, ...kept } = words;
  expect(await site.services.db.selectFrom('contact_messages').selectAll().execute()).toMatchObject([
    { ...kept, about: 'words', email: null, username: '', read: false },
  ]);
  expect(await waitingMails()).toEqual([]);
});

test.each([
  { language: 'fr' },
  { page: 'https://elsewhere.example/' },
  { page: '//elsewhere' },
  { page: '/labour?phone=9876543210' },
  { message: ' ' },
])('of wrong words no more is taken than language, path and sentence: %j', async (changes) => {
  const words = { language: 'mr', page: '/labour', message: 'x', ...changes };
  expect((await send('/contact/words', words)).status).toBe(400);
});

test('email, username and message are required', async () => {
  const answer = await send('/contact', { username: ' ' });
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([
    'email',
    'username',
    'message',
  ]);
  expect(await waitingMails()).toEqual([]);
});

test('a caller who writes too often is asked to wait', async () => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1) {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/contact',
      payload: message,
      remoteAddress: '10.2.0.1',
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

async function subscribed(email: string): Promise<{ confirm: string; unsubscribe: string }> {
  await send('/subscribe', { email });
  const facts = (await waitingMails()).at(-1)?.facts as Record<string, string> | undefined;
  const token = (path: unknown) => new URL(String(path), 'http://neev.test').searchParams.get('token') ?? '';
  return { confirm: token(facts?.confirmPath), unsubscribe: token(facts?.unsubscribePath) };
}
const subscribers = () => site.services.db.selectFrom('subscribers').selectAll().execute();

test('subscribing asks for confirmation by mail', async () => {
  const { confirm } = await subscribed('news@neev.test');
  expect(await subscribers()).toMatchObject([{ email: 'news@neev.test', confirmed_at: null }]);
  expect(await send('/subscribe/confirm', { token: confirm })).toEqual({ status: 200, body: { data: null } });
  expect(await subscribers()).toMatchObject([{ confirmed_at: expect.any(Date) }]);
});

test('subscribing answers alike for an address that has subscribed, and sends it no second mail', async () => {
  const { confirm } = await subscribed('known@neev.test');
  await send('/subscribe/confirm', { token: confirm });
  expect(await send('/subscribe', { email: 'known@neev.test' })).toEqual({
    status: 200,
    body: { data: null },
  });
  expect(await waitingMails()).toHaveLength(1);
});

test('a subscription is undone by one click, and a second click changes nothing', async () => {
  const { unsubscribe } = await subscribed('leaves@neev.test');
  expect((await send('/unsubscribe', { token: unsubscribe })).status).toBe(200);
  expect(await subscribers()).toEqual([]);
  expect((await send('/unsubscribe', { token: unsubscribe })).status).toBe(200);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail program unsubscribes with a form and the token in the address: %s', async (type, payload) => {
  const { unsubscribe } = await subscribed('program@neev.test');
  const answer = await site.app.inject({
    method: 'POST',
    url: `/unsubscribe?token=${unsubscribe}`,
    payload,
    headers: { 'content-type': type },
  });
  expect(answer.statusCode).toBe(200);
  expect(await subscribers()).toEqual([]);
});

test('no other call takes a urlencoded form', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/contact',
    payload: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(415);
});

test('a link that is not ours, for another use or older than seven days is refused', async () => {
  const { confirm, unsubscribe } = await subscribed('late@neev.test');
  const refused = { status: 400, body: expect.objectContaining({ type: '/problems/link-invalid' }) };
  expect(await send('/subscribe/confirm', { token: `${confirm}x` })).toEqual(refused);
  expect(await send('/subscribe/confirm', { token: unsubscribe })).toEqual(refused);
  expect(await send('/unsubscribe', { token: confirm })).toEqual(refused);
  expect(await send('/unsubscribe', {})).toEqual(refused);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 24 * 3_600_000 + 1);
  expect(await send('/subscribe/confirm', { token: confirm })).toEqual(refused);
});

test('the facts of the site are what the operator set', async () => {
  const { body } = await site.call('GET', '/siteFacts');
  expect(body.data).toEqual({ phone: '+91 20 0000 0000', latLng: [18.52, 73.85], social: [], demo: false });
});

test('healthz answers while the process serves, readyz while the database answers', async () => {
  expect((await site.call('GET', '/healthz')).status).toBe(200);
  expect((await site.call('GET', '/readyz')).status).toBe(200);
  vi.spyOn(site.services.pool, 'query').mockImplementation(() => Promise.reject(new Error('gone')));
  const answer = await site.call('GET', '/readyz');
  expect(answer.status).toBe(503);
  expect(answer.body.type).toBe('/problems/not-ready');
  expect((await site.call('GET', '/healthz')).status).toBe(200);
});

test('No page has the address of a call that reads: who opens it would be answered data', async () => {
  const reads = (await contractCalls()).flatMap(({ method, path }) =>
    method === 'GET' ? [path.toLowerCase()] : [],
  );
  const pages = Object.values(paths).map((path) => path.toLowerCase());
  expect(pages.filter((page) => reads.includes(page))).toEqual([]);
});
