import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

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
