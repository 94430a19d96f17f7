import type { OwnDay } from '#contract/hiring/calendar.ts';
import { datesBetween, type Part, weekday } from '#domain/calendar/dates.ts';
import { overlaps, type Span, spanOfDay } from '#domain/calendar/spans.ts';
import type { Hiring, Listing } from '../../act/hiring.ts';
import { inTransaction } from '../../act/in-transaction.ts';
import { ensureUnits } from '../../units/unit.data.ts';
import { spell } from './free-days.rules.ts';
import {
  type OwnReservation,
  type OwnUnit,
  reservationsOf,
  unitsOfListings,
  yearlyOffOf,
} from './own-days.data.ts';
import { ownListings } from './own-listings.ts';

type Half = Pick<OwnDay, 'state' | 'bookingId' | 'blockId'>;

/** What an owner sees of a unit on a date or half of it: work before a block, of others' work only that it is there. */
function halfOf(span: Span, taken: OwnReservation[], userId: string): Half {
  const meeting = taken.filter((other) => overlaps(other.span, span));
  const work = meeting.find(({ bookingId }) => bookingId !== null);
  const found = work ?? meeting[0];
  if (!found) return { state: 'free' };
  const { bookingId, blockId, ownerId } = found;
  const own = ownerId === userId;
  return {
    state: bookingId ? 'booked' : 'blocked',
    ...(own && bookingId && { bookingId }),
    ...(own && blockId && { blockId }),
  };
}

/** One row of the day, or two where its halves differ. */
function partsOf(date: string, taken: OwnReservation[], userId: string): (Half & { part: Part })[] {
  if (taken.length === 0) return [{ part: 'day', state: 'free' }];
  const morning = halfOf(spanOfDay(date, 'morning'), taken, userId);
  const afternoon = halfOf(spanOfDay(date, 'afternoon'), taken, userId);
  const alike =
    morning.state === afternoon.state &&
    morning.bookingId === afternoon.bookingId &&
    morning.blockId === afternoon.blockId;
  if (alike) return [{ ...morning, part: 'day' }];
  return [
    { ...morning, part: 'morning' },
    { ...afternoon, part: 'afternoon' },
  ];
}

/** The units of what a user lists, made where they are lacking; one that stands in two listings once. */
async function ownUnits(hiring: Hiring, listings: Listing[]): Promise<OwnUnit[]> {
  const { db } = hiring.services;
  const known = await unitsOfListings(db, listings);
  const count = (id: string) => known.filter(({ listingId }) => listingId === id).length;
  const lacking = listings.filter(({ ref, capacity }) => count(ref._id) < capacity);
  if (lacking.length === 0) return known;
  await inTransaction(hiring, async (transaction) => {
    for (const listing of lacking) await ensureUnits(transaction, listing);
  });
  return unitsOfListings(db, listings);
}

/** A row a unit and date, by listing, number and date. */
export async function ownDays(
  hiring: Hiring,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<OwnDay[]> {
  const { db } = hiring.services;
  const listings = await ownListings(db, userId);
  const units = await ownUnits(hiring, listings);
  const taken = await reservationsOf(db, [...new Set(units.map(({ id }) => id))], spell(from, to));
  const yearlyOff = await yearlyOffOf(db, userId);
  const dates = datesBetween(from, to);
  const seen = new Set<string>();
  return listings.flatMap(({ ref, restDays }) => {
    const off = new Set(yearlyOff.get(ref._id));
    const rest = (date: string) => restDays.includes(weekday(date)) || off.has(date.slice(5));
    const fresh = units.filter(({ id, listingId }) => listingId === ref._id && !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh.flatMap(({ id, no, label }) =>
      dates.flatMap((date) =>
        partsOf(date, taken.get(id) ?? [], userId).map((half) => ({
          unit: id,
          no,
          label,
          listing: ref,
          date,
          ...half,
          rest: rest(date),
        })),
      ),
    );
  });
}
