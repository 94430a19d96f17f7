import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FindCaller, tokenOf } from './access.ts';

interface Kit {
  findCaller: FindCaller;
  /** A keyed hash of an address's network: alike for the same caller, and no address. */
  hashOf(this: void, ip: string): string;
  /** Counts one, by its name. */
  count(this: void, event: string): void;
}

const refusals = new Set([401, 403, 429]);
const problem = /"type":"\/problems\/([a-z-]+)"/;

/** Problems with a name of their own; the others are refusals like any other. */
const events = new Map([
  ['wrong-login', 'login-failed'],
  ['not-an-admin', 'admin-login-failed'],
  ['wrong-code', 'code-failed'],
  ['wrong-reset-code', 'code-failed'],
  ['second-code-wrong', 'second-factor-failed'],
  ['ticket-over', 'second-factor-failed'],
]);

function eventOf(status: number, name: string): string {
  const own = events.get(name);
  if (own) return own;
  if (status === 429) return 'limit-reached';
  return status === 401 ? 'token-refused' : 'refused';
}

/** Whose token it is, if it is anybody's. */
async function userOf(request: FastifyRequest, findCaller: FindCaller): Promise<string | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const caller = await findCaller(token).catch(() => undefined);
  return caller?.userId;
}

/**
 * One line of the log for each refusal (docs/rules.md#watching-4): what happened, why, who. A caller is told apart by a keyed hash
 * of the network alone. Before the routes are made.
 */
export function logRefusals(app: FastifyInstance, { findCaller, hashOf, count }: Kit): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { statusCode: status } = reply;
    if (status !== 400 && !refusals.has(status)) return;
    const reason = typeof payload === 'string' ? (problem.exec(payload)?.[1] ?? 'none') : 'none';
    const event = status === 400 ? events.get(reason) : eventOf(status, reason);
    if (!event) return;
    // A page that asks without a token is no attempt.
    if (event === 'token-refused' && tokenOf(request) === undefined) return;
    count(event);
    // Whose token was refused is nobody's.
    const userId = event === 'token-refused' ? undefined : await userOf(request, findCaller);
    const caller = hashOf(request.ip);
    const route = request.routeOptions.url ?? 'none';
    request.log.warn({ event, reason, route, userId, caller }, 'security');
  });
}
