import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { beforeAll, expect, test, vi } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { passOverUpgrades } from './other-upgrades.ts';

const neev = useTestApp();
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await neev.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

async function answerOf(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => {
    said += String(chunk);
  });
  socket.write(text);
  await once(socket, 'close');
  return said;
}
const asked = (method: string, upgrade: string, more = '') =>
  `${method} /healthz HTTP/1.1\r\nhost: neev.test\r\nconnection: Upgrade\r\nupgrade: ${upgrade}\r\n${more}\r\n`;

test.each(['h2c', 'TLS/1.0', 'websocket', 'anything'])(
  'an offer of %s is passed over, and the call is answered',
  async (other) => {
    const said = await answerOf(asked('GET', other));
    expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(said).toContain('"serving":true');
  },
);

test('a call with a body that offers another protocol is refused, since its body is not read', async () => {
  expect(await answerOf(`${asked('POST', 'h2c', 'content-length: 2\r\n')}{}`)).toMatch(/^HTTP\/1\.1 400 /);
});

const connections = promisify((done: (error: Error | null, count: number) => void) =>
  neev.app.server.getConnections(done),
);

test.each([
  [
    'a body that is long',
    asked('POST', 'websocket', 'content-length: 20000000\r\n') + 'x'.repeat(20_000_000),
  ],
  ['nothing more to say', asked('GET', 'h2c')],
])('who makes an offer and has %s keeps no connection open', async (_what, text) => {
  // Its own half stays open: it is the server that closes.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined).write(text);
  const [said] = await once(socket, 'data');
  expect(String(said)).toMatch(/^HTTP\/1\.1 (400|200) /);
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 30_000 });
  socket.destroy();
});

test('an answer that is longer than a connection takes in at once comes whole', async () => {
  const size = 8_000_000;
  const server = createServer((_request, response) => {
    Readable.from(Array.from({ length: 80 }, () => Buffer.alloc(size / 80, 'x'))).pipe(response);
  });
  passOverUpgrades(server, '/socket.io');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  let came = 0;
  socket.on('data', (chunk) => {
    came += chunk.length;
  });
  socket.write(asked('GET', 'h2c'));
  await once(socket, 'close');
  server.close();
  expect(came).toBeGreaterThan(size);
});
