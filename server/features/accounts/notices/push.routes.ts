import * as calls from '#contract/accounts/push.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { takePushKey } from './push.rules.ts';
import { removePushKey } from './push-key.data.ts';

export function pushRoutes(register: Register, services: Services): void {
  register(calls.getPushKey, async () => ({ data: { publicKey: services.push.publicKey } }));
  register(calls.addPushKey, async ({ caller, body }) => {
    await takePushKey(services, caller, body);
    return { data: null };
  });
  register(calls.deletePushKey, async ({ caller, body }) => {
    await removePushKey(services.db, caller.userId, body.endpoint);
    return { data: null };
  });
}
