import { registerHelped as registerCall, sendHelpedCode } from '#contract/marketplace/helped/calls.ts';
import { sendCode } from '#server/features/accounts/codes/send-code.rules.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { registerHelped } from './helped.rules.ts';

export function helpedRoutes(add: Register, services: Services): void {
  add(sendHelpedCode, async ({ caller, body, ip }) => {
    await services.limits.take('helped-code-by-user', caller.userId);
    const { phone: address, language } = body;
    // The device in the helper's hands is never the person's own.
    await sendCode(services, { address, purpose: 'helped', language, ip, device: undefined });
    return { data: null };
  });
  add(registerCall, async ({ caller, body, ip }, reply) => {
    await registerHelped(services, caller, { body, ip });
    reply.code(201);
    return { data: null };
  });
}
