import { z } from 'zod';
import { languages, typedCode } from '#contract/accounts/account.ts';
import { endpoint } from '#contract/endpoint.ts';
import { dataOf, flag, nothing, phone, problem, timestamp } from '#contract/fields.ts';
import { consentVersion } from '../consent.ts';
import { helpedPerson } from './helped-person.ts';

const language = z.enum(languages).default('en');

export const helpedWorkerBody = z.object({
  ...helpedPerson.shape,
  consent: z.literal(consentVersion, { error: problem('consent-missing') }),
  otp: typedCode('wrong-code'),
  /** The helper has seen an ID of theirs; only who is named as a helper may say so. */
  idSeen: flag.default(false),
  language,
});

export const sendHelpedCode = endpoint({
  method: 'POST',
  path: '/helped/code',
  access: 'user',
  summary: 'Text a one-time code to the phone of somebody the user helps to register',
  body: z.object({ phone, language }),
  response: nothing,
});

const left = z.object({
  of: z.number(),
  left: z.number(),
  /** When all are left again; null while none is used. */
  againAt: timestamp.nullable(),
});
/** Null where nothing is counted. */
const helpedQuota = z.object({
  people: left.nullable(),
  codes: left.nullable(),
  /** Named by the settings or an admin. */
  helper: z.boolean(),
});
export type HelpedQuota = z.infer<typeof helpedQuota>;

export const getHelpedQuota = endpoint({
  method: 'GET',
  path: '/helped',
  access: 'user',
  summary: 'How many people the user may still register today, and how many codes they may ask for',
  response: dataOf(helpedQuota),
});

export const disownListing = endpoint({
  method: 'DELETE',
  path: '/helped/:id',
  access: 'user',
  summary:
    'Delete an own listing that somebody else made without asking, and tell the people who run Neev who made it',
  params: z.object({ id: z.string() }),
  response: nothing,
});

export const registerHelped = endpoint({
  method: 'POST',
  path: '/helped',
  access: 'user',
  summary:
    'Register somebody else as a worker with the code on their own phone; the account is theirs, and the answer is the same whether they had one',
  body: helpedWorkerBody,
  response: nothing,
});
