import { once } from 'node:events';
import { connect } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '#server/platform/config/settings/read-settings.ts';
import { makeHttp } from './http.ts';

let app: Awaited<ReturnType<typeof makeHttp>>;
let answerAll: () => void = () => undefined;
let port = 0;
let hungUp: (ip: string | undefined) => void = () => undefined;
const said: string[] = [];

beforeEach(async () => {
  said.length = 0;
  app = await makeHttp(readSettings({}), pino({ level: 'warn' }, { write: (line) => said.push(line) }));
  const open = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  app.get('/caller', async (request, reply) => {
    await once(reply.raw, 'close');
    hungUp(request.ip);
    return { data: 'gone' };
  });
  app.get('/', async () => {
    await open;
    return { data: 'here' };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  answerAll();
  app.server.closeAllConnections();
  await app.close();
});

/** So many calls at once on one connection. */
function send(calls: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: neev\r\n\r\n'.repeat(calls));
  return socket;
}

test('calls that are sent before the answers to others are answered, in their order', async () => {
  const socket = send(20);
  let answers = 0;
  const all = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      answers += String(chunk).split('HTTP/1.1 200').length - 1;
      if (answers === 20) resolve();
    });
  });
  answerAll();
  await all;
  socket.destroy();
});

test('a connection that sends call after call without waiting for an answer is closed', async () => {
  await once(send(200), 'close');
});

test('an error of the listening socket ends nothing: the next call is answered, and the log has its code', async () => {
  app.server.emit('error', Object.assign(new Error('accept'), { code: 'EMFILE' }));
  answerAll();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(JSON.parse(said[0] ?? '{}')).toMatchObject({ level: 40, code: 'EMFILE' });
});

test('who hangs up in the middle of a call is known all the same', async () => {
  const ip = new Promise((resolve) => {
    hungUp = resolve;
  });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /caller HTTP/1.1\r\nhost: neev\r\n\r\n');
  await new Promise((resolve) => app.server.once('request', resolve));
  socket.resetAndDestroy();
  expect(await ip).toBe('127.0.0.1');
});
