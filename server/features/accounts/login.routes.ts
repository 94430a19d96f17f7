import * as calls from '#contract/accounts/calls.ts';
import { email as emailSchema } from '#contract/fields.ts';
import { notices } from '#contract/problems.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { logout } from './account.rules.ts';
import { verifyCode } from './codes/codes.rules.ts';
import { sendCode } from './codes/send-code.rules.ts';
import { login } from './sessions/login.rules.ts';
import { resetPassword } from './sessions/password.rules.ts';
import { signup } from './sessions/signup.rules.ts';
import { findUserByEmail } from './users/account.data.ts';

const nothing = { data: null };

/** An address as it is stored; undefined for what cannot be one. */
const readAddress = (typed: string): string | undefined => emailSchema.safeParse(typed).data;

export function codeRoutes(register: Register, services: Services): void {
  register(calls.sendSignupCode, async ({ body: { email, language }, ip }) => {
    await sendCode(services, { email, purpose: 'signup', language, ip });
    return { message: notices.codeSent };
  });
  register(calls.sendResetCode, async ({ body: { email, language }, ip }) => {
    await sendCode(services, { email, purpose: 'reset', language, ip });
    return { message: notices.codeSent };
  });
  register(calls.verifyCode, async ({ body, ip }) => {
    await verifyCode(services, { ...body, ip });
    return { data: { verified: true } };
  });
  register(calls.verifyUser, async ({ params, ip }) => {
    await services.limits.take('address-lookup-by-caller', ip);
    const email = readAddress(params.email);
    const user = email && (await findUserByEmail(services.db, email));
    return { data: user ? { email: user.email } : null };
  });
}

export function loginRoutes(register: Register, services: Services): void {
  register(calls.signup, async ({ body, ip, userAgent }, reply) => {
    const { user, auth } = await signup(services, { ...body, language: body.language, ip, userAgent });
    reply.code(201);
    return { newUser: user, auth };
  });
  register(calls.login, async ({ body, ip, userAgent }) => {
    const { password, admin = false } = body;
    return login(services, { email: readAddress(body.email), password, admin, ip, userAgent });
  });
  register(calls.updatePassword, async ({ body, ip, userAgent }) =>
    resetPassword(services, { ...body, language: body.language, ip, userAgent }),
  );
  register(calls.logout, async ({ caller, body }) => {
    await logout(services, caller, body.everywhere === true);
    return nothing;
  });
}
