import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '#server/platform/config/settings/read-settings.ts';
import { usualPace } from './body-pace.ts';
import { makeHttp } from './http.ts';

type App = Awaited<ReturnType<typeof makeHttp>>;

let app: App;
let port = 0;

beforeEach(async () => {
  const pace = { wholeWithin: 300, window: 200, bytesPerWindow: 1000, every: 20 };
  app = await makeHttp(readSettings({}), pino({ level: 'silent' }), pace);
  app.post('/json', async ({ body }) => ({ data: body }));
  app.post('/files', async (request) => {
    let bytes = 0;
    for await (const part of request.parts())
      if (part.type === 'file') for await (const chunk of part.file) bytes += chunk.length;
    return { data: { bytes } };
  });
  // What a stream that fails on the way does: Node takes the connection off the request.
  app.post('/fails', async ({ raw }) => {
    const broken = new Transform({ transform: (_chunk, _encoding, done) => done(new Error('unreadable')) });
    await pipeline(raw, broken).catch(() => undefined);
    return { data: { hasConnection: Boolean(raw.socket) } };
  });
  app.post('/refuses', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** A connection that sends what it is told, and what it was answered when it was closed. */
function open(): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  socket.on('error', () => undefined);
  return { socket, closed: once(socket, 'close').then(() => answer) };
}

const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: neev\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const form = 'multipart/form-data; boundary=b';
const opening = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
const ending = '\r\n--b--\r\n';

/** Sends a little again and again, until somebody closes. */
function drip(socket: Socket, bytes: string, every: number): void {
  const timer = setInterval(() => socket.write(bytes), every);
  socket.once('close', () => clearInterval(timer));
}

describe('A body that does not come is closed', () => {
  test('within 60 s at the usual pace, of whatever kind it is', () => {
    const { wholeWithin, window, every } = usualPace;
    expect(wholeWithin + every).toBeLessThan(60_000);
    // The sender may stop at the beginning of a window, and be found out at the end of the next.
    expect(2 * window + every).toBeLessThan(60_000);
    const { headersTimeout } = app.server;
    expect(headersTimeout).toBeLessThan(60_000);
  });

  test.each([
    ['JSON whose end does not come', `${head('/json', 'application/json', 50)}{"a":`],
    ['a form without a byte', head('/files', form, 5000)],
    ['a form whose file stops', `${head('/files', form, 5000) + opening}abc`],
  ])('with the answer 408: %s', async (_what, bytes) => {
    const { socket, closed } = open();
    socket.write(bytes);
    const answer = await closed;
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"type":"/problems/too-slow"');
  });

  test.each([
    ['JSON', `${head('/json', 'application/json', 5000)}"`],
    ['a file', head('/files', form, 50_000) + opening],
  ])('when %s drips', async (_what, bytes) => {
    const { socket, closed } = open();
    socket.write(bytes);
    drip(socket, 'x', 10);
    expect(await closed).toMatch(/^HTTP\/1.1 408 /);
  });

  test('also when its stream failed, and the call was answered', async () => {
    const { socket, closed } = open();
    socket.write(`${head('/fails', form, 5000)}half`);
    const answer = await closed;
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain('"hasConnection":false');
  });

  test('also when the call was answered before its end', async () => {
    const { socket, closed } = open();
    socket.write(`${head('/refuses', 'application/json', 50)}{`);
    expect(await closed).toMatch(/^HTTP\/1.1 401 /);
  });
});

test('A file that comes slowly and steadily is taken, however many windows it needs', async () => {
  const { socket, closed } = open();
  const pieces = 60;
  const piece = 'x'.repeat(500);
  socket.write(head('/files', form, opening.length + pieces * piece.length + ending.length) + opening);
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(piece);
    sent += 1;
    if (sent < pieces) return;
    clearInterval(timer);
    socket.write(ending);
  }, 15);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  expect(String(answer)).toContain(`"bytes":${pieces * piece.length}`);
  socket.destroy();
  await closed;
});
