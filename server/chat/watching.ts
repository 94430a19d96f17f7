import type { Server, Socket } from 'socket.io';

const roomOf = (userId: string): string => `watch:${userId}`;

/** Whom each socket watches. A socket stands in a room for each, so telling of one person costs their watchers alone. */
export interface Watching {
  add(socket: Socket, userId: string): void;
  remove(socket: Socket, userId: string): void;
  forget(socket: Socket): void;
  watchedBy(socketId: string): ReadonlySet<string>;
  /** Ids of the sockets of this process that watch somebody. */
  watchersOf(userId: string): Iterable<string>;
}

const nobody: ReadonlySet<string> = new Set();

export function makeWatching(io: Server): Watching {
  const bySocket = new Map<string, Set<string>>();
  return {
    add(socket, userId) {
      bySocket.set(socket.id, (bySocket.get(socket.id) ?? new Set()).add(userId));
      void socket.join(roomOf(userId));
    },
    remove(socket, userId) {
      bySocket.get(socket.id)?.delete(userId);
      void socket.leave(roomOf(userId));
    },
    forget(socket) {
      bySocket.delete(socket.id);
    },
    watchedBy: (socketId) => bySocket.get(socketId) ?? nobody,
    watchersOf: (userId) => io.sockets.adapter.rooms.get(roomOf(userId)) ?? nobody,
  };
}
