import { z } from 'zod';
import { languages, typedCode } from '#contract/accounts/account.ts';
import { endpoint } from '#contract/endpoint.ts';
import { nothing, phone, problem } from '#contract/fields.ts';
import { consentVersion } from '../consent.ts';
import { helpedPerson } from './helped-person.ts';

const language = z.enum(languages).default('en');

export const helpedWorkerBody = z.object({
  ...helpedPerson.shape,
  consent: z.literal(consentVersion, { error: problem('consent-missing') }),
  otp: typedCode('wrong-code'),
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
