import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { aForm } from '#server/testing/registrations.ts';
import { readSettings } from './config/settings/read-settings.ts';
import { readShared } from './database/shared-reads.ts';
import type { Caller } from './http/access.ts';
import { AppError } from './http/errors.ts';
import { makeHttp } from './http/http.ts';
import type { Pictures } from './media/pictures.ts';
import { makeRegister, type Register, read } from './route.ts';
import type { Services } from './services.ts';

const asha: Caller = {
  userId: 'u1',
  fullname: 'Asha',
  email: 'a@neev.test',
  admin: false,
  tokenHash: Buffer.alloc(0),
};
const callers: Record<string, Caller> = { asha, boss: { ...asha, userId: 'a1', admin: true } };

let app: FastifyInstance;
let register: Register;
let taken: string[];
let wrote: string[];
let kept: { purpose: string; userId: string; bytes: string }[];
const take = vi.fn();

beforeEach(async () => {
  taken = [];
  kept = [];
  take.mockImplementation(async (limit: string, subject: string) => void taken.push(`${limit} ${subject}`));
  app = await makeHttp(readSettings({}), pino({ level: 'silent' }));
  const pictures = {
    async receive(source: AsyncIterable<Buffer>) {
      const whole = await buffer(source);
      return { size: whole.length, bytes: async () => whole, discard: async () => undefined };
    },
    async keep(_: unknown, { userId, bytes, purpose }: Parameters<Pictures['keep']>[1]) {
      kept.push({ purpose, userId, bytes: String(await bytes()) });
      return `kept:${purpose}`;
    },
  };
  wrote = [];
  const reads = { wrote: async (userId: string) => void wrote.push(userId) };
  const services = { limits: { take }, pictures, db: {}, reads } as unknown as Services;
  register = makeRegister(app, { services, findCaller: async (token) => callers[token] })('things');
});
afterEach(() => app.close());

const answering = (access: 'anyone' | 'user' | 'admin', method: 'GET' | 'POST' = 'GET') =>
  endpoint({ method, path: '/thing', access, summary: 'A thing', response: z.object({ data: z.string() }) });
const ask = (options: object = {}) => app.inject({ method: 'GET', url: '/thing', ...options });

describe('Who may make a call', () => {
  test.each([
    ['anyone', undefined, 200],
    ['anyone', 'unknown', 200],
    ['user', undefined, 401],
    ['user', 'unknown', 401],
    ['user', 'asha', 200],
    ['admin', 'asha', 403],
    ['admin', 'boss', 200],
  ] as const)('of %s with the token %s is answered %i', async (access, token, status) => {
    const handler = vi.fn(async () => ({ data: 'yes' }));
    register(answering(access), handler);
    const { statusCode } = await ask({ headers: token ? { token } : {} });
    expect(statusCode).toBe(status);
    expect(handler).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  test('is counted: a visitor by network, a user by name, reading and writing apart', async () => {
    register(answering('anyone'), async () => ({ data: 'x' }));
    register({ ...answering('user'), path: '/own' }, async () => ({ data: 'x' }));
    register({ ...answering('user', 'POST'), path: '/own' }, async () => ({ data: 'x' }));
    await ask({ headers: { token: 'asha' }, remoteAddress: '2001:db8:1:2::9' });
    await ask({ url: '/own', headers: { token: 'asha' } });
    await ask({ url: '/own', method: 'POST', headers: { token: 'asha' } });
    expect(taken).toEqual(['anyone-by-caller 2001:db8:1:2::/64', 'read-by-user u1', 'write-by-user u1']);
  });

  test('is refused over the limit, before anything of the call is read', async () => {
    const handler = vi.fn(async () => ({ data: 'x' }));
    register(answering('anyone'), handler);
    take.mockRejectedValueOnce(new AppError('too-many', { retryAfter: 7 }));
    const answer = await ask();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('A call', () => {
  test('knows its visitor, and asks for a login where it needs one', async () => {
    register(answering('anyone'), async ({ visitor, caller }) => ({
      data: `${visitor?.userId} ${caller.userId}`,
    }));
    expect((await ask({ headers: { token: 'asha' } })).json()).toEqual({ data: 'u1 u1' });
    expect((await ask()).statusCode).toBe(401);
  });

  test('gets what it reads by its schemas, and wrong input never reaches it', async () => {
    const handler = vi.fn(async ({ params, query, body }: Record<string, unknown>) => ({
      data: JSON.stringify({ params, query, body }),
    }));
    const named = endpoint({
      method: 'POST',
      path: '/thing/:id',
      access: 'anyone',
      summary: 'x',
      params: z.object({ id: z.coerce.number() }),
      query: z.object({ near: z.string().optional() }),
      body: z.object({ age: z.coerce.number().min(18, 'age-invalid') }),
      response: z.object({ data: z.string() }),
    });
    register(named, ({ params, query, body }) => handler({ params, query, body }));
    const post = (url: string, payload?: object) => ask({ method: 'POST', url, payload });
    const good = await post('/thing/7?near=pune&more=1', { age: '20', admin: true });
    expect(JSON.parse(good.json().data)).toMatchObject({
      params: { id: 7 },
      query: { near: 'pune' },
      body: { age: 20 },
    });
    expect(good.json().data).not.toContain('admin":true');
    const young = await post('/thing/7', { age: 3 });
    expect([young.statusCode, young.json().errors[0]]).toMatchObject([
      400,
      { path: 'age', type: '/problems/age-invalid' },
    ]);
    expect((await post('/thing/x', { age: 20 })).statusCode).toBe(400);
    expect((await post('/thing/7')).statusCode).toBe(400);
    expect(handler).toHaveBeenCalledOnce();
  });

  test('answers only what its schema names', async () => {
    register(answering('anyone'), async () => ({ data: 'x', password_hash: 'secret' }));
    const answer = await ask();
    expect(answer.body).toBe('{"data":"x"}');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('that several share is written once, and holds no more than its schema names', async () => {
    let written = 0;
    const response = z.object({ data: z.string().refine(() => (written += 1)) });
    const shared = { data: 'x', password_hash: 'secret' };
    register({ ...answering('anyone'), response }, () =>
      readShared({} as Pool, 'things', async () => shared),
    );
    const answers = [await ask(), await ask()];
    expect(answers.map(({ body }) => body)).toEqual(['{"data":"x"}', '{"data":"x"}']);
    expect(written).toBe(1);
  });

  test('that answers what its schema does not know is a fault of ours, and shows nothing of it', async () => {
    register(answering('anyone'), async () => ({ data: 12_345 }) as never);
    const answer = await ask();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('12345');
  });

  test('may answer bytes as they are', async () => {
    register({ ...answering('anyone'), response: z.unknown() }, async () => Buffer.from([1, 2, 255]));
    expect([...(await ask()).rawPayload]).toEqual([1, 2, 255]);
  });
});

test('Every wrong field is named, with a sentence of ours where it has one', () => {
  const schema = z.object({ pin: z.string('pin-invalid'), list: z.array(z.object({ n: z.number() })) });
  expect(() => read(schema, { list: [{ n: 1 }, { n: 'x' }] })).toThrow(
    expect.objectContaining({
      problem: 'pin-invalid',
      errors: [
        { path: 'pin', problem: 'pin-invalid' },
        { path: 'list.1.n', problem: 'bad-input' },
      ],
    }),
  );
});

describe('A form with files', () => {
  const form = endpoint({
    method: 'POST',
    path: '/thing',
    access: 'user',
    summary: 'x',
    body: z.object({
      title: z.string().min(2, 'title-short'),
      private: z.string().optional(),
      profilePic: z.string().optional(),
      aadharPic: z.string().optional(),
      picture: z.string().optional(),
      file: z.string().optional(),
    }),
    files: ['profilePic', 'aadharPic', 'picture', 'file'],
    response: z.object({ data: z.unknown() }),
  });
  const sendForm = (fields: Record<string, string>, files: Record<string, Buffer> = {}) => {
    const { body: payload, headers } = aForm(fields, files);
    return ask({ method: 'POST', payload, headers: { ...headers, token: 'asha' } });
  };
  const photo = Buffer.from('a photo');
  beforeEach(() => register(form, async ({ body }) => ({ data: body })));

  test('keeps each picture for its sender and for what its field says, and hands on where it is', async () => {
    const answer = await sendForm(
      { title: 'Wall' },
      { profilePic: photo, aadharPic: photo, picture: photo, file: photo },
    );
    expect(answer.json()).toEqual({
      data: {
        title: 'Wall',
        profilePic: 'kept:public',
        aadharPic: 'kept:id',
        picture: 'kept:chat',
        file: 'kept:public',
      },
    });
    expect(kept.map(({ userId, bytes }) => [userId, bytes])).toEqual(Array(4).fill(['u1', 'a photo']));
  });

  test('keeps as an ID picture what is sent as private, only where that is asked', async () => {
    await sendForm({ title: 'Wall', private: 'true' }, { file: photo });
    await sendForm({ title: 'Wall', private: 'false' }, { file: photo });
    await sendForm({ title: 'Wall', private: 'true' }, { profilePic: photo });
    expect(kept.map(({ purpose }) => purpose)).toEqual(['id', 'public', 'public']);
  });

  test('keeps nothing where a field is wrong', async () => {
    expect((await sendForm({ title: 'W' }, { profilePic: photo })).json().type).toBe('/problems/title-short');
    expect(kept).toEqual([]);
  });

  test('takes no file under a name that the call does not know', async () => {
    const answer = await sendForm({ title: 'Wall' }, { other: photo });
    expect([answer.statusCode, kept]).toEqual([200, []]);
  });

  test('a field sent twice is no text', async () => {
    const { body, headers } = aForm({ title: 'Wall' });
    const part = body.toString().replace(/--\r\n$/, '\r\n');
    const twice = `${part}${body.toString().replace('Wall', 'Roof')}`;
    const answer = await ask({ method: 'POST', payload: twice, headers: { ...headers, token: 'asha' } });
    expect(answer.statusCode).toBe(400);
  });

  test('that breaks off is bad input, and nothing is kept', async () => {
    const { body, headers } = aForm({ title: 'Wall' }, { profilePic: photo });
    const payload = body.subarray(0, body.length - 30);
    const answer = await ask({ method: 'POST', payload, headers: { ...headers, token: 'asha' } });
    expect([answer.statusCode, kept]).toEqual([400, []]);
  });

  test('is not taken where the call has no files', async () => {
    register({ ...form, path: '/plain', files: undefined }, async ({ body }) => ({ data: body }));
    const { body: payload, headers } = aForm({ title: 'Wall' });
    const answer = await ask({
      method: 'POST',
      url: '/plain',
      payload,
      headers: { ...headers, token: 'asha' },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('Who wrote is noted before the answer', () => {
  test.each<['GET' | 'POST', string | undefined, string[]]>([
    ['POST', 'asha', ['u1']],
    ['GET', 'asha', []],
    ['POST', undefined, []],
  ])('of a %s of %s', async (method, token, noted) => {
    register(answering('anyone', method), async () => ({ data: 'done' }));
    await ask({ method, headers: token ? { token } : {} });
    expect(wrote).toEqual(noted);
  });

  test('of a call that failed too: that may have been after its commit', async () => {
    register(answering('user', 'POST'), async () => Promise.reject(new AppError('not-found')));
    expect((await ask({ method: 'POST', headers: { token: 'asha' } })).statusCode).toBe(404);
    expect(wrote).toEqual(['u1']);
  });
});
