import * as calls from '#contract/accounts/account.calls.ts';
import { addressOf, isPhone } from '#contract/accounts/address.ts';
import { email as emailSchema, phone as phoneSchema } from '#contract/fields.ts';
import { notices } from '#contract/problems.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { logout } from './account.rules.ts';
import { requireCode } from './codes/codes.rules.ts';
import { sendCode } from './codes/send-code.rules.ts';
import { login, loginByCode } from './sessions/login.rules.ts';
import { resetPassword } from './sessions/password.rules.ts';
import { noteLogin, noteSession } from './sessions/session-events.rules.ts';
import { signup } from './sessions/signup.rules.ts';
import { findUserByAddress } from './users/account.data.ts';

const nothing = { data: null };

/** An address as it is stored; undefined for what cannot be one. */
const readAddress = (typed: string | number | undefined): string | undefined =>
  emailSchema.safeParse(typed).data ?? phoneSchema.safeParse(typed).data;

export function codeRoutes(register: Register, services: Services): void {
  register(calls.sendSignupCode, async ({ body, ip, device }) => {
    const { language } = body;
    await sendCode(services, { address: addressOf(body), purpose: 'signup', language, ip, device });
    return { message: notices.codeSent };
  });
  register(calls.sendResetCode, async ({ body, ip, device }) => {
    const { language } = body;
    await sendCode(services, { address: addressOf(body), purpose: 'reset', language, ip, device });
    return { message: notices.codeSent };
  });
  register(calls.verifyCode, async ({ body, ip, device }) => {
    await requireCode(services, { ...body, address: addressOf(body), ip, device });
    return { data: { verified: true } };
  });
  register(calls.verifyUser, async ({ params, ip }) => {
    await services.limits.take('address-lookup-by-caller', ip);
    const address = readAddress(params.email);
    const user = address && (await findUserByAddress(services.db, address));
    if (!user) return { data: null };
    return { data: isPhone(address) ? { phone: address } : { email: address } };
  });
}

export function loginRoutes(register: Register, services: Services): void {
  register(calls.signup, async ({ body, ip, device, userAgent }, reply) => {
    const made = await signup(services, {
      ...body,
      password: body.password,
      address: addressOf(body),
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
    const request = { address: readAddress(body.email ?? body.phone), admin, ip, device, userAgent };
    const answer =
      otp === undefined
        ? await login(services, { ...request, password: password ?? '' })
        : await loginByCode(services, { ...request, otp });
    noteLogin(services, answer, { way: otp === undefined ? 'password' : 'code', ip });
    return answer;
  });
  register(calls.updatePassword, async ({ body, ip, device, userAgent }) => {
    const request = { ...body, address: addressOf(body), language: body.language, ip, device, userAgent };
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
