import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import { expect, test, vi } from 'vitest';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { makeConnection } from './connection.ts';

function aLine({ full = false } = {}) {
  const socket = Object.assign(new EventEmitter(), { disconnect: vi.fn() });
  const error = vi.fn();
  const line = makeConnection(socket as unknown as Socket, {
    userId: 'asha',
    caller: async () => ({ userId: 'asha' }) as Caller,
    log: { error } as unknown as FastifyBaseLogger,
    isFull: async () => full,
  });
  /** Says an event as a browser does, and gives the answer. */
  const say = (event: string, ...given: unknown[]) =>
    new Promise<{ data?: unknown; error?: { status: number; type: string } }>((done) =>
      socket.emit(event, ...given, done),
    );
  return { line, say, socket, error };
}

test('an event is answered with what it gave, or with nothing', async () => {
  const { line, say } = aLine();
  line.on('greet', async (payload) => ({ said: payload }));
  line.on('hush', async () => undefined);
  expect(await say('greet', 'hello')).toEqual({ data: { said: 'hello' } });
  expect(await say('hush')).toEqual({ data: null });
});

test('an event without a payload has none: the way to answer is no payload', async () => {
  const { line, say } = aLine();
  line.on('look', async (payload) => payload === undefined);
  expect(await say('look')).toEqual({ data: true });
});

test('what is refused is told to who asked, and the line stays', async () => {
  const { line, say, socket, error } = aLine();
  line.on('write', async () => {
    throw new AppError('chat-blocked');
  });
  expect((await say('write')).error).toMatchObject({ status: 403, type: '/problems/chat-blocked' });
  expect(socket.disconnect).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('what breaks is logged without its words, which may be private, and told as the server’s fault', async () => {
  const { line, say, socket, error } = aLine();
  line.on('write', async () => {
    throw new TypeError('the text of a message');
  });
  const { error: told } = await say('write');
  expect(told).toMatchObject({ status: 500, type: '/problems/server-error' });
  expect(JSON.stringify([told, error.mock.calls])).not.toContain('the text');
  expect(error.mock.calls[0]?.[0]).toEqual({ event: 'write', reason: 'TypeError' });
  expect(socket.disconnect).not.toHaveBeenCalled();
});

test.each([
  [true, 507, '/problems/storage-full'],
  [false, 503, '/problems/not-ready'],
])('a database that is away says why: is the disk full, %s, then %i', async (full, status, type) => {
  const { line, say } = aLine({ full });
  line.on('write', async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  expect((await say('write')).error).toMatchObject({ status, type });
});

test('the end of the session ends the line, after the answer', async () => {
  const { line, say, socket } = aLine();
  line.on('write', async () => {
    throw new AppError('login-needed');
  });
  expect((await say('write')).error).toMatchObject({ status: 401 });
  await vi.waitFor(() => expect(socket.disconnect).toHaveBeenCalledWith(true));
});

test('an event that wants no answer breaks nothing when it fails', async () => {
  const { line, say, socket } = aLine();
  line.on('typing', async (payload) => {
    if (payload === 'bad') throw new AppError('not-found');
    return payload;
  });
  socket.emit('typing', 'bad');
  expect(await say('typing', 'good')).toEqual({ data: 'good' });
});
