import * as calls from '#contract/hiring/bookings.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../../hiring.ts';
import { answerChange, askForChange } from './change.rules.ts';
import { swapUnits, unitsForSwap } from './units-of-booking.rules.ts';

export function changeRoutes(register: Register, hiring: Hiring): void {
  register(calls.swapUnits, async ({ caller, params, body }) => ({
    data: await swapUnits(hiring, caller, { id: params.id, ...body }),
  }));
  register(calls.getBookingUnits, async ({ caller, params }) => ({
    data: await unitsForSwap(hiring, caller.userId, params.id),
  }));
  register(calls.postChange, async ({ caller, params, body }, reply) => {
    const data = await askForChange(hiring, caller, { id: params.id, ...body });
    reply.code(201);
    return { data };
  });
  register(calls.answerChange, async ({ caller, params, body }) => ({
    data: await answerChange(hiring, caller, { ...params, ...body }),
  }));
}
