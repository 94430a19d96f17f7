import {
  disownListing,
  getHelpedQuota,
  registerHelped as registerCall,
  sendHelpedCode,
} from '#contract/marketplace/helped/helped.calls.ts';
import { sendCode } from '#server/features/accounts/codes/send-code.rules.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import type { EndListing } from '../free/end-listing.ts';
import { disown, readQuota, registerHelped, takeCode } from './helped.rules.ts';

export function helpedRoutes(add: Register, services: Services, end: EndListing): void {
  add(sendHelpedCode, async ({ caller, body, ip }) => {
    await takeCode(services, caller);
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
  add(getHelpedQuota, async ({ caller }) => ({ data: await readQuota(services, caller) }));
  add(disownListing, async ({ caller, params }) => {
    await disown(services, caller, { id: params.id, end });
    return { data: null };
  });
}
