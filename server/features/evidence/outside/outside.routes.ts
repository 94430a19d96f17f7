import * as calls from '#contract/evidence/outside-days.calls.ts';
import type { Register } from '#server/platform/route.ts';
import { type Asking, askOutside, confirmOutside, readOutside, removeOutside } from './outside.rules.ts';

export function outsideRoutes(register: Register, asking: Asking): void {
  register(calls.postOutsideDays, async ({ caller, body }, reply) => {
    const data = await askOutside(asking, caller, body);
    reply.code(201);
    return { data };
  });
  register(calls.confirmOutsideDays, async ({ caller, params, body }) => ({
    data: await confirmOutside(asking, caller, { id: params.id, code: body.code }),
  }));
  register(calls.getOutsideDays, async ({ caller }) => ({ data: await readOutside(asking, caller) }));
  register(calls.deleteOutsideDays, async ({ caller, params }) => {
    await removeOutside(asking, caller, params.id);
    return { data: null };
  });
}
