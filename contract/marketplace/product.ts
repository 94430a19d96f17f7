import { z } from 'zod';
import { flag, lines, name, price, problem, timestamp } from '#contract/fields.ts';
import { rentedTypes } from './categories.ts';
import {
  type ListingFacts,
  listingFacts,
  type PublicFacts,
  publicChanges,
  publicFacts,
} from './listing-facts.ts';

/** A rental product as everybody inside reads it. */
export interface Product extends ListingFacts, PublicFacts {
  id: string;
  userId: string;
  providerId: string;
  name: string;
  company: string;
  /** A value of the product types (docs/rules.md#marketplace-7). */
  category: string;
  /** Whole rupees per day. */
  price: number;
  description: string;
  productPic: string | null;
  /** More pictures, beside the first. */
  pictures: string[];
  available: boolean;
  /** When it was last said; null where that is not known. */
  availableSaidAt?: string | null | undefined;
  verified: boolean;
  demo: boolean;
  /** Of its provider. */
  providerName: string;
  address: string;
  country: string;
  createdAt: string;
  updatedAt: string;
  distanceKm?: number;
  /** Owner and admins. */
  sentBack?: string | null;
}

/** docs/rules.md#marketplace-4 on the wire: `status` is availability. */
export const productRecord = z.object({
  _id: z.string(),
  userId: z.string(),
  providerId: z.string(),
  name: z.string(),
  company: z.string(),
  category: z.string(),
  price: z.number(),
  description: z.string(),
  productPic: z.string().nullable(),
  pictures: z.array(z.string()),
  status: z.boolean(),
  verified: z.boolean(),
  demo: z.boolean(),
  providerName: z.string(),
  address: z.string(),
  country: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  availableSaidAt: timestamp.nullable().optional(),
  ...listingFacts,
  ...publicFacts,
  distanceKm: z.number().optional(),
  sentBack: z.string().nullable().optional(),
});
export type ProductWire = z.infer<typeof productRecord>;

/** How many pictures a product shows beside its first. */
export const mostProductPictures = 7;

export const productBody = z.object({
  productPic: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z
      .string({ error: problem('picture-invalid') })
      .max(200, problem('picture-invalid'))
      .optional(),
  ),
  name: name(80),
  company: name(80),
  category: z.enum(rentedTypes, { error: problem('category-invalid') }),
  price,
  description: lines(2000),
  /** What `/upload` answered, in the order to show them. */
  pictures: z
    .array(z.string().max(200), { error: problem('picture-invalid') })
    .max(mostProductPictures, problem('picture-invalid'))
    .optional(),
  userId: z.string().max(64).optional(),
});

export const productChanges = z
  .object({ ...productBody.shape, status: flag, verified: flag, ...publicChanges })
  .partial();
