import type { Server } from 'socket.io';
import { makeWatching } from './watching.ts';

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
