import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Aborts once nobody waits for the answer any more: the caller hung up, or has it. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}

const turns = { most: 10, ms: 50 };

/** The kernel takes connections before we do; closing would reset those. Waits until no more of them come. */
async function letIn(server: Server): Promise<void> {
  for (let turn = 0; turn < turns.most; turn += 1) {
    let came = false;
    const note = (): void => {
      came = true;
    };
    server.once('connection', note);
    await delay(turns.ms);
    server.off('connection', note);
    if (!came) return;
  }
}

/** Answers every call that came before the end; an answered connection does not keep the process waiting (docs/rules.md#running-2). */
export function closeGently(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    if (app.server.listening) await letIn(app.server);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
