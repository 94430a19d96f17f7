import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemName } from '#contract/problems.ts';
import { AppError, problemDetails } from './errors.ts';
import { failureOf } from './known-failures.ts';

function send(reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply
    .code(error.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDetails(error)));
}

/** What a stream says whose reader is gone. */
const endedEarly: ReadonlySet<string> = new Set(['ERR_HTTP_HEADERS_SENT', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * The one error handler: problem details for everything, a stack trace only in the log.
 * @param isFull whether the disk of the embedded database is full, so that it does not come up
 */
export function answerProblems(app: FastifyInstance, isFull: () => Promise<boolean>): void {
  app.setErrorHandler(async (error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) return send(reply, error);
    const known = await failureOf(error, isFull);
    // The message of a database error may quote what a user typed: only its kind and place are logged.
    // Who left before an answer that comes in pieces, or in the middle of it, is told nothing, and nothing failed.
    const left = endedEarly.has(error.code) && request.raw.socket?.destroyed === true;
    if (!left && (!known || known.status >= 500)) {
      request.log.error({ code: error.code, at: error.stack?.split('\n').slice(1, 6) }, 'call failed');
    }
    return send(reply, known ?? new AppError('server-error'));
  });
}

export const answerNotFound = (reply: FastifyReply) => send(reply, new AppError('unknown-path'));

const unreadable = new Map<string, ProblemName>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'too-slow'],
  ['HPE_HEADER_OVERFLOW', 'headers-too-large'],
]);

/**
 * What is answered before the headers of every other answer are set.
 * @param isHttps whether browsers reach us by https, and are to keep to it
 */
export function bareAnswers(isHttps: boolean) {
  const bareHeaders = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };

  function answerAndClose(socket: Socket, problem: ProblemName): void {
    const details = problemDetails(new AppError(problem));
    const body = JSON.stringify(details);
    const headers = { ...bareHeaders, 'content-length': Buffer.byteLength(body), connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${details.status} ${details.title}\r\n${lines.join('')}\r\n${body}`);
    // Not `end` alone: who never closes the other half would keep the connection.
    socket.destroySoon();
  }

  return {
    /** An address that cannot be decoded, or whose parts are longer than any of ours. */
    toBadAddress(this: void, error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
      reply.headers(bareHeaders);
      send(reply, new AppError(error.code === 'FST_ERR_BAD_URL' ? 'bad-input' : 'unknown-path'));
    },
    /** What is no HTTP, or whose headers came too slowly or are too large. */
    toUnreadable(this: void, error: Error & { code?: string }, socket: Socket): void {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      answerAndClose(socket, unreadable.get(error.code ?? '') ?? 'bad-input');
    },
    /** A body that does not come: the sender is told, unless an answer is already on its way. */
    toSlowBody(this: void, socket: Socket, response: ServerResponse): void {
      if (response.headersSent || !socket.writable) return void socket.destroy();
      answerAndClose(socket, 'too-slow');
    },
  };
}
