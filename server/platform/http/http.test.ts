import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aForm, anAadhar, aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let port = 0;
beforeAll(async () => {
  await neev.app.listen({ port: 0, host: '127.0.0.1' });
  const address = neev.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => neev.app.server.closeAllConnections());

const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
const login = (payload: string, type = 'application/json') =>
  neev.call('POST', '/login', { body: payload, headers: { 'content-type': type } });

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
  '%s is 415',
  async (type) => {
    expect((await login('{"email":"a@neev.test","password":"x"}', type)).status).toBe(415);
  },
);

const gzipped = gzipSync('{"email":"a@neev.test","password":"x"}');
const zeros = Buffer.alloc(5_000_000);

test.each<[string, string, Buffer]>([
  ['gzip', 'gzip', gzipped],
  ['gzip under its old name', 'x-gzip', gzipped],
  ['gzip in capitals', 'GZIP', gzipped],
  ['gzip that is none', 'gzip', Buffer.alloc(900_000)],
  ['gzip that ends too early', 'gzip', gzipped.subarray(0, 20)],
  ['a little gzip that would become much', 'gzip', gzipSync(zeros)],
  ['deflate', 'deflate', deflateSync('{}')],
  ['brotli', 'br', brotliCompressSync(zeros)],
  ['zstd', 'zstd', Buffer.from('28b52ffd', 'hex')],
  ['twice over', 'identity, gzip', gzipped],
  ['what nobody knows', 'nonsense', gzipped],
])('a body in %s is not unpacked: it is 415, and says what to do', async (_what, encoding, body) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
  for (const url of ['/login', '/upload', '/nowhere']) {
    const answer = await neev.call('POST', url, { body, headers });
    expect(answer).toMatchObject({ status: 415, body: { type: '/problems/body-encoded', status: 415 } });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'accept-encoding': 'identity',
    });
  }
});

test.each(['identity', 'Identity', '', 'identity, identity'])(
  'a body whose encoding is said to be "%s" is read as it is',
  async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const body = '{"email":"a@neev.test","password":"x"}';
    expect((await neev.call('POST', '/login', { body, headers })).status).toBe(401);
  },
);

test('a call without a body may name an encoding', async () => {
  const answer = await neev.call('GET', '/siteFacts', { headers: { 'content-encoding': 'gzip' } });
  expect(answer.status).toBe(200);
});

test.each([
  ['gzip, chunked', 415],
  ['chunked', 401],
  ['CHUNKED', 401],
])('a body that is sent %s is answered with %d', async (coding, status) => {
  const body = '{"email":"a@neev.test","password":"x"}';
  const answer = await send(
    `POST /login HTTP/1.1\r\nhost: neev\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: ${coding}\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  );
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('unknown fields are ignored, those that would reach prototypes too', async () => {
  const fields = '"email":"a@neev.test","password":"wrong"';
  expect((await login(`{"__proto__":{"admin":true},${fields}}`)).status).toBe(401);
  expect((await login(`{"constructor":{"prototype":{}},${fields}}`)).status).toBe(401);
});

test('a request that never ends has an end', () => {
  const { requestTimeout, headersTimeout } = neev.app.server;
  expect([requestTimeout, headersTimeout]).not.toContain(0);
});

test('an answer in JSON carries no rules for documents: it is none, stands in no frame, and is what it says', async () => {
  const { headers } = await neev.app.inject({ url: '/getUser/none' });
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'])
    expect(headers).not.toHaveProperty(name);
});

test('malformed JSON is 400', async () => {
  expect(await login('{"email":')).toMatchObject({ status: 400, body: { type: '/problems/bad-json' } });
});

test('a delete that names a type and sends nothing is a delete', async () => {
  const as = await neev.loginAs();
  const headers = { 'content-type': 'application/json' };
  const answer = await neev.call('DELETE', '/deleteProject/none', { as, headers, body: '' });
  expect(answer).toMatchObject({ status: 404, body: { data: null } });
});

test.each([
  ['GET /%zz HTTP/1.1\r\nhost: neev\r\nconnection: close\r\n\r\n', 400],
  [
    `GET /getUser/${'a'.repeat(900)} HTTP/1.1\r\nhost: neev\r\naccept: application/json\r\nconnection: close\r\n\r\n`,
    404,
  ],
  [`GET / HTTP/1.1\r\nhost: neev\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['no request\r\n\r\n', 400],
])('what never reaches a call is answered with problem details and a policy (%#)', async (bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/content-type: application\/problem\+json/i);
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
  expect(answer).toContain(`"status":${status}`);
});

test.each([
  ['GET', '/getAllWorkers?category=a%00b', undefined, 200],
  ['GET', '/getProducts?company=%00', undefined, 200],
  ['POST', '/addProject', { title: 'a\0b', description: 'abc' }, 400],
  ['POST', '/contact', { email: 'a@neev.test', username: '\ud800x', message: 'half \udc00' }, 201],
] as const)('what no database can hold breaks nothing: %s %s', async (method, url, body, status) => {
  const as = await neev.loginAs();
  expect((await neev.call(method, url, { as, body })).status).toBe(status);
});

const breaks = (form: string, as: TestUser) =>
  neev.call('POST', '/upload', {
    as,
    body: form,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });

test('a form that ends too early is 400, an empty file is no picture', async () => {
  const as = await neev.loginAs();
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.jpg"\r\n\r\n';
  expect((await breaks(`${part}half`, as)).status).toBe(400);
  expect((await breaks(`${part}\r\n--b--\r\n`, as)).status).toBe(415);
});

test('files that a call does not name are ignored', async () => {
  const as = await neev.loginAs();
  const bytes = Buffer.from('no picture');
  const fields = aWorker({ aadhar: anAadhar() }) as unknown as Record<string, string>;
  const { body, headers } = aForm(fields, { one: bytes, two: bytes, three: bytes });
  expect((await neev.call('POST', '/worker', { as, body, headers })).status).toBe(201);
});

test('a change that names another user is refused', async () => {
  const [as, other] = [await neev.loginAs(), await neev.loginAs()];
  const { _id } = (await neev.call('POST', '/worker', { as, body: aWorker() })).body.data;
  const change = (userId: string) =>
    neev.call('PUT', `/updateWorker/${_id}`, { as, body: { price: 800, userId } });
  expect((await change(other.userId)).status).toBe(403);
  expect((await change(as.userId)).status).toBe(200);
});

test('a social link holds nothing that could leave its attribute', async () => {
  const as = await neev.loginAs();
  const { _id } = (await neev.call('POST', '/worker', { as, body: aWorker() })).body.data;
  const link = (social: string) =>
    neev.call('PUT', `/updateWorker/${_id}`, { as, body: { social: [social] } });
  expect((await link('https://x.com/a"onmouseover=1')).status).toBe(400);
  expect((await link('https://x.com/a\0b')).status).toBe(400);
  expect((await link('https://x.com/asha')).status).toBe(200);
});
