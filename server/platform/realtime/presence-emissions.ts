import type { Server, Socket } from 'socket.io';

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
export function makeEmissions(io: Server, isActive: (userId: string) => boolean) {
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
