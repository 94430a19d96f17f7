import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Caller, FindCaller } from '#server/platform/http/access.ts';
import { AppError, problemDetails } from '#server/platform/http/errors.ts';
import { type Connection, makeConnection } from './connection.ts';
import { makePresence, type Presence } from './presence.ts';
import { makeProcesses, type Processes } from './processes.ts';

/** What happens at once on the pages that are open: one Socket.IO server for every area. */
export interface Realtime {
  presence: Presence;
  processes: Processes;
  /** Areas hang their events on each line that opens. */
  onConnection(serve: (connection: Connection) => void): void;
  /** Tells every line of these users, in every process. */
  emit(userIds: string[], event: string, data: unknown): void;
  /** Tells the lines of this process alone. */
  emitHere(userIds: string[], event: string, data: unknown): void;
  /** The line hears of a topic from now on, one at a time; of none without. */
  follow(socket: Socket, topic: string | undefined): void;
  /** Tells every line that follows a topic, in every process. */
  emitToFollowers(topic: string, event: string, data: unknown): void;
  /** Opens `/socket.io` on the server. */
  open(app: FastifyInstance, sessions: Sessions): void;
}

/** What realtime needs to know of log-ins. */
export interface Sessions {
  findCaller: FindCaller;
  /** Forgets what is remembered of a user's sessions. */
  forget(userId: string, heard: boolean): void;
  /** Hears each forgetting. `heard`: another process said it. @returns how to stop */
  onForgotten(listener: (userId: string, heard: boolean) => void): () => void;
}

const devicesOf = (userId: string): string => `user:${userId}`;
const followersOf = (topic: string): string => `topic:${topic}`;
const handshake = z.object({ token: z.string().max(200) });

// A lost line is noticed after interval and time-out together: under the 30 s after which one counts as gone.
const pingInterval = 12_000;
const pingTimeout = 10_000;
const largestMessage = 64 * 1024;
// Until the connections that hear the other processes are back too.
const settleMs = 1500;
// An end of the session is told to its lines; this is for those of which nobody told, such as one that ran out.
const recheckMs = 20_000;

function makeServer(redis: Redis | undefined): Server {
  return new Server({
    path: '/socket.io',
    serveClient: false,
    pingInterval,
    pingTimeout,
    maxHttpBufferSize: largestMessage,
    ...(redis && { adapter: createAdapter(redis, { streamName: 'neev:live', channelPrefix: 'neev:live' }) }),
  });
}

function follow(socket: Socket, topic: string | undefined): void {
  const { followed } = socket.data;
  if (typeof followed === 'string') void socket.leave(followersOf(followed));
  socket.data.followed = topic;
  if (topic !== undefined) void socket.join(followersOf(topic));
}

/** Lets in only who has a valid token. */
function guard(io: Server, findCaller: FindCaller): (given: unknown) => Promise<Caller> {
  const admit = async (given: unknown): Promise<Caller> => {
    const sent = handshake.safeParse(given);
    const caller = sent.success ? await findCaller(sent.data.token) : undefined;
    if (!caller) throw new AppError('login-needed');
    return caller;
  };
  io.use(async (socket, next) => {
    try {
      socket.data.userId = (await admit(socket.handshake.auth)).userId;
    } catch (error) {
      const problem = error instanceof AppError ? error : new AppError('not-ready');
      return next(Object.assign(new Error(problem.message), { data: problemDetails(problem) }));
    }
    next();
  });
  return admit;
}

/** Whose line it is, looked up anew after a while: a message need not wait for it. */
function rememberBriefly(find: () => Promise<Caller>): () => Promise<Caller> {
  let known: { caller: Caller; until: number } | undefined;
  return async () => {
    if (known && known.until > Date.now()) return known.caller;
    const caller = await find();
    known = { caller, until: Date.now() + recheckMs };
    return caller;
  };
}

/** @param redis shared by several processes; without it this one serves alone */
export function makeRealtime({ redis, log }: { redis: Redis | undefined; log: FastifyBaseLogger }): Realtime {
  const io = makeServer(redis);
  const processes = makeProcesses(io, redis !== undefined);
  const presence = makePresence(io, processes);
  const areas: ((connection: Connection) => void)[] = [];

  /** Log out everywhere, a new password, a deleted account: an open line must not go on hearing. */
  const endLines = (userId: string, admit: (given: unknown) => Promise<Caller>): void => {
    for (const id of io.sockets.adapter.rooms.get(devicesOf(userId)) ?? []) {
      const socket = io.sockets.sockets.get(id);
      admit(socket?.handshake.auth).catch((error: unknown) => {
        if (error instanceof AppError) socket?.disconnect(true);
      });
    }
  };
  // Between the processes nothing went while Redis was away: the browsers ask for what they missed.
  redis?.on('ready', () => setTimeout(() => io.local.emit('missed'), settleMs).unref());

  return {
    presence,
    processes,
    onConnection: (serve) => void areas.push(serve),
    // Without a room Socket.IO tells everybody.
    emit: (userIds, event, data) =>
      void (userIds.length > 0 && io.to(userIds.map(devicesOf)).emit(event, data)),
    emitHere: (userIds, event, data) =>
      void (userIds.length > 0 && io.local.to(userIds.map(devicesOf)).emit(event, data)),
    follow,
    emitToFollowers: (topic, event, data) => void io.to(followersOf(topic)).emit(event, data),
    open(app, sessions) {
      const admit = guard(io, sessions.findCaller);
      io.on('connection', (socket) => {
        const userId = String(socket.data.userId);
        const caller = rememberBriefly(() => admit(socket.handshake.auth));
        const connection = makeConnection(socket, { userId, caller, log });
        void socket.join(devicesOf(userId));
        for (const serve of areas) serve(connection);
        socket.on('disconnect', () => presence.leave(socket, userId));
      });
      const stopListening = sessions.onForgotten((userId, heard) => {
        endLines(userId, admit);
        if (!heard) processes.publish('forgotten', userId);
      });
      processes.subscribe('forgotten', z.string(), (userId) => sessions.forget(userId, true));
      io.attach(app.server);
      presence.open();
      app.addHook('preClose', async () => {
        stopListening();
        presence.close();
        await io.close();
      });
    },
  };
}
