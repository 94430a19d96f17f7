import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, problemDetails } from '#server/platform/http/errors.ts';
import { failureOf } from '#server/platform/http/known-failures.ts';

/** One open connection of a user: a browser's tab, or a program. */
export interface Connection {
  socket: Socket;
  userId: string;
  /** Whose connection it is, looked up anew. @throws AppError 'login-needed' when the session ended */
  caller(): Promise<Caller>;
  /** Runs one event: a wrong one is answered with its problem, and never ends the connection. */
  on(event: string, act: (payload: unknown) => Promise<unknown>): void;
}

/** An event's answer, as an acknowledgement carries it. */
type Ack = (answer: { data: unknown } | { error: object }) => void;

const isAck = (value: unknown): value is Ack => typeof value === 'function';
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

interface Kit extends Pick<Connection, 'userId' | 'caller'> {
  log: FastifyBaseLogger;
  /** Whether the database is away because its disk is full. */
  isFull: () => Promise<boolean>;
}

export function makeConnection(socket: Socket, { userId, caller, log, isFull }: Kit): Connection {
  return {
    socket,
    userId,
    caller,
    on(event, act) {
      socket.on(event, (...given: unknown[]) => {
        const ack = given.find(isAck);
        const payload = isAck(given[0]) ? undefined : given[0];
        act(payload).then(
          (data) => ack?.({ data: data ?? null }),
          async (error: unknown) => {
            if (!(error instanceof AppError)) log.error({ event, reason: nameOf(error) }, 'an event failed');
            const known = error instanceof Error ? await failureOf(error, isFull) : undefined;
            ack?.({ error: problemDetails(known ?? new AppError('server-error')) });
            // The session ended: the connection ends with it.
            if (known?.problem === 'login-needed') socket.disconnect(true);
          },
        );
      });
    },
  };
}
