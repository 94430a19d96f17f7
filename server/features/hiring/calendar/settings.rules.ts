import type { z } from 'zod';
import type { CalendarListing, putRestDays, restDays } from '#contract/hiring/calendar.calls.ts';
import { emitHiring } from '#server/features/accounts/act/in-transaction.rules.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { ownListings } from './own-listings.data.ts';
import { setMorningCheck, setRestDays, settingsOf } from './settings.data.ts';

/** What the user lists, with its calendar's settings. */
export async function calendarSettings(
  { services: { db } }: Hiring,
  userId: string,
): Promise<{ listings: CalendarListing[]; morningCheck: boolean }> {
  const settings = await settingsOf(db, userId);
  const listings = (await ownListings(db, userId)).map(({ ref, name, capacity }) => {
    const set = settings.get(ref._id);
    return {
      listing: ref,
      name,
      of: capacity,
      available: set?.available ?? false,
      availableSaidAt: set?.availableSaidAt?.toISOString() ?? null,
      restDays: set?.restDays ?? [],
      yearlyOff: set?.yearlyOff ?? [],
    };
  });
  return { listings, morningCheck: [...settings.values()].some(({ morningCheck }) => morningCheck) };
}

/** Machines have none. @throws AppError 'not-found' where the user has no such record */
export async function changeRestDays(
  hiring: Hiring,
  userId: string,
  { listing, restDays: weekly, yearlyOff }: z.output<NonNullable<typeof putRestDays.body>>,
): Promise<z.output<typeof restDays>> {
  const set = { restDays: weekly.toSorted((one, other) => one - other), yearlyOff: yearlyOff.toSorted() };
  if ((await setRestDays(hiring.services.db, userId, { ...set, id: listing?._id })) === 0)
    throw new AppError('not-found');
  emitHiring(hiring, [userId], { kind: 'calendar', _id: listing?._id ?? userId });
  return set;
}

/** @throws AppError 'not-found' for who lists no work */
export async function changeMorningCheck(
  hiring: Hiring,
  userId: string,
  on: boolean,
): Promise<{ on: boolean }> {
  if ((await setMorningCheck(hiring.services.db, userId, on)) === 0) throw new AppError('not-found');
  return { on };
}
