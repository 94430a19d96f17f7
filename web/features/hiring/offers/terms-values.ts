import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { Dates, Facilities, OfferTerms } from '#contract/hiring/terms.ts';
import type { ProblemName } from '#contract/problems.ts';
import { decimalOf, rupeesOf, wholeOf } from '#contract/written.ts';
import { isByHour, isDate } from '#domain/calendar/dates.ts';
import { facilityNames } from './offer-facts.tsx';

/** Terms as they stand in the form's fields. */
export interface TermsTyped {
  count: string;
  least: string;
  price: string;
  from: string;
  days: string;
  note: string;
  facilities: string[];
}
export type TermsField = 'count' | 'minCount' | 'price' | 'dates' | 'note';
export type TermsProblems = Partial<Record<TermsField, ProblemName>>;

/** What the form begins with. */
export interface TermsStart {
  count: number;
  minCount: number;
  /** The most that are still wanted. */
  most: number;
  price: number | null;
  per: RequestItem['per'];
  dates: Dates;
  terms: OfferTerms;
  /** What the request gives anyway: nobody asks for it again. */
  given?: Facilities;
}

/** An answer to an offer begins with its terms. */
export const startOfCounter = (offer: Offer): TermsStart => ({
  ...offer,
  most: offer.item.count - offer.item.filled,
});

/**
 * A first offer begins with what was asked for, and where no price was named with the listing's own.
 * @param listing how many it has, and its rupees a day for one
 */
export function startOfOffer(
  item: RequestItem,
  { facilities }: JobRequest,
  { capacity, priceEach }: { capacity: number; priceEach: number | null },
): TermsStart {
  const most = Math.min(item.count - item.filled, capacity);
  const price = item.price ?? (item.per === 'day' ? priceEach : null);
  return { ...item, price, count: most, minCount: most, most, terms: {}, given: facilities };
}

export const typedOf = ({ count, minCount, price, dates, terms }: TermsStart): TermsTyped => ({
  count: String(count),
  least: String(minCount),
  price: price === null ? '' : String(price),
  from: isByHour(dates) ? '' : dates.from,
  days: String(isByHour(dates) ? dates.hours : dates.days),
  note: '',
  facilities: facilityNames.filter((name) => terms.facilities?.[name]),
});

const mostDays = 180;
const mostHours = 168;
const mostRupees = 1_000_000;

const number = (typed: string): number => decimalOf(typed) ?? Number.NaN;
const whole = (typed: string): number => wholeOf(typed) ?? Number.NaN;
const isWhole = (amount: number, most: number): boolean =>
  Number.isInteger(amount) && amount >= 1 && amount <= most;

/** @returns the dates with what was typed; undefined where that is none */
function datesOf(typed: TermsTyped, dates: Dates): Dates | undefined {
  const amount = isByHour(dates) ? number(typed.days) : whole(typed.days);
  if (isByHour(dates)) return amount >= 0.5 && amount <= mostHours ? { ...dates, hours: amount } : undefined;
  return isDate(typed.from) && isWhole(amount, mostDays)
    ? { ...dates, from: typed.from, days: amount }
    : undefined;
}

export interface TermsWritten {
  count: number;
  minCount: number;
  price: number;
  dates: Dates;
  terms: OfferTerms;
  note?: string;
}

/** Another number of heads takes the least along that stood at the old number, or would be above the new. */
export function withCount({ count, least }: TermsTyped, typed: string): Pick<TermsTyped, 'count' | 'least'> {
  return { count: typed, least: least === count || whole(least) > whole(typed) ? typed : least };
}

/** Checks what was typed, without the schemas: the chat does not load them. @returns the terms, or what is wrong by field */
export function readTerms(
  typed: TermsTyped,
  { dates: known, terms, most }: TermsStart,
): { written: TermsWritten } | { problems: TermsProblems } {
  const count = whole(typed.count);
  const minCount = most > 1 ? whole(typed.least) : count;
  const price = rupeesOf(typed.price) ?? 0;
  const dates = datesOf(typed, known);
  const problems: TermsProblems = {
    ...(!isWhole(count, most) && { count: 'count-invalid' }),
    ...(!isWhole(minCount, Math.min(count, most)) && { minCount: 'count-invalid' }),
    ...(!isWhole(price, mostRupees) && { price: 'price-invalid' }),
    ...(!dates && { dates: 'dates-invalid' }),
  };
  if (!dates || Object.keys(problems).length > 0) return { problems };
  const facilities = Object.fromEntries(typed.facilities.map((name) => [name, true]));
  const note = typed.note.trim();
  const written = { count, minCount, price, dates, terms: { ...terms, facilities }, ...(note && { note }) };
  return { written };
}
