import * as calls from '#contract/evidence/owed.calls.ts';
import type { Register } from '#server/platform/route.ts';
import { claim, readClaim, readOwed, remind, withdraw } from './claim.rules.ts';
import type { Claims } from './claims.ts';

export function claimRoutes(register: Register, claims: Claims): void {
  register(calls.getOwed, async ({ caller }) => ({ data: await readOwed(claims, caller.userId) }));
  register(calls.postRemind, async ({ caller, params: { id } }) => ({
    data: await remind(claims, caller, id),
  }));
  register(calls.getClaim, async ({ caller, params: { id } }) => ({
    data: await readClaim(claims, caller, id),
  }));
  register(calls.postClaim, async ({ caller, params: { id } }, reply) => {
    const data = await claim(claims, caller, id);
    reply.code(201);
    return { data };
  });
  register(calls.deleteClaim, async ({ caller, params: { id } }) => {
    await withdraw(claims, caller, id);
    return { data: null };
  });
}
