import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import { messageBody } from '#contract/chat/calls';
import { markEvent, typingEvent } from '#contract/chat/events';
import { onForgottenCallers } from '../account/sessions.ts';
import type { Caller, FindCaller } from '../platform/access.ts';
import { AppError, problemDetails } from '../platform/errors.ts';
import { read } from '../platform/route.ts';
import type { Services } from '../platform/services.ts';
import { type Chat, makeChat, mark, requireMembership, sendMessage, type Tell } from './chat.rules.ts';
import { contactsOf } from './conversation.data.ts';
import { makePresence, type Presence } from './presence.ts';

const devicesOf = (userId: string): string => `user:${userId}`;
const handshake = z.object({ token: z.string().max(200) });

// A lost line is noticed after interval and time-out together: under the 30 s after which one counts as gone.
const pingInterval = 12_000;
const pingTimeout = 10_000;
const largestMessage = 64 * 1024;

function makeTell(io: Server, presence: Presence): Tell {
  const bothOf = (message: { senderId: string; receiverId: string }) =>
    io.to([devicesOf(message.senderId), devicesOf(message.receiverId)]);
  return {
    message: (message) => bothOf(message).emit('getMessage', message),
    deleted: (message) => bothOf(message).emit('messageDeleted', message),
    marked: (reached, otherId) => {
      io.to([devicesOf(reached.userId), devicesOf(otherId)]).emit('marked', reached);
    },
    met: (userId, otherId) => presence.meet(userId, otherId),
    parted: (userId, otherId) => presence.part(userId, otherId),
  };
}

/** An event's answer, as an acknowledgement carries it. */
type Ack = (answer: { data: unknown } | { error: object }) => void;

interface Line {
  socket: Socket;
  chat: Chat;
  presence: Presence;
  caller(): Promise<Caller>;
}

const isAck = (value: unknown): value is Ack => typeof value === 'function';

/** Runs one event: a wrong one is told to who asked, and never ends the line. */
function listen(line: Line, event: string, act: (payload: unknown) => Promise<unknown>): void {
  line.socket.on(event, (...given: unknown[]) => {
    const ack = given.find(isAck);
    const payload = isAck(given[0]) ? undefined : given[0];
    act(payload).then(
      (data) => ack?.({ data: data ?? null }),
      (error: unknown) => {
        const known = error instanceof AppError;
        if (!known) line.chat.services.log.error({ event, reason: nameOf(error) }, 'an event failed');
        ack?.({ error: problemDetails(known ? error : new AppError('server-error')) });
        // The session ended: the line ends with it.
        if (known && error.problem === 'login-needed') line.socket.disconnect(true);
      },
    );
  });
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

function serve(line: Line, userId: string): void {
  const { socket, chat, presence } = line;
  void socket.join(devicesOf(userId));
  listen(line, 'addUsers', async () => {
    const caller = await line.caller();
    const contacts = await contactsOf(chat.services.db, caller.userId);
    // Who left meanwhile would stay active for ever.
    if (socket.connected) presence.enter(socket, caller.userId, contacts);
  });
  listen(line, 'sendMessage', async (payload) =>
    sendMessage(chat, await line.caller(), read(messageBody, payload)),
  );
  listen(line, 'mark', async (payload) => mark(chat, await line.caller(), read(markEvent, payload)));
  listen(line, 'typing', async (payload) => {
    const caller = await line.caller();
    await chat.services.limits.take('typing-by-user', caller.userId);
    const { conversationId } = read(typingEvent, payload);
    const { otherId, blockedByOther, hasBlocked } = await requireMembership(chat, caller, conversationId);
    if (!blockedByOther && !hasBlocked)
      socket.to(devicesOf(otherId)).emit('typing', { conversationId, userId: caller.userId });
  });
  socket.on('disconnect', () => presence.leave(socket, userId));
}

/** Opens `/socket.io` on the server; only who has a valid token gets a line. */
export function openChat(app: FastifyInstance, services: Services, findCaller: FindCaller): Chat {
  const io = new Server(app.server, {
    path: '/socket.io',
    serveClient: false,
    pingInterval,
    pingTimeout,
    maxHttpBufferSize: largestMessage,
  });
  const presence = makePresence(io);
  const chat = makeChat(services, makeTell(io, presence));
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
  io.on('connection', (socket) => {
    const caller = () => admit(socket.handshake.auth);
    serve({ socket, chat, presence, caller }, String(socket.data.userId));
  });
  // Log out everywhere, a new password, a deleted account: an open line must not go on hearing.
  const stopListening = onForgottenCallers((userId) => {
    for (const id of io.sockets.adapter.rooms.get(devicesOf(userId)) ?? []) {
      const socket = io.sockets.sockets.get(id);
      if (socket)
        admit(socket.handshake.auth).catch((error: unknown) => {
          if (error instanceof AppError) socket.disconnect(true);
        });
    }
  });
  app.addHook('preClose', async () => {
    stopListening();
    await io.close();
  });
  return chat;
}
