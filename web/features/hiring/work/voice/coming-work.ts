import { useQueries } from '@tanstack/react-query';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { addDays } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { bookingsQuery } from './worker-books.ts';

/** From this many days ahead one says that one is ill. */
const soonDays = 7;

/** The day of a work that is next, today or later; its last where all are over. */
export const nextDayOf = ({ dates }: Pick<Booking, 'dates'>, today: string): string => {
  const days = datesOf(dates);
  return days.find((day) => day >= today) ?? days.at(-1) ?? today;
};

/** Booked work of people, that which goes on first, then as it begins. */
export const inOrderOf = (bookings: readonly Booking[], today: string): Booking[] =>
  bookings
    .filter(({ listing }) => listing.kind !== 'product')
    .toSorted((one, other) => {
      const [a, b] = [one, other].map(
        (work) => `${work.status === 'under_way' ? 0 : 1} ${nextDayOf(work, today)}`,
      );
      return (a ?? '') < (b ?? '') ? -1 : 1;
    });

/**
 * What being ill does to a work: one that begins soon is called off, of one that goes on today is missed. A crew goes
 * without the one who is ill, and later work may still be done.
 */
export function illnessOf(
  { status, count, next, dates }: Pick<Booking, 'status' | 'count' | 'next' | 'dates'>,
  today: string,
): 'calls-off' | 'misses-today' | undefined {
  if (count > 1) return undefined;
  if (status === 'under_way') return datesOf(dates).includes(today) ? 'misses-today' : undefined;
  const isSoon = nextDayOf({ dates }, today) <= addDays(today, soonDays);
  return status === 'agreed' && next.includes('cancelled') && isSoon ? 'calls-off' : undefined;
}

/** @returns undefined until it is known */
export function useComingWork(today: string): { work: Booking[] | undefined; isError: boolean } {
  const [going, agreed] = useQueries({ queries: [bookingsQuery('under_way'), bookingsQuery('agreed')] });
  const isError = going.isError || agreed.isError;
  const work = going.data && agreed.data && inOrderOf([...going.data, ...agreed.data], today);
  return { work, isError };
}
