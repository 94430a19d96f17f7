import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { beforeAll, expect, test, vi } from 'vitest';
import { aForm, aPicture } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { readForm } from './form-files.ts';
import { incomingFolder } from './incoming-files.ts';

const neev = useTestApp();
let port = 0;
beforeAll(async () => {
  await neev.app.listen({ port: 0, host: '127.0.0.1' });
  const address = neev.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

const named = () => readdir(incomingFolder(neev.services.settings.dataDir));
const head = { 'content-type': 'multipart/form-data; boundary=b' };
const part = (name: string, body: string | Buffer, file = true) =>
  Buffer.concat([
    Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="${name}"${file ? '; filename="a.jpg"\r\ncontent-type: image/jpeg' : ''}\r\n\r\n`,
    ),
    Buffer.from(body as string),
    Buffer.from('\r\n'),
  ]);
const send = (as: TestUser, body: Buffer) => neev.call('POST', '/upload', { as, body, headers: head });

/** What is logged meanwhile, with its level. */
function heard(): { level: string; msg: unknown }[] {
  const said: { level: string; msg: unknown }[] = [];
  const { log } = neev.services;
  for (const level of ['info', 'warn', 'error', 'fatal'] as const)
    vi.spyOn(log, level).mockImplementation((...words: unknown[]) => said.push({ level, msg: words.at(-1) }));
  vi.spyOn(log, 'child').mockImplementation(() => log);
  return said;
}

test.each<[string, Buffer]>([
  ['breaks off', part('file', 'half of it')],
  ['has no part at all', Buffer.from('not a form')],
  ['has a part without a head', Buffer.from('--b\r\n\r\nx\r\n--b--\r\n')],
  [
    'names a field like a part of every object',
    Buffer.concat([part('__proto__', 'x', false), Buffer.from('--b--\r\n')]),
  ],
])('A form that %s is the sender’s fault: 400, and no error in the log', async (_, body) => {
  const said = heard();
  const answer = await send(await neev.loginAs(), body);
  expect([answer.status, answer.body.type]).toEqual([400, '/problems/bad-input']);
  expect(said.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(await named()).toEqual([]);
});

test('More files than any form has are refused without an error in the log', async () => {
  const said = heard();
  const files = Array.from({ length: 7 }, () => part('file', 'x'));
  const answer = await send(await neev.loginAs(), Buffer.concat([...files, Buffer.from('--b--\r\n')]));
  expect(answer.status).toBe(413);
  expect(said.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('Who hangs up in the middle of a picture leaves nothing, and no error in the log', async () => {
  const said = heard();
  const { token } = await neev.loginAs();
  const sending = request({ port, path: '/upload', method: 'POST', headers: { ...head, token } });
  sending.on('error', () => undefined);
  sending.write(part('file', Buffer.alloc(300_000, 'x')).subarray(0, -2));
  const receive = vi.spyOn(neev.services.pictures, 'receive');
  await vi.waitFor(() => expect(receive).toHaveBeenCalled());
  sending.destroy();
  await vi.waitFor(() => expect(said.map(({ msg }) => msg)).toContain('a form was not taken'));
  expect(said.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(await named()).toEqual([]);
});

test('A form that arrived whole and was read in part when its sender left is no failure of ours', async () => {
  const lost = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  async function* parts() {
    yield { type: 'field', fieldname: 'title', value: 'x' };
    throw lost;
  }
  const log = { info: vi.fn() };
  const left = { parts, log, raw: { complete: true, readableAborted: true } } as unknown as FastifyRequest;
  const store = { receive: () => Promise.reject(lost) };
  await expect(readForm(left, { names: [], store })).rejects.toMatchObject({ problem: 'bad-input' });
});

test('A file under a name that the call does not take is passed over, and nothing of it is written', async () => {
  const receive = vi.spyOn(neev.services.pictures, 'receive');
  const user = await neev.loginAs();
  const form = aForm({}, { other: Buffer.alloc(200_000), file: await aPicture() });
  expect((await neev.call('POST', '/upload', { as: user, ...form })).status).toBe(201);
  expect(receive).toHaveBeenCalledTimes(1);
});
