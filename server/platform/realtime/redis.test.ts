import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openRedis } from './redis.ts';

let server: Server | undefined;
const lines: Socket[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy();
  server?.close();
});

/** Speaks as much of Redis' language as a start needs; `answer` knows the command's first word. */
async function aRedis(answer: (command: string) => string, port = 0): Promise<number> {
  const made = createServer((line) => {
    lines.push(line);
    line.on('error', () => undefined);
    line.on('data', (bytes) => {
      const commands = String(bytes)
        .split(/^\*\d+\r\n/m)
        .filter(Boolean);
      for (const command of commands) {
        const said = answer(command.split('\r\n')[1]?.toLowerCase() ?? '');
        if (said) line.write(`${said}\r\n`);
      }
    });
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', resolve));
  return (made.address() as AddressInfo).port;
}
const facts = 'redis_version:7.0.0\r\nloading:0';
const info = `$${facts.length}\r\n${facts}`;
const healthy = (command: string): string => {
  if (command === 'info') return info;
  return command === 'ping' ? '+PONG' : '+OK';
};

test('a Redis that is not there is told in one line, without the password of its address', async () => {
  const port = await aRedis(healthy);
  server?.close();
  const opened = openRedis(`redis://neev:the-password@127.0.0.1:${port}`, () => undefined);
  const error: Error = await opened.then(
    () => new Error('opened'),
    (reason) => reason,
  );
  expect(error.message).toBe('REDIS_URL: Redis does not answer (ECONNREFUSED)');
});

test('a Redis that refuses the password says so by its own word and nothing more', async () => {
  const port = await aRedis((command) =>
    command === 'auth' ? '-WRONGPASS invalid the-password pair' : '-NOAUTH Authentication required.',
  );
  const error: Error = await openRedis(`redis://:the-password@127.0.0.1:${port}`, () => undefined).then(
    () => new Error('opened'),
    (reason) => reason,
  );
  expect(error.message).toMatch(/^REDIS_URL: Redis does not answer \((WRONGPASS|NOAUTH)\)$/);
});

test('an outage is told once, a publication in it is lost without a word, and a new outage is told again', async () => {
  const onError = vi.fn();
  const port = await aRedis(healthy);
  const redis = await openRedis(`redis://127.0.0.1:${port}`, onError);
  try {
    for (const outage of [1, 2]) {
      server?.close();
      const tries = vi.fn();
      redis.on('reconnecting', tries);
      for (const line of lines.splice(0)) line.destroy();
      await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(1), 10_000);
      expect(onError).toHaveBeenCalledTimes(outage);
      expect(await redis.publish('all', 'news')).toBe(0);
      const ready = new Promise((resolve) => redis.once('ready', resolve));
      await aRedis(healthy, port);
      await ready;
      redis.off('reconnecting', tries);
    }
  } finally {
    redis.disconnect();
  }
});

test('a line that reads and hears waits for Redis as long as it takes', async () => {
  const redis = await openRedis(`redis://127.0.0.1:${await aRedis(healthy)}`, () => undefined);
  const heard = redis.duplicate();
  expect([redis.options.maxRetriesPerRequest, heard.options.maxRetriesPerRequest]).toEqual([1, null]);
  expect(heard.options.commandTimeout).toBeUndefined();
  heard.disconnect();
  redis.disconnect();
});
