import * as calls from '#contract/hiring/after-booking.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../../hiring.ts';
import { askAgain } from './again.rules.ts';
import { findOthers } from './replacement.rules.ts';
import { sayLateFee, sayNoDeposit } from './say-late-fee.rules.ts';
import { readSettlement } from './settlement.rules.ts';
import { sayWhere } from './site.rules.ts';

export function afterBookingRoutes(register: Register, hiring: Hiring): void {
  register(calls.putSite, async ({ caller, params, body }) => ({
    data: await sayWhere(hiring, caller, { id: params.id, site: body }),
  }));
  register(calls.postReplacement, async ({ caller, params, body }, reply) => {
    const data = await findOthers(hiring, caller, { id: params.id, ...body });
    reply.code(201);
    return { data };
  });
  register(calls.postAgain, async ({ caller, params, body }, reply) => {
    const data = await askAgain(hiring, caller, { id: params.id, ...body });
    reply.code(201);
    return { data };
  });
  register(calls.getSettlement, async ({ caller, params }) => ({
    data: await readSettlement(hiring, caller.userId, params.id),
  }));
  register(calls.putLateFee, async ({ caller, params, body }) => ({
    data: await sayLateFee(hiring, caller, { id: params.id, ...body }),
  }));
  register(calls.putNoDeposit, async ({ caller, params }) => ({
    data: await sayNoDeposit(hiring, caller, params.id),
  }));
}
