import { mostUnits, type OwnDays, type TakenDay } from '#contract/hiring/calendar.ts';
import { atSite, datesBetween, dayMs, weekday } from '#domain/calendar/dates.ts';
import { spanOfDay } from '#domain/calendar/spans.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring, Listing } from '../../act/hiring.ts';
import { inTransaction } from '../../act/in-transaction.ts';
import { findListings } from '../../units/listing.data.ts';
import { ensureUnits, unitsOf } from '../../units/unit.data.ts';
import { spell } from './free-days.rules.ts';
import { type OwnReservation, reservationsOf, unitsBehind, yearlyOffOf } from './own-days.data.ts';

type Half = Pick<TakenDay, 'state' | 'bookingId' | 'blockId'>;
type Dated = Half & Pick<TakenDay, 'date' | 'part'>;

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

const isSame = (one: Half | undefined, other: Half | undefined): boolean =>
  one?.state === other?.state && one?.bookingId === other?.bookingId && one?.blockId === other?.blockId;

/** What of a unit is taken on the dates: a row a day, or one a half where the halves differ. */
function takenOf(taken: OwnReservation[], dates: string[], userId: string): Dated[] {
  const halves = halvesOf(taken, dates).map((one) => one && halfOf(one, userId));
  return dates.flatMap((date, day): Dated[] => {
    const [morning, afternoon] = [halves[day * 2], halves[day * 2 + 1]];
    if (isSame(morning, afternoon)) return morning ? [{ date, part: 'day' as const, ...morning }] : [];
    return [
      ...(morning ? [{ date, part: 'morning' as const, ...morning }] : []),
      ...(afternoon ? [{ date, part: 'afternoon' as const, ...afternoon }] : []),
    ];
  });
}

/** Units that are taken alike are one row. */
function joined(units: { no: number; taken: Dated[] }[]): TakenDay[] {
  const rows = new Map<string, TakenDay>();
  for (const { no, taken } of units)
    for (const one of taken) {
      const key = [one.date, one.part, one.state, one.bookingId, one.blockId].join(' ');
      const known = rows.get(key);
      if (known) known.units.push(no);
      else rows.set(key, { ...one, units: [no] });
    }
  return [...rows.values()];
}

/** Makes the units where they are lacking. */
async function makeUnits(hiring: Hiring, listing: Listing): Promise<void> {
  if ((await unitsOf(hiring.services.db, listing)).length >= listing.capacity) return;
  await inTransaction(hiring, (transaction) => ensureUnits(transaction, listing));
}

interface Asked {
  listing: string;
  from: string;
  to: string;
  cursor?: number | undefined;
}

/** The days of one listing of the user's own, so many units at a time. @throws AppError 'not-found' */
export async function ownDays(
  hiring: Hiring,
  userId: string,
  { listing: id, from, to, cursor = 0 }: Asked,
): Promise<{ data: OwnDays; nextCursor: string | null }> {
  const { db } = hiring.services;
  const [listing] = isId(id) ? await findListings(db, [id]) : [];
  if (listing?.userId !== userId) throw new AppError('not-found');
  await makeUnits(hiring, listing);
  const found = await unitsBehind(db, listing, { no: cursor, most: mostUnits + 1 });
  const units = found.slice(0, mostUnits);
  const ids = units.map((unit) => unit.id);
  const taken = await reservationsOf(db, ids, spell(from, to));
  const off = new Set(await yearlyOffOf(db, listing));
  const dates = datesBetween(from, to);
  const rest = dates.filter((date) => listing.restDays.includes(weekday(date)) || off.has(date.slice(5)));
  return {
    data: {
      units: units.map((unit) => ({ _id: unit.id, no: unit.no, label: unit.label })),
      rest,
      taken: joined(
        units.map((unit) => ({ no: unit.no, taken: takenOf(taken.get(unit.id) ?? [], dates, userId) })),
      ),
    },
    nextCursor: found.length > mostUnits ? String(units.at(-1)?.no) : null,
  };
}
