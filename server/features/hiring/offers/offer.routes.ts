import * as calls from '#contract/hiring/offers.calls.ts';
import { closeRequest } from '#contract/hiring/requests.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../hiring.ts';
import { counter, end } from './answer-offer.rules.ts';
import { close } from './close-request.rules.ts';
import { readOffer, readOffersOf } from './read-offers.rules.ts';

export function offerRoutes(register: Register, hiring: Hiring): void {
  register(calls.getOffer, async ({ caller, params }) => ({
    data: await readOffer(hiring, caller.userId, params.id),
  }));
  register(calls.getOffersOfRequest, ({ caller, params, query }) =>
    readOffersOf(hiring, caller.userId, { id: params.id, ...query }),
  );
  register(calls.counterOffer, async ({ caller, params, body }, reply) => {
    const data = await counter(hiring, caller, { id: params.id, body });
    reply.code(201);
    return { data };
  });
  register(calls.declineOffer, async ({ caller, params }) => ({
    data: await end(hiring, caller, { id: params.id, as: 'declined' }),
  }));
  register(calls.withdrawOffer, async ({ caller, params }) => ({
    data: await end(hiring, caller, { id: params.id, as: 'withdrawn' }),
  }));
  register(closeRequest, async ({ caller, params, body }) => ({
    data: await close(hiring, caller, { id: params.id, reason: body.reason }),
  }));
}
