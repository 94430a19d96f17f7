import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { AppError } from '#server/platform/http/errors.ts';
import { type Connection, makeConnection } from './connection.ts';
import { limitSockets } from './most-sockets.ts';
import { passOverUpgrades } from './other-upgrades.ts';
import { makePresence, type Presence } from './presence.ts';
import { makeProcesses, type Processes } from './processes.ts';
import { follow, makeEmitters, userRoom } from './rooms.ts';
import { type Admit, guardHandshake, rememberBriefly, type Sessions } from './sessions.ts';
import { makeSocketServer } from './socket-server.ts';

/** What happens at once on the pages that are open: one Socket.IO server for every feature. */
export interface Realtime {
  presence: Presence;
  processes: Processes;
  /** A feature registers its events on each connection that opens. */
  onConnection(serve: (connection: Connection) => void): void;
  /** Emits to every connection of these users, in every process. */
  emit(userIds: string[], event: string, data: unknown): void;
  /** Emits to the connections of this process alone. */
  emitHere(userIds: string[], event: string, data: unknown): void;
  /** The connection hears of a topic from now on, one at a time; of none without. */
  follow(socket: Socket, topic: string | undefined): void;
  /** Emits to every connection that follows a topic, in every process. */
  emitToFollowers(topic: string, event: string, data: unknown): void;
  /** How many sockets are open in this process. */
  openSockets(): number;
  /** Opens `/socket.io` on the server. */
  open(app: FastifyInstance, sessions: Sessions): void;
  /** Opens nothing: this process emits to the sockets of others, and hears who is active there. */
  join(app: FastifyInstance): void;
}

/** Ends a user's connections whose session ended: log out everywhere, a new password, a deleted account. */
function endConnections(io: Server, userId: string, admit: Admit): void {
  for (const id of io.sockets.adapter.rooms.get(userRoom(userId)) ?? []) {
    const socket = io.sockets.sockets.get(id);
    admit(socket?.handshake.auth).catch((error: unknown) => {
      if (error instanceof AppError) socket?.disconnect(true);
    });
  }
}

interface Kit {
  /** Shared by several processes; without it this one serves alone. */
  redis: Redis | undefined;
  log: FastifyBaseLogger;
  /** Handshakes from pages of another address are refused. */
  publicUrl: string;
  /** Whether the database is away because its disk is full. */
  isFull?: () => Promise<boolean>;
}

const never = async (): Promise<boolean> => false;

export function makeRealtime({ redis, log, publicUrl, isFull = never }: Kit): Realtime {
  const onForeignOrigin = () => log.warn({ event: 'socket-origin-refused' }, 'security');
  const io = makeSocketServer({ redis, publicUrl, onForeignOrigin });
  const processes = makeProcesses(io, redis !== undefined);
  const presence = makePresence(io, processes);
  const onEnd = (userId: string) => log.info({ event: 'socket-over-limit', userId }, 'security');
  const most = limitSockets({ io, processes, redis, onEnd });
  const features: ((connection: Connection) => void)[] = [];
  return {
    presence,
    processes,
    onConnection: (serve) => void features.push(serve),
    ...makeEmitters(io),
    follow,
    openSockets: () => io.sockets.sockets.size,
    open(app, sessions) {
      const admit = guardHandshake(io, sessions.findCaller, isFull);
      io.on('connection', (socket) => {
        const userId = String(socket.data.userId);
        const caller = rememberBriefly(() => admit(socket.handshake.auth));
        const connection = makeConnection(socket, { userId, caller, log, isFull });
        void socket.join(userRoom(userId));
        most.enter(socket, userId);
        for (const serve of features) serve(connection);
        socket.on('disconnect', () => {
          presence.leave(socket, userId);
          most.leave(socket, userId);
        });
      });
      const stopListening = sessions.onForgotten((userId, heard) => {
        endConnections(io, userId, admit);
        if (!heard) processes.publish('forgotten', userId);
      });
      processes.subscribe('forgotten', z.string(), (userId) => sessions.forget(userId, true));
      io.attach(app.server);
      passOverUpgrades(app.server, io.path());
      presence.open();
      app.addHook('preClose', async () => {
        stopListening();
        presence.close();
        await io.close();
      });
    },
    join(app) {
      presence.open();
      app.addHook('preClose', async () => {
        presence.close();
        // Nothing is attached: the whole server would stumble over the engine that it never got.
        await io.sockets.adapter.close();
      });
    },
  };
}
