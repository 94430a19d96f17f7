import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Calls of one connection that wait for their answers. Browsers and balancers send the next one after the answer. */
const mostAtOnce = 32;

/** Closes a connection that sends call after call and waits for no answer: Node would take in any number of them. */
function closeFloods({ server }: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  const add = (socket: Socket, one: number): number => {
    const now = (waiting.get(socket) ?? 0) + one;
    waiting.set(socket, now);
    return now;
  };
  server.prependListener('request', ({ socket }, response) => {
    response.once('close', () => add(socket, -1));
    if (add(socket, 1) > mostAtOnce) socket.destroy();
  });
}

/**
 * Asks who calls while the line is open: of one that was closed the system tells nothing more, and Node what it has
 * heard before. Who hung up in the middle of a call still counts as who they are, in limits and in the log.
 */
function knowCallers({ server }: FastifyInstance): void {
  server.prependListener('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}

/** What connections may do to the whole process. */
export function guardLines(app: FastifyInstance): void {
  knowCallers(app);
  closeFloods(app);
  // As when more connections come than the system lets this process open: without a listener it would end.
  app.server.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (app.server.listening) app.log.warn({ code }, 'a connection could not be taken');
  });
}
