import { z } from 'zod';
import { decimal, longestTyped, phone, problem, text } from '../fields.ts';
import { pointOf } from '../written.ts';

/** What is not sent stays; what is sent empty goes. */
const cleared = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), field.nullish());

/** Also as a map writes it: `18.5204, 73.8567`. */
const point = z.preprocess(
  (value) => (typeof value === 'string' && value.length <= longestTyped ? (pointOf(value) ?? value) : value),
  z.object(
    { lat: decimal({ min: -90, max: 90 }, 'bad-input'), lng: decimal({ min: -180, max: 180 }, 'bad-input') },
    { error: problem('bad-input') },
  ),
);

export const siteBody = z.object({
  address: cleared(text(300)),
  sitePhone: cleared(phone),
  latlng: cleared(point),
});
export type SiteBody = z.infer<typeof siteBody>;
