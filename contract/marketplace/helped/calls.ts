import { z } from 'zod';
import { fullname, languages, typedCode } from '#contract/accounts/account.ts';
import { endpoint } from '#contract/endpoint.ts';
import { nothing, phone, problem } from '#contract/fields.ts';
import { workerBody } from '../providers/registration.ts';

/** Counted up when the sentence that is consented to changes its meaning. */
export const consentVersion = 1;

const language = z.enum(languages).default('en');

/** A worker as somebody else types them: no pictures, which only their owner uploads. */
export const helpedWorkerBody = z.object({
  ...workerBody.omit({ fullName: true, profilePic: true, aadharPic: true, userId: true }).shape,
  fullName: fullname,
  consent: z.literal(consentVersion, { error: problem('consent-missing') }),
  otp: typedCode('wrong-code'),
  language,
});

export const sendHelpedCode = endpoint({
  method: 'POST',
  path: '/helped/code',
  access: 'user',
  summary: 'Text a one-time code to the phone of somebody whom the user helps to register',
  body: z.object({ phone, language }),
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
