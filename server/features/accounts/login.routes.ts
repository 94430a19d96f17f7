import * as calls from '#contract/accounts/calls.ts';
import { email as emailSchema } from '#contract/fields.ts';
import { notices } from '#contract/problems.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { logout } from './account.rules.ts';
import { requireCode } from './codes/codes.rules.ts';
import { sendCode } from './codes/send-code.rules.ts';
import { login, loginByCode } from './sessions/login.rules.ts';
import { resetPassword } from './sessions/password.rules.ts';
import { noteLogin, noteSession } from './sessions/session-events.ts';
import { signup } from './sessions/signup.rules.ts';
import { findUserByEmail } from './users/account.data.ts';

const nothing = { data: null };

/** An address as it is stored; undefined for what cannot be one. */
const readAddress = (typed: string): string | undefined => emailSchema.safeParse(typed).data;

export function codeRoutes(register: Register, services: Services): void {
  register(calls.sendSignupCode, async ({ body: { email, language }, ip, device }) => {
    await sendCode(services, { email, purpose: 'signup', language, ip, device });
    return { message: notices.codeSent };
  });
  register(calls.sendResetCode, async ({ body: { email, language }, ip, device }) => {
    await sendCode(services, { email, purpose: 'reset', language, ip, device });
    return { message: notices.codeSent };
  });
  register(calls.verifyCode, async ({ body, ip, device }) => {
    await requireCode(services, { ...body, ip, device });
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
  register(calls.signup, async ({ body, ip, device, userAgent }, reply) => {
    const made = await signup(services, {
      ...body,
      language: body.language,
      ip,
      device,
      userAgent,
    });
    noteLogin(services, made, { way: 'sign-up', ip });
    const { user, ...tokens } = made;
    reply.code(201);
    return { newUser: user, ...tokens };
  });
  register(calls.login, async ({ body, ip, device, userAgent }) => {
    const { password, otp, admin = false } = body;
    const request = { email: readAddress(body.email), admin, ip, device, userAgent };
    const answer =
      otp === undefined
        ? await login(services, { ...request, password: password ?? '' })
        : await loginByCode(services, { ...request, otp });
    noteLogin(services, answer, { way: otp === undefined ? 'password' : 'code', ip });
    return answer;
  });
  register(calls.updatePassword, async ({ body, ip, device, userAgent }) => {
    const request = { ...body, language: body.language, ip, device, userAgent };
    const answer = await resetPassword(services, request);
    noteLogin(services, answer, { way: 'new-password', ip });
    return answer;
  });
  register(calls.logout, async ({ caller, body, device, ip }) => {
    const everywhere = body.everywhere === true;
    await logout(services, caller, { everywhere, device });
    noteSession(services, { event: 'logout', userId: caller.userId, ip, everywhere });
    return nothing;
  });
}
