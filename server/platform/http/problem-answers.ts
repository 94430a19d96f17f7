import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, problemDetails } from './errors.ts';
import { knownFailure } from './known-failures.ts';

function send(reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply
    .code(error.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDetails(error)));
}

/**
 * The one error handler: problem details for everything, a stack trace only in the log.
 * @param isFull whether the disk of the embedded database is full, so that it does not come up
 */
export function answerProblems(app: FastifyInstance, isFull: () => Promise<boolean>): void {
  app.setErrorHandler(async (error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError) return send(reply, error);
    const first = knownFailure(error);
    const known = first?.problem === 'not-ready' && (await isFull()) ? new AppError('storage-full') : first;
    // The message of a database error may quote what a user typed: only its kind and place are logged.
    if (!known || known.status >= 500) {
      request.log.error({ code: error.code, at: error.stack?.split('\n').slice(1, 6) }, 'call failed');
    }
    return send(reply, known ?? new AppError('server-error'));
  });
}

export const answerNotFound = (reply: FastifyReply) => send(reply, new AppError('unknown-path'));

// What is answered before the headers of every other answer are set.
const bareHeaders = {
  'content-type': 'application/problem+json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** An address that cannot be decoded, or whose parts are longer than any of ours. */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(bareHeaders);
  send(reply, new AppError(error.code === 'FST_ERR_BAD_URL' ? 'bad-input' : 'unknown-path'));
}

/** What is no HTTP, or came too slowly, or whose headers are too large. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'bad-input';
  const details = problemDetails(new AppError(problem));
  const body = JSON.stringify(details);
  const headers = { ...bareHeaders, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${details.status} ${details.title}\r\n${lines.join('')}\r\n${body}`);
}
