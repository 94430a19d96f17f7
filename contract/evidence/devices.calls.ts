import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../fields.ts';
import { base64url, deviceName, signature } from '../hiring/work-book.ts';

export const putDevice = endpoint({
  method: 'PUT',
  path: '/me/sessions/device',
  access: 'user',
  summary:
    'Names what writes in books in this session, with the key by which it signs; said again it is the same',
  body: z.object({
    name: deviceName,
    /** P-256, 04 || x || y. Without one its lines are not signed. */
    key: base64url(65, 'bad-input').optional(),
    /** By the key, of 'neev-device-1\n' + the user's id + '\n' + `name`. */
    proof: signature.optional(),
  }),
  response: dataOf(z.object({ name: z.string(), signs: z.boolean() })),
});
