import type { Claim } from '#contract/evidence/owed.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';

/** Two halves are one. */
export const daysIn = (dates: readonly Pick<Claim['dates'][number], 'mark'>[]): number =>
  dates.reduce((sum, { mark }) => sum + (mark === 'half' ? 0.5 : 1), 0);

/** A call or a message begins with India's number. */
export const withCountry = (phone: string): string => `91${phone}`;

/** The date at the site of a moment. */
export const dayOf = (moment: string): string => siteDate(new Date(moment));
