import type { InjectOptions } from 'fastify';
import { io } from 'socket.io-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const token = 'a-token-for-the-scraper';
const openToAll = useTestApp({ PUBLIC_URL: 'https://neev.example.in' });
const guarded = useTestApp({ METRICS_TOKEN: token, TRUST_PROXY: 'loopback' });
let address = '';
beforeAll(async () => {
  address = await neev.app.listen({ port: 0, host: '127.0.0.1' });
});

const scrape = async ({ app } = neev): Promise<string> => (await app.inject('/metrics')).body;
/** The value of one line, by its name and labels as they are written. */
const numberOf = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};
/** Names, labels and explanations without what was measured: seconds hold any row of digits, a phone number's too. */
const namesIn = (text: string): string => text.replaceAll(/ [\d.e+-]+$/gm, '');

describe('Who may read the metrics', () => {
  const statusOf = async ({ app }: typeof neev, options: InjectOptions) =>
    (await app.inject({ url: '/metrics', ...options })).statusCode;

  test.each<[string, InjectOptions, number]>([
    ['this machine', { remoteAddress: '127.0.0.1' }, 200],
    ['this machine by its other name', { remoteAddress: '::1' }, 200],
    ['this machine on a socket of both families', { remoteAddress: '::ffff:127.0.0.1' }, 200],
    ['another machine', { remoteAddress: '10.0.0.7' }, 404],
    ['another machine, by a proxy on this one', { headers: { 'x-forwarded-for': '10.0.0.7' } }, 404],
    ['another machine that calls itself this one', { headers: { 'x-forwarded-for': '127.0.0.1' } }, 404],
    ['another machine, by a proxy that tells in the newer way', { headers: { forwarded: 'for=[::1]' } }, 404],
  ])('without a token set only this machine is answered: %s', async (_, options, status) => {
    expect(await statusOf(neev, options)).toBe(status);
  });

  test('without a token set nobody is answered where people come by https, for a proxy here hides who calls', async () => {
    expect(await statusOf(openToAll, { remoteAddress: '127.0.0.1' })).toBe(404);
    expect(await statusOf(openToAll, { headers: { authorization: `Bearer ${token}` } })).toBe(404);
  });

  test.each<[string, InjectOptions, number]>([
    ['no token', {}, 401],
    ['another token', { headers: { authorization: 'Bearer another-token-altogether' } }, 401],
    ['the token', { headers: { authorization: `Bearer ${token}` } }, 200],
    [
      'the token from another machine',
      { headers: { authorization: `Bearer ${token}` }, remoteAddress: '10.0.0.7' },
      200,
    ],
  ])('with a token set: %s', async (_, options, status) => {
    expect(await statusOf(guarded, options)).toBe(status);
  });
});

test('calls are counted by method, route pattern and status, and no address stands in a label', async () => {
  const asha = await neev.loginAs();
  await neev.call('GET', `/getUser/${asha.userId}`, { as: asha });
  await neev.call('GET', `/getUser/${asha.userId}?email=asha@neev.test`);
  // No page is posted to, whether or not the web application is built beside these tests.
  await neev.call('POST', '/asha@neev.test/98220-12345');
  const text = await scrape();
  const count = (labels: string) => numberOf(text, `neev_http_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/getUser/:id",status="200"')).toBe(1);
  expect(count('method="GET",route="/getUser/:id",status="401"')).toBe(1);
  expect(count('method="any",route="none",status="404"')).toBe(1);
  const names = namesIn(text);
  expect(names).not.toContain(asha.userId);
  expect(names).not.toContain('neev.test');
  expect(names).not.toContain('98220');
});

test('messages, mails and refusals are counted', async () => {
  const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
  const before = await scrape();
  const grown = async (line: string) => (numberOf(await scrape(), line) ?? 0) - (numberOf(before, line) ?? 0);
  const { body } = await neev.call('POST', '/newConversation', {
    as: asha,
    body: { receiverId: ravi.userId },
  });
  await neev.call('POST', '/message/add', {
    as: asha,
    body: { conversationId: body.data._id, text: 'Hello' },
  });
  expect(await grown('neev_messages_total')).toBe(1);
  const ask = (email: string) => neev.call('POST', '/email', { body: { email } });
  await ask('one@neev.test');
  await ask('one@neev.test');
  neev.mailFails = true;
  await ask('two@neev.test');
  expect(await grown('neev_mails_total{result="sent"}')).toBe(1);
  expect(await grown('neev_mails_total{result="failed"}')).toBe(1);
  expect(await grown('neev_rate_limit_refusals_total{limit="code-wait"}')).toBe(1);
});

test('texts are counted, without a word of their receivers', async () => {
  const before = await scrape();
  const ask = (phone: string) => neev.call('POST', '/email', { body: { phone } });
  await ask('9822012345');
  neev.mailFails = true;
  await ask('9822012346');
  const after = await scrape();
  const grown = (line: string) => (numberOf(after, line) ?? 0) - (numberOf(before, line) ?? 0);
  expect(grown('neev_texts_total{result="sent"}')).toBe(1);
  expect(grown('neev_texts_total{result="failed"}')).toBe(1);
  expect(namesIn(after)).not.toContain('98220');
});

test('open sockets are counted', async () => {
  const asha = await neev.loginAs();
  const line = io(address, { auth: { token: asha.token }, transports: ['websocket'], forceNew: true });
  await new Promise((resolve) => line.once('connect', () => resolve(undefined)));
  expect(numberOf(await scrape(), 'neev_sockets')).toBe(1);
  line.close();
  await expect.poll(async () => numberOf(await scrape(), 'neev_sockets')).toBe(0);
});

test('a scrape tells of the database, its connections, the disk, the event loop and what waits', async () => {
  const text = await scrape();
  for (const line of [
    'neev_database_up',
    'neev_database_bytes',
    'neev_disk_free_bytes',
    'neev_database_connections{state="in_use"}',
    'neev_database_connections{state="idle"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(numberOf(text, line), line).toBeGreaterThanOrEqual(0);
  expect(numberOf(text, 'neev_database_up')).toBe(1);
  expect(numberOf(text, 'neev_database_waiting')).toBe(0);
  expect(numberOf(text, 'neev_drawings_waiting')).toBe(0);
  expect(numberOf(text, 'neev_decodes_waiting')).toBe(0);
  expect(numberOf(text, 'neev_disk_full')).toBe(0);
});
