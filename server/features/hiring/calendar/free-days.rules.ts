import type { FreeDay } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { addDays, atSite, datesBetween, siteDate } from '#domain/calendar/dates.ts';
import type { Span } from '#domain/calendar/spans.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { findListing } from './units/listing.data.ts';
import { busyByDay, type FreeColumns } from './units/taken.data.ts';

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
  const busy = await busyByDay(pool, listing, spell(from, to));
  const { capacity } = listing;
  return datesBetween(from, to).map((date, day) => ({
    date,
    free: Math.max(0, capacity - (busy.get(day) ?? 0)),
    of: capacity,
  }));
}

/** Today's midnight at the site. */
export const startOfToday = (now: Date): Date => atSite(siteDate(now));

/** The first date from today on with a unit that is free all day; null where none is in sight. */
export function freeFromOf({ units, free_in }: FreeColumns, capacity: number, now: Date): string | null {
  const today = siteDate(now);
  // Units that nobody took yet need not exist.
  if (units !== null && units < capacity) return today;
  return free_in === null ? null : addDays(today, free_in);
}
