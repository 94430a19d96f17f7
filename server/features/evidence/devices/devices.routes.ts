import { putDevice } from '#contract/evidence/devices.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { nameDevice } from './devices.rules.ts';

/** What writes in books, a session each (docs/rules.md#evidence-1). */
export function deviceRoutes(register: Register, services: Services): void {
  register(putDevice, async ({ caller, body }) => ({ data: await nameDevice(services, caller, body) }));
}
