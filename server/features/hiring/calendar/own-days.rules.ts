import { mostUnits, type OwnDay } from '#contract/hiring/calendar.calls.ts';
import { atSite, datesBetween, dayMs, weekday } from '#domain/calendar/dates.ts';
import { spanOfDay } from '#domain/calendar/spans.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring, Listing } from '../hiring.ts';
import { spell } from './free-days.rules.ts';
import {
  type OwnReservation,
  type OwnUnit,
  reservationsOf,
  unitsBehind,
  yearlyOffOf,
} from './own-days.data.ts';
import { ownListings } from './own-listings.data.ts';
import { ensureUnits, unitsOf } from './units/unit.data.ts';

type Half = Pick<OwnDay, 'state' | 'bookingId' | 'blockId'>;

const noonMs = spanOfDay('2000-01-01', 'morning').to.getTime() - spanOfDay('2000-01-01').from.getTime();

/** What an owner sees of what takes a unit: of others' work only that it is there. */
function halfOf({ bookingId, blockId, ownerId }: OwnReservation, userId: string): Half {
  const own = ownerId === userId;
  return {
    state: bookingId ? 'booked' : 'blocked',
    ...(own && bookingId && { bookingId }),
    ...(own && blockId && { blockId }),
  };
}

/** The reservation that each half of the dates shows, the first morning at 0: work before a block. */
function halvesOf(taken: OwnReservation[], dates: string[]): (OwnReservation | undefined)[] {
  const begin = atSite(dates[0] ?? '').getTime();
  const halves = Array.from<OwnReservation | undefined>({ length: dates.length * 2 });
  const placeOf = (ms: number) => {
    const day = Math.floor((ms - begin) / dayMs);
    return day * 2 + (ms - begin - day * dayMs < noonMs ? 0 : 1);
  };
  for (const one of taken) {
    const last = Math.min(placeOf(one.span.to.getTime() - 1), halves.length - 1);
    for (let place = Math.max(0, placeOf(one.span.from.getTime())); place <= last; place += 1)
      if (!halves[place] || (one.bookingId !== null && halves[place]?.bookingId === null))
        halves[place] = one;
  }
  return halves;
}

const isSame = (one: Half, other: Half): boolean =>
  one.state === other.state && one.bookingId === other.bookingId && one.blockId === other.blockId;

type Dated = Half & Pick<OwnDay, 'date' | 'part'>;
const free = { state: 'free' } as const;

/** A unit's dates: a row a day, or one a half where the halves differ. */
function daysOf(taken: OwnReservation[], dates: string[], userId: string): Dated[] {
  const halves = halvesOf(taken, dates).map((one) => (one ? halfOf(one, userId) : free));
  return dates.flatMap((date, day): Dated[] => {
    const [morning = free, afternoon = free] = [halves[day * 2], halves[day * 2 + 1]];
    if (isSame(morning, afternoon)) return [{ date, part: 'day', ...morning }];
    return [
      { date, part: 'morning', ...morning },
      { date, part: 'afternoon', ...afternoon },
    ];
  });
}

/** Makes the units where they are lacking. */
async function makeUnits(hiring: Hiring, listing: Listing): Promise<void> {
  if ((await unitsOf(hiring.services.db, listing)).length >= listing.capacity) return;
  await inTransaction(hiring, (transaction) => ensureUnits(transaction, listing));
}

interface Asked {
  listing?: string | undefined;
  from: string;
  to: string;
  cursor?: string | undefined;
}

/** The days of some of a listing's units. */
async function daysOfUnits(
  hiring: Hiring,
  { listing, units, userId }: { listing: Listing; units: OwnUnit[]; userId: string },
  { from, to }: Asked,
): Promise<OwnDay[]> {
  const { db } = hiring.services;
  const ids = units.map((unit) => unit.id);
  const taken = await reservationsOf(db, ids, spell(from, to));
  const off = new Set(await yearlyOffOf(db, listing));
  const isRest = (date: string) => listing.restDays.includes(weekday(date)) || off.has(date.slice(5));
  const dates = datesBetween(from, to);
  return units.flatMap(({ id, no, label }) =>
    daysOf(taken.get(id) ?? [], dates, userId).map((one) => ({
      ...{ unit: id, no, label, listing: listing.ref, rest: isRest(one.date) },
      ...one,
    })),
  );
}

/**
 * The days of all that a user lists, or of one listing, so many units at a time.
 * @throws AppError 'not-found' for a listing that is not the user's, 'bad-cursor'
 */
export async function ownDays(
  hiring: Hiring,
  userId: string,
  asked: Asked,
): Promise<{ data: OwnDay[]; nextCursor: string | null }> {
  const { db } = hiring.services;
  const all = await ownListings(db, userId);
  const wanted = asked.listing === undefined ? all : all.filter(({ ref }) => ref._id === asked.listing);
  if (asked.listing !== undefined && wanted.length === 0) throw new AppError('not-found');
  const [last = '', behind = '0'] = asked.cursor?.split(':') ?? [];
  const begin = asked.cursor === undefined ? 0 : wanted.findIndex(({ ref }) => ref._id === last);
  if (begin < 0) throw new AppError('bad-cursor');
  const data: OwnDay[] = [];
  let room = mostUnits;
  for (const [place, listing] of wanted.slice(begin).entries()) {
    // The page is full: the next one begins with this listing.
    if (room === 0) return { data, nextCursor: `${listing.ref._id}:0` };
    await makeUnits(hiring, listing);
    const no = place === 0 ? Number(behind) : 0;
    const found = await unitsBehind(db, listing, { no, most: room + 1 });
    const units = found.slice(0, room);
    data.push(...(await daysOfUnits(hiring, { listing, units, userId }, asked)));
    room -= units.length;
    if (found.length > units.length)
      return { data, nextCursor: `${listing.ref._id}:${units.at(-1)?.no ?? no}` };
  }
  return { data, nextCursor: null };
}
