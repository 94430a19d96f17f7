import type { Server } from 'socket.io';
import { z } from 'zod';
import type { makeEmissions } from './presence-emissions.ts';
import type { Processes } from './processes.ts';

/** Who is active in this process, by the sockets of each user. */
export function makeLocalPresence() {
  const socketsOf = new Map<string, Set<string>>();
  return {
    has: (userId: string) => socketsOf.has(userId),
    users: (): string[] => [...socketsOf.keys()],
    socketsOf: (userId: string): Iterable<string> => socketsOf.get(userId) ?? [],
    /** @returns whether the user was not active before */
    add(userId: string, socketId: string): boolean {
      const own = socketsOf.get(userId);
      socketsOf.set(userId, (own ?? new Set()).add(socketId));
      return !own;
    },
    /** @returns whether it was the user's last */
    remove(userId: string, socketId: string): boolean {
      const own = socketsOf.get(userId);
      if (!own?.delete(socketId) || own.size > 0) return false;
      return socketsOf.delete(userId);
    },
  };
}

const pair = z.object({ userId: z.string(), otherId: z.string() });

interface Kit {
  io: Server;
  processes: Processes;
  local: ReturnType<typeof makeLocalPresence>;
  emissions: ReturnType<typeof makeEmissions>;
}

/** Two people meet, or part, in every process: from then on they see each other's presence, or nothing of it. */
export function makeMeetings({ io, processes, local, emissions: { watching, emitSoon } }: Kit) {
  const add = (userId: string, otherId: string): void => {
    for (const socketId of local.socketsOf(userId)) {
      const socket = io.sockets.sockets.get(socketId);
      if (socket) watching.add(socket, otherId, 'contact');
      emitSoon(socketId);
    }
  };
  const remove = (userId: string, otherId: string): void => {
    // Asks the watchers, not the active: a connection may look at people while its user is not active.
    for (const socketId of watching.watchersOf(otherId)) {
      const socket = io.sockets.sockets.get(socketId);
      if (socket?.data.userId !== userId) continue;
      watching.remove(socket, otherId);
      emitSoon(socketId);
    }
  };
  let changes = 0;
  const changeBoth = (event: 'met' | 'parted', { userId, otherId }: z.infer<typeof pair>): void => {
    changes += 1;
    const change = event === 'met' ? add : remove;
    change(userId, otherId);
    change(otherId, userId);
  };
  for (const event of ['met', 'parted'] as const)
    processes.subscribe(event, pair, (both) => changeBoth(event, both));
  const changeEverywhere = (event: 'met' | 'parted', userId: string, otherId: string): void => {
    changeBoth(event, { userId, otherId });
    processes.publish(event, { userId, otherId });
  };
  return {
    meet: (userId: string, otherId: string) => changeEverywhere('met', userId, otherId),
    part: (userId: string, otherId: string) => changeEverywhere('parted', userId, otherId),
    /** Reads again where somebody met or parted meanwhile. */
    async settled<T>(read: () => Promise<T>): Promise<T> {
      for (;;) {
        const before = changes;
        const found = await read();
        if (changes === before) return found;
      }
    },
  };
}
