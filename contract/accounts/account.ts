import { z } from 'zod';
import { flag, name, problem, timestamp, typedFor } from '../fields.ts';
import type { ProblemName } from '../problems.ts';
import { codeOf } from '../written.ts';
import { addressBody, addressFields, addressMissing, isAddressed } from './address.ts';

export const roles = [
  'customer',
  'worker',
  'groupWorker',
  'contractor',
  'engineer',
  'provider',
  'admin',
] as const;
export type Role = (typeof roles)[number];
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Languages in which the pages that workers need are read as well. */
export const draftLanguages = ['mr', 'bn', 'te', 'ta'] as const;

/** The code of registration and reset has 6 characters; digits and capitals, none that look alike (docs/rules.md#accounts-3). */
export const codeLength = 6;
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** At least 2 characters (docs/rules.md#accounts-2). */
export const fullname = name(80, 'name-short', 'name-long').refine((full) => [...full].length > 1, {
  error: problem('name-short'),
});

/** At least 5 characters (docs/rules.md#accounts-2). The 10,000 commonest, and what is made of own words, are refused on the server. */
export const newPassword = z
  .string({ error: problem('password-short') })
  .min(5, problem('password-short'))
  .max(200, problem('password-long'));

/**
 * Small letters, spaces and digits of every script are accepted, and the whole message that brought the code. Whatever
 * else is typed goes to the comparison, so that it counts as a try.
 * @param missing what is said where nothing was typed
 */
export const typedCode = (missing: ProblemName = 'code-missing') =>
  z
    .union([z.string(), z.number()], { error: problem(missing) })
    // What is longer than any message is not read, and is a try all the same.
    .transform((value) => (String(value).length > typedFor(0) ? '?' : codeOf(String(value))))
    .pipe(z.string().min(1, problem(missing)));

/** The user's own record: only this user gets it. */
export const me = z.object({
  _id: z.string(),
  fullname: z.string(),
  /** Null where the account has a phone alone. */
  email: z.string().nullable(),
  /** Ten digits; nobody but the owner gets it. */
  phone: z.string().nullable(),
  /** Whether codes alone let in. */
  codesOnly: z.boolean(),
  role: z.enum(roles),
  profilePic: z.string().nullable(),
  language: z.enum(languages),
  demo: z.boolean(),
  /** Whether a mail is sent about unread messages while the user is away. */
  awayMails: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Me = z.infer<typeof me>;

/** What others see of a user. `email` only to admins and where that user is a provider: null once the day's contacts are used up. */
export const publicUser = z.object({
  _id: z.string(),
  userId: z.string(),
  fullname: z.string(),
  profilePic: z.string().nullable(),
  email: z.string().nullable().optional(),
  contactsHidden: z.literal(true).optional(),
});
export type PublicUser = z.infer<typeof publicUser>;

/** With a phone it needs no password: a code by SMS is one. */
export const signupBody = z
  .object({
    fullname,
    ...addressFields,
    password: newPassword.optional(),
    otp: typedCode('wrong-code'),
    language: z.enum(languages).optional(),
  })
  .refine(isAddressed, addressMissing)
  .refine(({ email, password }) => email === undefined || password !== undefined, {
    path: ['password'],
    error: problem('password-short'),
    when: () => true,
  });
/** With a password, or with a code in its place. */
export const loginBody = z
  .object({
    email: z
      .string({ error: problem('required') })
      .max(254, problem('wrong-login'))
      .optional(),
    phone: z.union([z.string().max(254, problem('wrong-login')), z.number()]).optional(),
    password: z
      .string({ error: problem('required') })
      .max(200, problem('wrong-login'))
      .optional(),
    otp: typedCode('wrong-reset-code').optional(),
    admin: z.boolean().optional(),
  })
  .refine(isAddressed, { path: ['email'], error: problem('required'), when: () => true })
  .refine(({ password, otp }) => password !== undefined || otp !== undefined, {
    path: ['password'],
    error: problem('required'),
    when: () => true,
  });
export const newPasswordBody = addressBody({
  password: newPassword,
  otp: typedCode('wrong-reset-code'),
  language: z.enum(languages).optional(),
});
const presentPassword = z.string({ error: problem('required') }).max(200, problem('own-password-wrong'));

export const profileBody = z.object({
  fullname: fullname.optional(),
  /** An address that `/upload` gave to this user, or null for none. */
  profilePic: z.string().max(200).nullable().optional(),
  language: z.enum(languages).optional(),
  awayMails: flag.optional(),
});
export const passwordChangeBody = z.object({
  password: presentPassword,
  newPassword,
  language: z.enum(languages).optional(),
});
/** That it is the owner who asks: the password or, where the account has none, a code of `/send-mail`. */
const proof = {
  password: presentPassword.optional(),
  ownOtp: typedCode('wrong-reset-code').optional(),
};
export const deletionBody = z.object(proof);
/** `otp`: a code of `/email`, which proves the new address. */
export const addressChangeBody = addressBody({ otp: typedCode('wrong-code'), ...proof });

/** What a login answers in place of a session: the code of a second factor is needed, or the factor itself. */
export const secondFactorAsked = z.object({ secondFactor: z.enum(['code', 'enrol']), ticket: z.string() });
export type SecondFactorAsked = z.infer<typeof secondFactorAsked>;
