import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Sms } from './sms.ts';
import { makeSmsSender } from './sms-sender.ts';

const text: Sms = { to: '9876543210', text: 'Your code:\nABC234', template: 'reset-code-en' };

function noLog() {
  const lines: unknown[] = [];
  return { lines, info: (fields: object, message: string) => void lines.push([fields, message]) };
}

async function gateway(status: number) {
  const seen: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    seen.push({ request, body });
    response.writeHead(status).end('9876543210 is not reached');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { seen, url: `http://a%2Ftoken@127.0.0.1:${port}/send` };
}

test('without a gateway a text is kept in the outbox: first the number, then the text; the log names the file alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'neev-sms-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const log = noLog();
  await makeSmsSender({ dataDir, smsUrl: undefined }, log).send(text);
  const [file = ''] = await readdir(join(dataDir, 'outbox'));
  expect(file).toMatch(/\.sms\.txt$/);
  expect(await readFile(join(dataDir, 'outbox', file), 'utf8')).toBe(
    'To: +919876543210\nYour code:\nABC234\n',
  );
  expect(log.lines).toEqual([[{ file }, 'text message kept in the outbox']]);
});

test('the gateway gets { to, text, template }, with the token as Bearer', async () => {
  const { seen, url } = await gateway(202);
  await makeSmsSender({ dataDir: '', smsUrl: url }, noLog()).send(text);
  const [{ request, body } = { request: undefined, body: '{}' }] = seen;
  expect([request?.method, request?.url, request?.headers.authorization]).toEqual([
    'POST',
    '/send',
    'Bearer a/token',
  ]);
  expect(JSON.parse(body)).toEqual({ ...text, to: '+919876543210' });
});

test('a gateway that refuses fails the sending, in words that do not name the number', async () => {
  const { url } = await gateway(500);
  const sent = makeSmsSender({ dataDir: '', smsUrl: url }, noLog()).send(text);
  await expect(sent).rejects.toThrow('the SMS gateway answered 500');
});

test('a demo phone is nobody’s', async () => {
  const { seen, url } = await gateway(202);
  await makeSmsSender({ dataDir: '', smsUrl: url }, noLog()).send({ ...text, to: '0000012345' });
  expect(seen).toEqual([]);
});
