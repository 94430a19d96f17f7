import type { Redis } from 'ioredis';
import { untrusted } from '#server/platform/config/start-failure.ts';

const retryMs = 500;
// A Redis that is there and answers nothing (a full machine, a cut network) counts as away after this long.
const timeoutMs = 3000;
// What reads and hears waits for Redis as long as it takes; it asks for 5 s at a time.
const withoutTimeout = { maxRetriesPerRequest: null, commandTimeout: undefined, socketTimeout: 15_000 };

/**
 * A connection to the Redis that several processes share. It comes back by itself; while it is away a command fails
 * after one try, so that nobody waits for it.
 * @throws one line for the operator when Redis does not answer now
 */
export async function openRedis(url: string, onError: () => void): Promise<Redis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    connectTimeout: 5000,
    maxRetriesPerRequest: 1,
    commandTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    retryStrategy: () => retryMs,
  });
  let broken: unknown;
  redis.on('ready', () => {
    broken = undefined;
  });
  // Every try to come back fails anew: one word an outage is enough.
  redis.on('error', (error) => {
    if (!broken) onError();
    broken = error;
  });
  // Socket.IO's adapter publishes without waiting, and would end the process with an unhandled rejection.
  const publish = redis.publish.bind(redis);
  redis.publish = async (channel: string | Buffer, message: string | Buffer) =>
    publish(channel, message).catch(() => 0);
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override) => duplicate({ ...override, ...withoutTimeout });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    const code = whyNot(broken ?? error);
    throw new Error(`REDIS_URL: ${untrusted(code) ?? `Redis does not answer (${code})`}`);
  }
  return redis;
}

/** A code like ECONNREFUSED, or Redis' own first word like WRONGPASS; never more, which could hold a password. */
function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : (/^[A-Z]+\b/.exec(error.message)?.[0] ?? error.name);
}
