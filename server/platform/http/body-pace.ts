import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How fast a body must come. Milliseconds and bytes. */
export interface BodyPace {
  /** A body without files is here as a whole by then. */
  wholeWithin: number;
  /** Of a form with files, so many bytes come in each window. */
  window: number;
  bytesPerWindow: number;
  /** How often we look. */
  every: number;
}

/** A phone that has 8 kbit/s left is let through; who stops, or drips, is gone after less than 60 s. */
export const usualPace: BodyPace = {
  wholeWithin: 55_000,
  window: 25_000,
  bytesPerWindow: 25_000,
  every: 1000,
};

interface Body {
  request: IncomingMessage;
  /** Kept here: a stream that fails takes it off the request (Node's `pipeline`). */
  socket: Socket;
  response: ServerResponse;
  begun: number;
  hasFiles: boolean;
  windowFrom: number;
  bytesBefore: number;
}

type Late = (socket: Socket, response: ServerResponse) => void;

const isCalled = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isOver = ({ request, socket }: Body): boolean => request.complete || socket.destroyed;

/** Whether nothing is to be expected of this body any more. Begins its next window, where it is. */
function isTooSlow(body: Body, pace: BodyPace, now: number): boolean {
  const { request, socket, hasFiles } = body;
  if (!hasFiles) return now - body.begun >= pace.wholeWithin;
  if (now - body.windowFrom < pace.window) return false;
  const came = socket.bytesRead - body.bytesBefore;
  body.windowFrom = now;
  body.bytesBefore = socket.bytesRead;
  // What came and was not taken yet: then it is we who are slow.
  return came < pace.bytesPerWindow && request.readableLength === 0;
}

/**
 * Watches the bodies that are on their way, those of calls that were answered before their end too: `late` hears of
 * each that stops or drips (docs/rules.md#running-7). Node's own limit counts the whole time alone.
 */
export function watchBodies(app: FastifyInstance, pace: BodyPace, late: Late): void {
  const bodies = new Map<IncomingMessage, Body>();
  const note = (request: IncomingMessage, response: ServerResponse): void => {
    // A call that was put in without a line (as tests do) has no pace.
    const { socket } = request;
    if (!isCalled(request) || bodies.has(request) || !(socket instanceof Socket)) return;
    const now = performance.now();
    const hasFiles = request.headers['content-type']?.startsWith('multipart/') === true;
    const bytesBefore = socket.bytesRead;
    bodies.set(request, { request, socket, response, begun: now, hasFiles, windowFrom: now, bytesBefore });
  };
  // The socket's long-polling does not pass through the framework; a second address of `localhost` not through this server.
  app.server.prependListener('request', note);
  app.addHook('onRequest', async (request, reply) => note(request.raw, reply.raw));
  const timer = setInterval(() => {
    for (const body of bodies.values()) {
      const over = isOver(body);
      if (!over && !isTooSlow(body, pace, performance.now())) continue;
      bodies.delete(body.request);
      if (!over) late(body.socket, body.response);
    }
  }, pace.every);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
