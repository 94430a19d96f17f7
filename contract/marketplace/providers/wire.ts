import { z } from 'zod';
import { recordDay, timestamp } from '#contract/fields.ts';
import { evidenceKinds } from '../evidence.ts';
import { providerKinds } from '../kinds.ts';
import { listingFacts, publicFacts } from '../listing-facts.ts';

// The field names of each kind, listed one by one so that nothing leaks by default (docs/rules.md#marketplace-5).
// A worker's and a contractor's `status` is availability; a group's and an engineer's is verification.

const evidence = z.object({
  kind: z.enum(evidenceKinds),
  by: z.string().nullable(),
  on: recordDay.nullable(),
});

const shared = {
  _id: z.string(),
  userId: z.string(),
  address: z.string(),
  country: z.string(),
  profilePic: z.string().nullable(),
  demo: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  availableSaidAt: timestamp.nullable().optional(),
  ...listingFacts,
  ...publicFacts,
  distanceKm: z.number().optional(),
  matchedAs: z.string().optional(),
  mayDo: z.string().optional(),
  phone: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
  contactsHidden: z.literal(true).optional(),
  contactsPerDay: z.number().optional(),
  pin: z.string().optional(),
  social: z.array(z.string()).optional(),
  following: z.boolean().optional(),
  aadhar: z.string().nullable().optional(),
  evidence: evidence.nullable().optional(),
  sentBack: z.string().nullable().optional(),
  idPictureWaits: z.boolean().optional(),
  helpedBy: z.string().optional(),
  idUsedElsewhere: z.boolean().optional(),
};
const working = {
  price: z.number(),
  experience: z.number(),
  /** Keys of what they say that they do. */
  trades: z.array(z.string()),
};

export const workerRecord = z.object({
  ...shared,
  ...working,
  fullName: z.string(),
  age: z.number(),
  role: z.string(),
  status: z.boolean(),
  verified: z.boolean(),
});

export const groupRecord = z.object({
  ...shared,
  ...working,
  groupName: z.string(),
  leaderName: z.string().nullable(),
  groupSize: z.number(),
  category: z.string(),
  available: z.boolean(),
  status: z.boolean(),
});

export const contractorRecord = z.object({
  ...shared,
  ...working,
  fullName: z.string(),
  teams: z.number().optional(),
  businessName: z.string().nullable(),
  age: z.number(),
  role: z.string(),
  status: z.boolean(),
  verified: z.boolean(),
});

export const engineerRecord = z.object({
  ...shared,
  ...working,
  fullName: z.string(),
  businessName: z.string().nullable(),
  age: z.number(),
  type: z.string(),
  available: z.boolean(),
  status: z.boolean(),
});

export const rentalProviderRecord = z.object({
  ...shared,
  fullName: z.string(),
  verified: z.boolean(),
  available: z.boolean(),
});

export interface WireByKind {
  worker: z.infer<typeof workerRecord>;
  groupWorker: z.infer<typeof groupRecord>;
  contractor: z.infer<typeof contractorRecord>;
  engineer: z.infer<typeof engineerRecord>;
  provider: z.infer<typeof rentalProviderRecord>;
}
export type WireRecord = WireByKind[keyof WireByKind];

/** The user's own records of several kinds side by side (`GET /me`): the kind stands beside the record. */
export const anyRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(providerKinds[0]), record: workerRecord }),
  z.object({ kind: z.literal(providerKinds[1]), record: groupRecord }),
  z.object({ kind: z.literal(providerKinds[2]), record: contractorRecord }),
  z.object({ kind: z.literal(providerKinds[3]), record: engineerRecord }),
  z.object({ kind: z.literal(providerKinds[4]), record: rentalProviderRecord }),
]);
export type AnyRecord = z.infer<typeof anyRecord>;
