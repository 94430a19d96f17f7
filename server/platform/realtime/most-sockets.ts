import type { Redis } from 'ioredis';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import type { Processes } from './processes.ts';
import { userRoom } from './rooms.ts';

/** Of one user, in all processes (docs/rules.md#chat-12). */
export const mostSockets = 20;

/** Seconds for which Redis remembers a user's sockets after the last of them opened. */
const rememberedFor = 86_400;

const keyOf = (userId: string): string => `neev:sockets:${userId}`;

interface Kit {
  io: Server;
  processes: Processes;
  redis: Redis | undefined;
  /** Hears whose oldest socket went. */
  onEnd(this: void, userId: string): void;
}

export interface MostSockets {
  /** A socket opened, and is in its user's room. The oldest go where there are too many. */
  enter(socket: Socket, userId: string): void;
  leave(socket: Socket, userId: string): void;
}

/** @returns the ids of the sockets beyond the newest twenty, which are forgotten with that */
async function takeOldest(redis: Redis, userId: string, socketId: string): Promise<string[]> {
  const key = keyOf(userId);
  const beyond = -mostSockets - 1;
  const answers = await redis
    .multi()
    .zadd(key, String(Date.now()), socketId)
    .expire(key, rememberedFor)
    .zrange(key, 0, String(beyond))
    .zremrangebyrank(key, 0, beyond)
    .exec();
  return z.array(z.string()).catch([]).parse(answers?.[2]?.[1]);
}

export function limitSockets({ io, processes, redis, onEnd }: Kit): MostSockets {
  const end = (id: string, userId: string): boolean => {
    const socket = io.sockets.sockets.get(id);
    if (!socket) return false;
    socket.disconnect(true);
    onEnd(userId);
    return true;
  };
  const over = z.object({ id: z.string(), userId: z.string() });
  processes.subscribe('one-too-many', over, ({ id, userId }) => end(id, userId));
  return {
    enter(socket, userId) {
      // A set keeps the order in which they came.
      const own = [...(io.sockets.adapter.rooms.get(userRoom(userId)) ?? [])];
      for (const id of own.slice(0, Math.max(0, own.length - mostSockets))) end(id, userId);
      if (!redis) return;
      takeOldest(redis, userId, socket.id).then(
        (ids) => {
          for (const id of ids) if (!end(id, userId)) processes.publish('one-too-many', { id, userId });
        },
        // While Redis is away each process counts for itself.
        () => undefined,
      );
    },
    leave(socket, userId) {
      redis?.zrem(keyOf(userId), socket.id).catch(() => undefined);
    },
  };
}
