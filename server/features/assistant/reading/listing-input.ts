import { z } from 'zod';
import {
  contractorTypes,
  engineerTypes,
  groupTypes,
  rentedTypes,
  workerCategories,
} from '#contract/marketplace/categories.ts';
import { tradeKeys } from '#contract/marketplace/trades.ts';
import { listingKinds } from '../knowledge/trades/trade-labels.ts';

const categories = [
  ...workerCategories,
  ...groupTypes,
  ...contractorTypes,
  ...engineerTypes,
  ...rentedTypes,
] as const;
/** What is looked for, as a question is read or as a model writes it. */
export const listingInput = z.object({
  kind: z
    .enum(listingKinds)
    .describe(
      'worker (mason, labourer, tiler, plumber …), groupWorker (a crew), contractor (painter, carpenter, electrician, builder …), engineer (architect too), or product (a tool for rent)',
    ),
  category: z
    .enum(categories)
    .optional()
    .describe(
      'Plumbers are worker "Other"; painters contractor "color contract"; carpenters "furniture contract"; electricians "electrician contract"',
    ),
  trade: z
    .enum(tradeKeys)
    .optional()
    .describe('Which of worker "Other": welder, waterproofing, pest-controller, borewell-driller …'),
  place: z.string().max(80).optional().describe('A 6-digit PIN code or the name of a city'),
  maxPrice: z.number().int().min(1).max(1_000_000).optional().describe('Rupees per day'),
  people: z.number().int().min(1).max(999).optional().describe('How many are needed at once'),
  minExperience: z.number().int().min(0).max(80).optional().describe('Years'),
  available: z.boolean().optional(),
  verified: z.boolean().optional(),
  woman: z.boolean().optional().describe('A woman is wished for, which profiles do not tell'),
  cheapest: z.boolean().optional().describe('The cheapest first'),
  asked: z.string().max(500).optional().describe('The question for a rate, in the user’s own words'),
  rates: z.boolean().optional().describe('Also tell from what to what they ask for a day'),
});
export type ListingInput = z.infer<typeof listingInput>;
