import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, nothing, problem, timestamp } from '../fields.ts';
import { compactOf } from '../written.ts';
import { me, typedCode } from './account.ts';

/**
 * Six digits of the app, or a recovery code; spaces, hyphens and small letters are accepted, and digits of every script.
 * Whatever else is typed goes to the comparison, so that it counts as a try.
 */
export const secondCode = z
  .union([z.string().max(64, problem('second-code-wrong')), z.number()], {
    error: problem('second-code-missing'),
  })
  .transform((typed) => compactOf(String(typed)))
  .pipe(z.string().min(1, problem('second-code-missing')));

/** For the app that makes the codes: its secret in base32, and the same with its labels as an `otpauth:` address. */
const setup = z.object({ secret: z.string(), otpauth: z.string() });
export type SecondFactorSetup = z.infer<typeof setup>;

/** Proves that it is the owner, and not somebody who found the browser open. */
const proof = z.object({
  password: z.string().max(200, problem('own-password-wrong')).optional(),
  /** Of an account without a password: a code of `/send-mail`. */
  ownOtp: typedCode('wrong-reset-code').optional(),
  code: secondCode.optional(),
});
export type SecondFactorProof = z.infer<typeof proof>;

const ticket = z.string({ error: problem('ticket-over') }).max(100, problem('ticket-over'));

export const completeLogin = endpoint({
  method: 'POST',
  path: '/login/secondFactor',
  access: 'anyone',
  summary:
    'Complete a login with the code of the second factor; where one was set up for it, with recovery codes',
  body: z.object({ ticket, code: secondCode }),
  response: z.object({
    user: me,
    auth: z.string(),
    deviceToken: z.string(),
    recoveryCodes: z.array(z.string()).optional(),
  }),
});

export const setUpAtLogin = endpoint({
  method: 'POST',
  path: '/login/secondFactor/setup',
  access: 'anyone',
  summary:
    'The secret for the app, where a login demands that a second factor is set up; the same for one ticket',
  body: z.object({ ticket }),
  response: dataOf(setup),
});

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/me/secondFactor',
  access: 'user',
  summary: 'Whether one’s second factor is on, and how many recovery codes are left',
  response: dataOf(
    z.object({
      on: z.boolean(),
      since: timestamp.nullable(),
      recoveryCodesLeft: z.number(),
      /** It cannot be ended: the account is an admin’s, and the setting demands it. */
      demanded: z.boolean(),
    }),
  ),
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/me/secondFactor',
  access: 'user',
  summary:
    'Begin to set up the second factor, with the password or a code of `/send-mail`: answers the secret for the app. Where one is on, `code` is needed instead, and the new one takes its place when it is confirmed',
  body: proof,
  response: dataOf(setup),
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/me/secondFactor',
  access: 'user',
  summary: 'Confirm it with a code of the app; answers ten recovery codes, this once',
  body: z.object({ code: secondCode }),
  response: dataOf(z.object({ recoveryCodes: z.array(z.string()) })),
});

export const endSecondFactor = endpoint({
  method: 'DELETE',
  path: '/me/secondFactor',
  access: 'user',
  summary: 'End it with the password or a code; not where it is demanded',
  body: proof.refine(({ password, code }) => password !== undefined || code !== undefined, {
    path: ['code'],
    error: problem('second-code-missing'),
  }),
  response: nothing,
});
