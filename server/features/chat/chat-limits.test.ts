import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'on' });
const lines: Socket[] = [];
let address = '';

beforeAll(async () => {
  address = await neev.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

test.each([
  ['sendMessage', 61],
  ['typing', 41],
  ['look', 121],
  ['mark', 1201],
  ['addUsers', 1201],
])('who says %s without end is told how long to wait, and keeps the line', async (event, often) => {
  const { token } = await neev.loginAs();
  const line = io(address, { auth: { token }, forceNew: true, reconnection: false });
  lines.push(line);
  const nothing = {
    conversationId: '6d6f0d6c-0d5d-4a52-a2f2-0ad5f46ea9a4',
    seq: 1,
    seen: true,
    text: 'Hello',
  };
  const ask = () => line.timeout(20_000).emitWithAck(event, nothing);
  const answers = await Promise.all(Array.from({ length: often }, ask));
  const refused = answers.filter(({ error }) => error?.status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0].error).toMatchObject({ type: '/problems/too-many', retryAfter: expect.any(Number) });
  expect(line.connected).toBe(true);
});
