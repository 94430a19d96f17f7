import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pin, problem, timestamp, whole } from '../fields.ts';
import { hiringKinds } from './terms.ts';

/** Days after which nobody waits any more. */
export const waitDays = 30;

const wanted = z.object({
  of: z.enum(hiringKinds, { error: problem('item-missing') }),
  category: z
    .string({ error: problem('category-invalid') })
    .trim()
    .min(1, problem('category-invalid'))
    .max(80, problem('category-invalid')),
});

export const tellMe = endpoint({
  method: 'POST',
  path: '/tellMe',
  access: 'user',
  summary: 'Tell the user once, within 30 days, when somebody who does such work registers near a PIN code',
  body: z.object({
    items: z
      .array(wanted, { error: problem('item-missing') })
      .min(1, problem('item-missing'))
      .max(10, problem('bad-input')),
    pin,
    radiusKm: whole({ min: 1, max: 100 }, 'bad-input').default(25),
  }),
  response: dataOf(z.object({ until: timestamp })),
});
