import type { Pool } from 'pg';
import { type FreeDay, freeFromDays } from '#contract/hiring/calendar.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { addDays, atSite, datesBetween, siteDate } from '#domain/calendar/dates.ts';
import { firstFree, freeOn } from '#domain/calendar/free-days.ts';
import type { Span } from '#domain/calendar/spans.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring, Listing } from '../../act/hiring.ts';
import { findListing } from '../../units/listing.data.ts';
import { takenOf } from '../../units/taken.data.ts';

/** From the first date's midnight to the last one's. */
export const spell = (from: string, to: string): Span => ({ from: atSite(from), to: atSite(addDays(to, 1)) });

/**
 * How many units are free the whole day: one with a free half is not counted.
 * @throws AppError 'not-found'
 */
export async function freeDays(
  { services: { db, pool } }: Hiring,
  ref: ListingRef,
  { from, to }: { from: string; to: string },
): Promise<FreeDay[]> {
  const listing = isId(ref._id) ? await findListing(db, ref) : undefined;
  if (!listing) throw new AppError('not-found');
  const taken = (await takenOf(pool, [listing], spell(from, to))).get(ref._id) ?? [];
  return datesBetween(from, to).map((date) => ({
    date,
    free: freeOn({ date }, taken, listing.capacity),
    of: listing.capacity,
  }));
}

/** The first date from today on with a unit that is free all day, by the listing's id; null where none is in sight. */
export async function freeFromOf(
  pool: Pool,
  listings: Pick<Listing, 'ref' | 'userId' | 'capacity'>[],
  now: Date,
): Promise<Map<string, string | null>> {
  const today = siteDate(now);
  const last = addDays(today, freeFromDays - 1);
  const dates = datesBetween(today, last);
  const taken = await takenOf(pool, listings, spell(today, last));
  return new Map(
    listings.map(({ ref, capacity }) => [ref._id, firstFree(dates, taken.get(ref._id) ?? [], capacity)]),
  );
}
