import * as calls from '#contract/admin/suspensions.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { suspendedPage } from './suspension.data.ts';
import { lift, nameHelper, readAccount, type StopWork, suspend } from './suspension.rules.ts';

export function suspensionRoutes(register: Register, services: Services, stopWork: StopWork): void {
  register(calls.getAccount, async ({ params }) => ({ data: await readAccount(services, params.id) }));
  register(calls.suspendAccount, async ({ params, body, caller }) => {
    await suspend(services, caller, { id: params.id, ...body, stopWork });
    return { data: null };
  });
  register(calls.liftSuspension, async ({ params, caller }) => {
    await lift(services, caller, params.id);
    return { data: null };
  });
  register(calls.nameHelper, async ({ params, body, caller }) => {
    await nameHelper(services, caller, { id: params.id, ...body });
    return { data: null };
  });
  register(calls.getSuspended, ({ query }) => suspendedPage(services.db, query));
}
