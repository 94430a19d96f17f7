import type { Server, Socket } from 'socket.io';
import { makeLocalPresence, makeMeetings } from './meetings.ts';
import { makeEmissions } from './presence-emissions.ts';
import type { Processes } from './processes.ts';
import { makeRemotePresence } from './remote-presence.ts';

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
