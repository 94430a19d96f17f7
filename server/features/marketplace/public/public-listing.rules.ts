import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Services } from '#server/platform/services.ts';
import { capacityOf, type Facts, factsOfRecord } from '../free/listing-facts.data.ts';
import { findTrade, tradeSlug } from './public-address.rules.ts';
import { findPublicRow, isEnded, type PublicRow } from './public-listing.data.ts';
import { districtOf, tradeFigures } from './trade-page.rules.ts';

export type Found =
  /** `closed`: there is a listing, and its owner wants no page, or no longer one. */
  | { is: 'shown' | 'closed'; row: PublicRow }
  /** There was a listing with a page, and it is stopped or deleted. */
  | { is: 'gone' }
  | { is: 'missing' };

/** Read from the database itself at each visit: a page ends with the word of its owner, in every process. */
export async function findPublic({ db }: Pick<Services, 'db'>, id: string): Promise<Found> {
  if (!isId(id)) return { is: 'missing' };
  const row = await findPublicRow(db, id);
  if (!row) return { is: (await isEnded(db, id)) ? 'gone' : 'missing' };
  if (row.suspended) return { is: row.public === null ? 'missing' : 'gone' };
  return { is: row.public ? 'shown' : 'closed', row };
}

/** Whether there is a page of its trade in its district. */
export async function hasMore(services: Pick<Services, 'db' | 'settings'>, row: PublicRow): Promise<boolean> {
  const trade = findTrade(tradeSlug(row));
  const district = districtOf(row.pin);
  return !!trade && !!district && (await tradeFigures(services, trade, district)) !== undefined;
}

/** What its work on Neev says of it. */
export async function factsOf(
  { pool }: Pick<Services, 'pool'>,
  facts: Facts,
  row: PublicRow,
): Promise<ListingFacts> {
  if (row.kind === 'provider') return {};
  const ref = { kind: row.kind, _id: row.id };
  const capacity = row.kind === 'product' ? 1 : capacityOf({ ...row, kind: row.kind });
  return factsOfRecord(pool, facts, { ref, capacity });
}
