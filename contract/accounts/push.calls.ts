import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, nothing, problem } from '../fields.ts';
import type { NoticeKind } from './notices.ts';

/** What a push carries: enough to say what kind of news it is, and to open its page. */
export interface PushPayload {
  kind: NoticeKind;
  /** Of what the news are about; empty where there is nothing. */
  id: string;
}

/** Base64url of so many bytes. */
const bytes = (length: number) =>
  z
    .string({ error: problem('bad-input') })
    .regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}=*$`), problem('bad-input'));

const address = z.url({ protocol: /^https$/, error: problem('bad-input') }).max(1000, problem('bad-input'));

export const getPushKey = endpoint({
  method: 'GET',
  path: '/pushKey',
  access: 'user',
  summary: 'The key by which browsers know this server’s pushes (VAPID, base64url)',
  response: dataOf(z.object({ publicKey: z.string() })),
});

/** A browser belongs to who asked for its pushes last. */
export const addPushKey = endpoint({
  method: 'POST',
  path: '/pushKeys',
  access: 'user',
  summary: 'Have news pushed to this browser; only the push services of browsers are called',
  body: z.object({
    endpoint: address,
    keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, { error: problem('bad-input') }),
  }),
  response: nothing,
});

export const deletePushKey = endpoint({
  method: 'DELETE',
  path: '/pushKeys',
  access: 'user',
  summary: 'Have no more news pushed to this browser',
  body: z.object({ endpoint: address }),
  response: nothing,
});
