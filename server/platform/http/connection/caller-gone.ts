import type { FastifyReply } from 'fastify';

/** Aborts once nobody waits for the answer any more: the caller hung up, or has it. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
