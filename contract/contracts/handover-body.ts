import { z } from 'zod';
import { name, optionalText, problem } from '../fields.ts';
import { fewestPictures, mostPictures } from '../hiring/hiring-words.ts';
import { pictureReference } from '../hiring/rentals.calls.ts';
import { handoverItems } from './handover.ts';

const seen = z.object({
  state: z.enum(['ok', 'not'], { error: problem('required') }),
  note: optionalText(200),
});

export const handoverBody = z.object({
  items: z.record(z.enum(handoverItems), seen, { error: problem('required') }),
  /** Points of one's own. */
  own: z
    .array(z.object({ name: name(60), ...seen.shape }))
    .max(20, problem('bad-input'))
    .default([]),
  /** Entries of the site book that are still to be mended. */
  snags: z
    .array(z.uuid(problem('bad-input')), { error: problem('bad-input') })
    .max(100, problem('bad-input'))
    .refine((ids) => new Set(ids).size === ids.length, { error: problem('bad-input') })
    .default([]),
  /** What `POST /hirePictures` answered. */
  pictures: z
    .array(pictureReference, { error: problem('pictures-few') })
    .min(fewestPictures, problem('pictures-few'))
    .max(mostPictures, problem('pictures-few')),
  note: optionalText(1000),
});
export type HandoverBody = z.infer<typeof handoverBody>;
