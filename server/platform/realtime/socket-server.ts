import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import { Server } from 'socket.io';

// A lost connection is noticed after interval and timeout together: under the 30 s after which one counts as gone.
const pingInterval = 12_000;
const pingTimeout = 10_000;
const largestMessage = 64 * 1024;
// Until the connections that hear the other processes are back too.
const settleMs = 1500;

/** @param redis shared by several processes; without it this one serves alone */
export function makeSocketServer(redis: Redis | undefined): Server {
  const io = new Server({
    path: '/socket.io',
    serveClient: false,
    pingInterval,
    pingTimeout,
    maxHttpBufferSize: largestMessage,
    ...(redis && { adapter: createAdapter(redis, { streamName: 'neev:live', channelPrefix: 'neev:live' }) }),
  });
  // While Redis was away nothing went between the processes: the browsers ask for what they missed.
  redis?.on('ready', () => setTimeout(() => io.local.emit('missed'), settleMs).unref());
  return io;
}
