import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { dataOf } from '#contract/fields.ts';
import { providerFilter } from './filter.ts';

/** What anyone may count; rental providers are counted by their products. */
export const figureKinds = ['worker', 'groupWorker', 'contractor', 'engineer', 'product'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Stands for fewer than `fewest`. */
export const few = '<3';
export const fewest = 3;

/** Kilometres around the place. */
export const figureRadiusKm = 25;

const shownCount = z.union([z.int().min(fewest), z.literal(few)]);
export type ShownCount = z.infer<typeof shownCount>;

export const figure = z.object({
  kind: z.enum(figureKinds),
  category: z.string(),
  count: shownCount,
  available: shownCount,
  /** Whole rupees per day; null where the kind has no price, and of fewer than three, since it would be one person's. */
  lowestPrice: z.number().nullable(),
});
export type Figure = z.infer<typeof figure>;

export const getFigures = endpoint({
  method: 'GET',
  path: '/figures',
  access: 'anyone',
  summary:
    'How many are listed and available of each kind and category within 25 km of a PIN code, point or city, or in all of India; no record and no person, fewer than three as "<3"',
  query: z.object({ near: providerFilter.shape.near, city: providerFilter.shape.city }),
  response: dataOf(z.array(figure)),
});
