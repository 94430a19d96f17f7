import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * What the end of a listing means for those who hired it; given by app.ts. Called in the transaction that deletes it,
 * before its row is held.
 * @returns what is to be done after the commit
 * @throws AppError 'listing-booked' for an owner whose bookings are not over
 */
export type EndListing = (
  db: Db,
  ended: { ref: { kind: ProviderKind | 'product'; _id: string }; ownerId: string; by: { userId: string } },
) => Promise<() => void>;
