import type { IncomingHttpHeaders } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import { Server } from 'socket.io';

/**
 * Whether a handshake comes from a page of this site, or from a program that is no page: browsers name the origin of
 * the page (docs/rules.md#chat-12). The scheme is left aside, since a proxy may have ended TLS.
 * @param publicUrl where people find the site, should a proxy have changed the host
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host !== '' && (from.host === host?.toLowerCase() || from.origin === new URL(publicUrl).origin);
}

// A lost connection is noticed after interval and timeout together: under the 30 s after which one counts as gone.
const pingInterval = 12_000;
const pingTimeout = 10_000;
const largestMessage = 64 * 1024;
// Until the connections that hear the other processes are back too.
const settleMs = 1500;

interface Kit {
  /** Shared by several processes; without it this one serves alone. */
  redis: Redis | undefined;
  publicUrl: string;
  /** Hears of a handshake that came from a page of another site. */
  onForeignOrigin(this: void): void;
}

export function makeSocketServer({ redis, publicUrl, onForeignOrigin }: Kit): Server {
  const io = new Server({
    path: '/socket.io',
    serveClient: false,
    pingInterval,
    pingTimeout,
    maxHttpBufferSize: largestMessage,
    allowRequest({ headers }, answer) {
      const own = isOwnOrigin(headers, publicUrl);
      if (!own) onForeignOrigin();
      answer(null, own);
    },
    ...(redis && { adapter: createAdapter(redis, { streamName: 'neev:live', channelPrefix: 'neev:live' }) }),
  });
  // While Redis was away nothing went between the processes: the browsers ask for what they missed.
  redis?.on('ready', () => setTimeout(() => io.local.emit('missed'), settleMs).unref());
  return io;
}
