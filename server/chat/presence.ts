import type { Server, Socket } from 'socket.io';
import { makeWatching } from './watching.ts';

// Many who come at once are told of together, well within the 2 s of decisions 8.
const tellWithinMs = 300;

/** Who is active, told (`getUsers`) to those who have a conversation with them. */
export interface Presence {
  /** The user of this socket is active from now on, and hears of `contacts`. */
  enter(socket: Socket, userId: string, contacts: string[]): void;
  leave(socket: Socket, userId: string): void;
  /** Two people have a conversation from now on. */
  meet(userId: string, otherId: string): void;
  part(userId: string, otherId: string): void;
}

/** The sockets of each active user. */
function makeActive() {
  const socketsOf = new Map<string, Set<string>>();
  return {
    has: (userId: string) => socketsOf.has(userId),
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

/** One telling a socket, however often asked for. */
function makeTeller(tell: (socketId: string) => void): (socketId: string) => void {
  const waiting = new Set<string>();
  return (socketId) => {
    if (waiting.has(socketId)) return;
    waiting.add(socketId);
    setTimeout(() => {
      waiting.delete(socketId);
      tell(socketId);
    }, tellWithinMs).unref();
  };
}

export function makePresence(io: Server): Presence {
  const active = makeActive();
  const watching = makeWatching(io);
  const tellSoon = makeTeller((socketId) => {
    const users = [...watching.watchedBy(socketId)].filter(active.has).map((userId) => ({ userId }));
    io.to(socketId).emit('getUsers', users);
  });
  const tellWatchers = (userId: string): void => {
    for (const socketId of watching.watchersOf(userId)) tellSoon(socketId);
  };
  const change = (how: 'add' | 'remove', userId: string, otherId: string): void => {
    for (const socketId of active.socketsOf(userId)) {
      const socket = io.sockets.sockets.get(socketId);
      if (socket) watching[how](socket, otherId);
      tellSoon(socketId);
    }
  };
  return {
    enter(socket, userId, contacts) {
      for (const contact of contacts) watching.add(socket, contact);
      if (active.add(userId, socket.id)) tellWatchers(userId);
      tellSoon(socket.id);
    },
    leave(socket, userId) {
      watching.forget(socket);
      if (active.remove(userId, socket.id)) tellWatchers(userId);
    },
    meet(userId, otherId) {
      change('add', userId, otherId);
      change('add', otherId, userId);
    },
    part(userId, otherId) {
      change('remove', userId, otherId);
      change('remove', otherId, userId);
    },
  };
}
