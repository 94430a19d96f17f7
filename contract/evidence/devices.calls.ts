import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, problem } from '../fields.ts';

/** Of a device with a key by the key (`deviceNameOf`), else any 22 signs of base64url by chance. */
export const deviceName = z
  .string({ error: problem('bad-input') })
  .regex(/^[A-Za-z0-9_-]{22}$/, problem('bad-input'));

/** Of bytes: base64url without padding. */
const base64url = (bytes: number, wrong: 'bad-input' | 'signature-wrong') =>
  z
    .string({ error: problem(wrong) })
    .length(Math.ceil((bytes * 4) / 3), problem(wrong))
    .regex(/^[A-Za-z0-9_-]+$/, problem(wrong));

/** ECDSA over P-256 with SHA-256: r and s, 32 bytes each. */
export const signature = base64url(64, 'signature-wrong');

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
