import * as calls from '#contract/accounts/second-factor.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { noteLogin } from '../sessions/session-events.rules.ts';
import { completeLogin, setUpAtLogin } from './complete-login.rules.ts';
import { beginSetup, confirmSetup, endSecondFactor, readSecondFactor } from './own-second-factor.rules.ts';

/** A second step beside password or code (docs/rules.md#accounts-19). */
export function secondFactorRoutes(register: Register, services: Services): void {
  register(calls.completeLogin, async ({ body, device, userAgent, ip }) => {
    const answer = await completeLogin(services, { ...body, device, userAgent });
    noteLogin(services, answer, { way: 'second-factor', ip });
    return answer;
  });
  register(calls.setUpAtLogin, async ({ body }) => ({ data: await setUpAtLogin(services, body.ticket) }));
  register(calls.getSecondFactor, async ({ caller }) => ({ data: await readSecondFactor(services, caller) }));
  register(calls.beginSecondFactor, async ({ caller, body, ip, device }) => ({
    data: await beginSetup(services, caller, { ...body, ip, device }),
  }));
  register(calls.confirmSecondFactor, async ({ caller, body }) => ({
    data: { recoveryCodes: await confirmSetup(services, caller, body.code) },
  }));
  register(calls.endSecondFactor, async ({ caller, body }) => {
    await endSecondFactor(services, caller, body);
    return { data: null };
  });
}
