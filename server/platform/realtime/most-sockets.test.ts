import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { mostSockets } from './most-sockets.ts';

const neev = useTestApp();
let address = '';
beforeAll(async () => {
  address = await neev.app.listen({ port: 0, host: '127.0.0.1' });
});
const lines: Socket[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

function openLine({ token }: TestUser, extraHeaders: Record<string, string> = {}): Promise<Socket> {
  const line = io(address, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders,
  });
  lines.push(line);
  return new Promise((resolve, reject) => {
    line.once('connect', () => resolve(line));
    line.once('connect_error', reject);
  });
}
async function openMany(user: TestUser, amount: number): Promise<Socket[]> {
  const opened = [];
  for (let each = 0; each < amount; each += 1) opened.push(await openLine(user));
  return opened;
}
const connected = (opened: Socket[]) => opened.map((line) => line.connected);

test('a user has twenty sockets; the next one ends the oldest, of that user alone', async () => {
  const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
  const other = await openLine(ravi);
  const own = await openMany(asha, mostSockets);
  expect(connected(own)).toEqual(own.map(() => true));
  own.push(...(await openMany(asha, 2)));
  await expect.poll(() => connected(own).indexOf(true)).toBe(2);
  expect(own.filter((line) => line.connected)).toHaveLength(mostSockets);
  expect(other.connected).toBe(true);
});

test('who closes one may open another', async () => {
  const asha = await neev.loginAs();
  const own = await openMany(asha, mostSockets);
  const before = neev.services.realtime.openSockets();
  own[5]?.close();
  await expect.poll(() => neev.services.realtime.openSockets()).toBe(before - 1);
  await openLine(asha);
  expect(own[0]?.connected).toBe(true);
});

test.each([
  ['websocket', { transports: ['websocket'] }],
  ['polling', { transports: ['polling'] }],
])(
  'a handshake from another site’s page is refused before its token is looked at: %s',
  async (_, options) => {
    const asha = await neev.loginAs();
    const line = io(address, {
      ...options,
      auth: { token: asha.token },
      forceNew: true,
      reconnection: false,
      extraHeaders: { origin: 'https://evil.example' },
    });
    lines.push(line);
    const outcome = await new Promise((resolve) => {
      line.once('connect', () => resolve('connected'));
      line.once('connect_error', () => resolve('refused'));
    });
    expect(outcome).toBe('refused');
  },
);

test('a handshake from this site’s page is let in', async () => {
  const asha = await neev.loginAs({ email: `${randomUUID()}@neev.test` });
  await expect(openLine(asha, { origin: address })).resolves.toMatchObject({ connected: true });
});
