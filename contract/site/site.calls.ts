import { z } from 'zod';
import { draftLanguages, languages } from '../accounts/account.ts';
import { endpoint } from '../endpoint.ts';
import { dataOf, email, lines, name, nothing, problem } from '../fields.ts';

const language = z.enum(languages).optional();

/** What is no token at all gets the same sentence as one that has run out. */
const linkToken = z.string({ error: problem('link-invalid') }).max(600, problem('link-invalid'));

export const contactBody = z.object({
  email,
  username: name(80),
  message: lines(4000, 'message-missing', 'message-long'),
  language,
  /** The writer's own name for it: sent twice it counts once. */
  clientId: z.uuid(problem('bad-input')).optional(),
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  access: 'anyone',
  summary: 'Write to the people who run Neev',
  body: contactBody,
  response: nothing,
});

export const reportWords = endpoint({
  method: 'POST',
  path: '/contact/words',
  access: 'anyone',
  summary: 'Tell the people who run Neev which words of a language are wrong',
  body: z.object({
    language: z.enum([...languages, ...draftLanguages]),
    /** Path of the page that they stand on. */
    page: z
      .string()
      .regex(/^\/(?!\/)[\w/-]*$/, problem('bad-input'))
      .max(100, problem('bad-input'))
      .optional(),
    message: lines(1000, 'message-missing', 'message-long'),
    /** The writer's own name for it: sent twice it counts once. */
    clientId: z.uuid(problem('bad-input')).optional(),
  }),
  response: nothing,
});

export const subscribe = endpoint({
  method: 'POST',
  path: '/subscribe',
  access: 'anyone',
  summary:
    'Ask for news by e-mail; answers alike whether the address is new or not, and mails a link to confirm',
  body: z.object({ email, language }),
  response: nothing,
});

/** The links of mails open pages of the web application, which make these calls on a press. */
export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/subscribe/confirm',
  access: 'anyone',
  summary: 'Confirm a subscription with the token of the mail',
  body: z.object({ token: linkToken }),
  response: nothing,
});

/** Mail programs press the link themselves (RFC 8058): then the token stands in the address, the body is a form. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  access: 'anyone',
  summary:
    'End a subscription, or the mails about unread messages, with the token of the mail, in the body or the address',
  query: z.object({ token: linkToken.optional() }),
  body: z.object({ token: linkToken.optional() }),
  response: nothing,
});

/** What the operator set for the contact page and the footer; what is unset is absent. */
export const siteFacts = z.object({
  phone: z.string().optional(),
  address: z.string().optional(),
  latLng: z.tuple([z.number(), z.number()]).optional(),
  social: z.array(z.string()),
  mapTiles: z.object({ url: z.string(), attribution: z.string() }).optional(),
  demo: z.boolean(),
});
export type SiteFacts = z.infer<typeof siteFacts>;

export const getSite = endpoint({
  method: 'GET',
  path: '/siteFacts',
  access: 'anyone',
  summary: 'What the operator set for the contact page and the footer',
  response: dataOf(siteFacts),
});

/** Multipart `file`; the field `private=true` for ID pictures. */
export const upload = endpoint({
  method: 'POST',
  path: '/upload',
  access: 'user',
  summary: 'Send a picture (JPEG, PNG or WebP, up to 8 MB)',
  body: z.object({ private: z.string().optional(), file: z.string() }),
  response: z.object({ url: z.string() }),
  files: ['file'],
});
