import { hiringKinds } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Listing } from '../hiring.ts';
import { listingsOf } from './units/listing.data.ts';

const placeOf = ({ ref }: Listing): number => hiringKinds.indexOf(ref.kind);

/** Everything that a user lists, the people first: who is in a crew of their own stands under their own work. */
export const ownListings = async (db: Db, userId: string): Promise<Listing[]> =>
  (await listingsOf(db, userId)).sort((one, other) => placeOf(one) - placeOf(other));
