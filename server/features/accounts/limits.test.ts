import { expect, test } from 'vitest';
import { pointsOf } from '#server/platform/http/limit-rules.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const server = useTestApp({ TRUST_PROXY: 'loopback', CODES_PER_NETWORK: '20' });
const ask = (email: string, ip: string) =>
  server.call('POST', '/email', { body: { email }, headers: { 'x-forwarded-for': ip } });
const login = (email: string, password: string, ip: string) =>
  server.call('POST', '/login', { body: { email, password }, headers: { 'x-forwarded-for': ip } });

test('a code is asked for at most once a minute', async () => {
  expect((await ask('once@example.in', '10.1.0.1')).status).toBe(200);
  const again = await ask('once@example.in', '10.1.0.2');
  expect(again).toMatchObject({ status: 429, body: { type: '/problems/code-wait' } });
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
});

test('one mailbox waits whatever label is put into its address', async () => {
  expect((await ask('asha.rao@gmail.com', '10.7.0.1')).status).toBe(200);
  for (const label of ['asharao+1@gmail.com', 'a.s.h.a.r.a.o@googlemail.com', 'AshaRao+2@gmail.com'])
    expect(await ask(label, '10.7.0.2')).toMatchObject({
      status: 429,
      body: { type: '/problems/code-wait' },
    });
  expect((await ask('meena@mail.example.in', '10.7.0.1')).status).toBe(200);
  expect((await ask('meena+a@mail.example.in', '10.7.0.3')).status).toBe(429);
});

test('nor does a new label get the code that a used-up mailbox may still have', async () => {
  const { limits } = server.services;
  for (let n = 0; n < 15; n += 1) await limits.take('code-by-address', 'full@example.in');
  expect((await ask('full+1@example.in', '10.8.0.1')).status).toBe(429);
  expect((await ask('full@example.in', '10.8.0.1')).status).toBe(200);
});

test('news are offered to one mailbox twice an hour, whatever label is put into its address', async () => {
  const subscribe = async (label: string) =>
    (await server.call('POST', '/subscribe', { body: { email: `news${label}@example.in` } })).status;
  const answers = [];
  for (const label of ['', '+a', '+b']) answers.push(await subscribe(label));
  expect(answers).toEqual([200, 200, 429]);
});

test('a mail that did not leave does not cost the waiting minute', async () => {
  server.mailFails = true;
  for (let n = 0; n < 7; n += 1) expect((await ask('down@example.in', '10.2.0.1')).status).toBe(502);
  server.mailFails = false;
  expect((await ask('down@example.in', '10.2.0.1')).status).toBe(200);
});

test('as many an hour as the operator gives a network; what was refused for waiting does not count', async () => {
  for (let n = 0; n < 30; n += 1) await ask('waits@example.in', '10.3.0.1');
  for (let n = 0; n < 19; n += 1) expect((await ask(`n${n}@example.in`, '10.3.0.1')).status).toBe(200);
  expect(await ask('one-more@example.in', '10.3.0.1')).toMatchObject({
    status: 429,
    body: { type: '/problems/too-many' },
  });
  expect((await ask('one-more@example.in', '10.3.0.2')).status).toBe(200);
});

test('asking for registered addresses counts for the caller, and costs the address no waiting', async () => {
  await server.loginAs({ email: 'known@example.in' });
  for (let n = 0; n < 20; n += 1) expect((await ask('known@example.in', '10.4.0.1')).status).toBe(409);
  expect((await ask('known@example.in', '10.4.0.1')).status).toBe(429);
  expect((await ask('known@example.in', '10.4.0.2')).status).toBe(409);
});

test('a network that is given more codes is given more refusals and tries with them', () => {
  const given = (codesPerNetwork: number) => {
    const points = pointsOf({ codesPerNetwork, signupsPerNetwork: 100, helpedPerDay: 20 });
    return [points['code-refused-by-caller'], points['code-try-by-caller']];
  };
  expect([given(20), given(200), given(2000)]).toEqual([
    [20, 60],
    [200, 60],
    [2000, 600],
  ]);
});

test('the eleventh wrong password of a caller for one address is too many', async () => {
  for (let n = 0; n < 10; n += 1) expect((await login('l@example.in', 'wrong', '10.5.0.1')).status).toBe(401);
  expect((await login('l@example.in', 'wrong', '10.5.0.1')).status).toBe(429);
  expect((await login('l@example.in', 'wrong', '10.5.0.2')).status).toBe(401);
});
