import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import type { Processes } from './processes.ts';
import { makeRemotePresence } from './remote-presence.ts';

/** Why a socket hears of somebody: they have a conversation, or the user is looking at them. */
type Reason = 'contact' | 'look';
const reasons: Reason[] = ['contact', 'look'];

const roomOf = (reason: Reason, userId: string): string => `${reason}:${userId}`;
const room = /^(?:contact|look):(.+)$/;

/** The people that each socket watches. It is in a room for each, so news of one person costs their watchers alone. */
interface Watching {
  add(socket: Socket, userId: string, reason: Reason): void;
  remove(socket: Socket, userId: string, reason?: Reason): void;
  watchedBy(socketId: string): Iterable<string>;
  /** Ids of the sockets of this process that watch somebody. */
  watchersOf(userId: string): Iterable<string>;
}

export function makeWatching(io: Server): Watching {
  const { adapter } = io.sockets;
  return {
    add: (socket, userId, reason) => void socket.join(roomOf(reason, userId)),
    remove(socket, userId, reason) {
      for (const each of reason ? [reason] : reasons) void socket.leave(roomOf(each, userId));
    },
    watchedBy(socketId) {
      const rooms = [...(adapter.sids.get(socketId) ?? [])];
      return new Set(rooms.flatMap((name) => room.exec(name)?.[1] ?? []));
    },
    watchersOf: (userId) =>
      new Set(reasons.flatMap((reason) => [...(adapter.rooms.get(roomOf(reason, userId)) ?? [])])),
  };
}

// Many who come at once are emitted together, well within the 2 s of docs/rules.md#chat-5.
const emitWithinMs = 300;

/** Emits once to a socket, however often asked for. */
function makeDebouncedEmit(emit: (socketId: string) => void): (socketId: string) => void {
  const waiting = new Set<string>();
  return (socketId) => {
    if (waiting.has(socketId)) return;
    waiting.add(socketId);
    setTimeout(() => {
      waiting.delete(socketId);
      emit(socketId);
    }, emitWithinMs).unref();
  };
}

/** The people that each socket watches, and what is emitted to it of them. */
function makeEmissions(io: Server, isActive: (userId: string) => boolean) {
  const watching = makeWatching(io);
  const emitSoon = makeDebouncedEmit((socketId) => {
    const active = [...watching.watchedBy(socketId)].filter(isActive);
    io.sockets.sockets.get(socketId)?.emit(
      'getUsers',
      active.map((userId) => ({ userId })),
    );
  });
  return {
    watching,
    emitSoon,
    emitToWatchers(this: void, userId: string): void {
      for (const socketId of watching.watchersOf(userId)) emitSoon(socketId);
    },
  };
}

/** Who is active in this process, by the sockets of each user. */
function makeLocalPresence() {
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
function makeMeetings({ io, processes, local, emissions: { watching, emitSoon } }: Kit) {
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

/** Who is active, emitted (`getUsers`) to those who have a conversation with them or look at them. */
export interface Presence {
  /** The user of this socket is active from now on, and hears of `contacts`. */
  enter(socket: Socket, userId: string, contacts: string[]): void;
  leave(socket: Socket, userId: string): void;
  /** The socket hears of the person its user looks at, one at a time. */
  look(socket: Socket, userId: string | undefined): void;
  /** Two people have a conversation from now on. */
  meet(userId: string, otherId: string): void;
  /** They see nothing of each other any more. */
  part(userId: string, otherId: string): void;
  /**
   * What may be watched, read so that nobody met or parted between the reading and its use.
   * @param read looks into the database, and may be called again
   */
  settled<T>(read: () => Promise<T>): Promise<T>;
  /** In any process. */
  isActive(userId: string): boolean;
  open(this: void): void;
  close(this: void): void;
}

export function makePresence(io: Server, processes: Processes): Presence {
  const local = makeLocalPresence();
  const isActive = (userId: string): boolean => local.has(userId) || remote.has(userId);
  const emissions = makeEmissions(io, isActive);
  const { watching, emitSoon, emitToWatchers } = emissions;
  const remote = makeRemotePresence({ processes, here: local.users, changed: emitToWatchers });
  return {
    enter(socket, userId, contacts) {
      for (const contact of contacts) watching.add(socket, contact, 'contact');
      if (local.add(userId, socket.id)) {
        emitToWatchers(userId);
        remote.emit(userId, true);
      }
      emitSoon(socket.id);
    },
    leave(socket, userId) {
      if (!local.remove(userId, socket.id)) return;
      emitToWatchers(userId);
      remote.emit(userId, false);
    },
    look(socket, userId) {
      const { lookedAt } = socket.data;
      if (typeof lookedAt === 'string') watching.remove(socket, lookedAt, 'look');
      socket.data.lookedAt = userId;
      if (userId !== undefined) watching.add(socket, userId, 'look');
      emitSoon(socket.id);
    },
    ...makeMeetings({ io, processes, local, emissions }),
    isActive,
    open: remote.open,
    close: remote.close,
  };
}
