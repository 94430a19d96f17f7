import type { Server, Socket } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from '#server/platform/http/access.ts';
import { guardHandshake, rememberBriefly } from './sessions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const asha = { userId: 'asha' } as Caller;

/** A server whose handshakes are made by hand. @returns what the browser is refused with, if it is */
function aServer(findCaller: (token: string) => Promise<Caller | undefined>, full = false) {
  const checks: ((socket: Socket, next: (error?: Error) => void) => void)[] = [];
  const io = { use: (check: never) => void checks.push(check) } as unknown as Server;
  guardHandshake(io, findCaller, async () => full);
  return async (auth: unknown) => {
    const data: { userId?: string } = {};
    const socket = { data, handshake: { auth } } as unknown as Socket;
    const error = await new Promise<Error | undefined>((resolve) => checks[0]?.(socket, resolve));
    return { userId: data.userId, problem: error && (error as Error & { data: { type: string } }).data.type };
  };
}

test('a connection opens for who has a valid token, and is that user’s', async () => {
  const connect = aServer(async (token) => (token === 'good' ? asha : undefined));
  expect(await connect({ token: 'good' })).toEqual({ userId: 'asha', problem: undefined });
  for (const auth of [{ token: 'forged' }, { token: 'x'.repeat(201) }, { token: 1 }, {}, undefined])
    expect(await connect(auth)).toEqual({ userId: undefined, problem: '/problems/login-needed' });
});

test.each([
  [false, '/problems/not-ready'],
  [true, '/problems/storage-full'],
])(
  'where the database does not answer, the browser hears why: is the disk full, %s',
  async (full, problem) => {
    const connect = aServer(async () => {
      throw new Error('the database is away');
    }, full);
    expect(await connect({ token: 'good' })).toEqual({ userId: undefined, problem });
  },
);

test('a clock that is set back lets nobody be remembered for longer', async () => {
  const find = vi.fn(async () => asha);
  const caller = rememberBriefly(find);
  await caller();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(20_000);
  await caller();
  expect(find).toHaveBeenCalledTimes(2);
});

test('who a connection belongs to is looked up once in 20 s, and anew after that', async () => {
  const find = vi.fn(async () => asha);
  const caller = rememberBriefly(find);
  expect([await caller(), await caller()]).toEqual([asha, asha]);
  vi.advanceTimersByTime(19_999);
  await caller();
  expect(find).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await caller();
  expect(find).toHaveBeenCalledTimes(2);
});
