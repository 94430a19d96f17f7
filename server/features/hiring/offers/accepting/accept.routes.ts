import { acceptOffer, postOffer } from '#contract/hiring/offers.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../../hiring.ts';
import { accept } from './accept.rules.ts';
import { sendOffer } from './send-offer.rules.ts';

/** Where an offer may become a booking. */
export function agreementRoutes(register: Register, hiring: Hiring): void {
  register(postOffer, async ({ caller, body }, reply) => {
    const answer = await sendOffer(hiring, caller, body);
    reply.code(201);
    return answer;
  });
  register(acceptOffer, async ({ caller, params, body }) => ({
    data: await accept(hiring, caller, {
      id: params.id,
      clientId: body.clientId,
      count: body.count,
      unitIds: body.unitIds,
    }),
  }));
}
