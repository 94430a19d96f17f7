import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { Dates, Facilities, HiringKind, ListingRef, OfferTerms } from '#contract/hiring/terms.ts';
import type { ProblemName } from '#contract/problems.ts';
import { decimalOf, rupeesOf, wholeOf } from '#contract/written.ts';
import { isByHour, isDate } from '#domain/calendar/dates.ts';
import { mostDaysOf, wrongPrice } from '#domain/calendar/limits.ts';
import { facilityNames } from './offer-facts.tsx';
import { newRate, type RateField, type RateTyped, readRates } from './rates-values.ts';

/** Terms as they stand in the form's fields. */
export interface TermsTyped {
  count: string;
  least: string;
  price: string;
  from: string;
  days: string;
  note: string;
  facilities: string[];
  /** Of a crew with several rates; empty where all get the same. */
  rates: RateTyped[];
}
export type TermsField = 'count' | 'minCount' | 'price' | 'dates' | 'note' | RateField;
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
  /** What the least number counts. */
  least: 'people' | 'machines' | 'taken';
  /** What the request gives anyway: nobody asks for it again. */
  given?: Facilities;
  /** Of a crew paid by the day, whose people may get different rates: its category. */
  ratedAs?: string | undefined;
  listing: ListingRef;
  /** The site. */
  pin: string;
  operator?: boolean | undefined;
}

const sentOf = ({ of }: { of: string }) => (of === 'product' ? 'machines' : 'people');

/** An answer to an offer begins with its terms. */
export const startOfCounter = (offer: Offer): TermsStart => ({
  ...offer,
  operator: offer.terms.operator,
  most: offer.item.count - offer.item.filled,
  ratedAs: ratedAs({ kind: offer.listing.kind, category: offer.item.category }, offer),
  least: offer.author === 'provider' ? 'taken' : sentOf(offer.item),
});

const ratedAs = (
  { kind, category }: { kind?: HiringKind; category?: string },
  { per, count }: { per: RequestItem['per']; count: number },
): string | undefined => (kind === 'groupWorker' && per === 'day' && count > 1 ? category : undefined);

/**
 * A first offer begins with what was asked for, and where no price was named with the listing's own.
 * @param listing how many it has, and its rupees a day for one
 */
export function startOfOffer(
  item: RequestItem,
  { facilities, pin }: JobRequest,
  listing: ListingRef & { capacity: number; priceEach: number | null; category?: string },
): TermsStart {
  const { capacity, priceEach } = listing;
  const most = Math.min(item.count - item.filled, capacity);
  const price = item.price ?? (item.per === 'day' ? priceEach : null);
  return {
    ...{
      ...item,
      price,
      count: most,
      minCount: most,
      most,
      terms: {},
      least: sentOf(item),
      given: facilities,
      ...{ listing, pin },
    },
    ratedAs: ratedAs(listing, { per: item.per, count: most }),
  };
}

export const typedOf = ({ count, minCount, price, dates, terms }: TermsStart): TermsTyped => ({
  count: String(count),
  least: String(minCount),
  price: price === null ? '' : String(price),
  from: isByHour(dates) ? '' : dates.from,
  days: String(isByHour(dates) ? dates.hours : dates.days),
  note: '',
  facilities: facilityNames.filter((name) => terms.facilities?.[name]),
  rates: (terms.rates ?? []).map((rate) =>
    newRate({ trade: rate.trade ?? '', count: String(rate.count), price: String(rate.price) }),
  ),
});

const mostHours = 168;

const number = (typed: string): number => decimalOf(typed) ?? Number.NaN;
const whole = (typed: string): number => wholeOf(typed) ?? Number.NaN;
const isWhole = (amount: number, most: number): boolean =>
  Number.isInteger(amount) && amount >= 1 && amount <= most;

/** The dates with what was typed, or what is wrong with them. */
function readDates(
  typed: TermsTyped,
  { dates, per }: Pick<TermsStart, 'dates' | 'per'>,
): { dates: Dates } | { problem: ProblemName } {
  const amount = isByHour(dates) ? number(typed.days) : whole(typed.days);
  if (isByHour(dates))
    return amount >= 0.5 && amount <= mostHours
      ? { dates: { ...dates, hours: amount } }
      : { problem: 'dates-invalid' };
  if (!isDate(typed.from)) return { problem: 'dates-invalid' };
  if (!isWhole(amount, mostDaysOf(per))) return { problem: per === 'job' ? 'job-too-long' : 'days-too-many' };
  return { dates: { ...dates, from: typed.from, days: amount } };
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
  start: TermsStart,
): { written: TermsWritten } | { problems: TermsProblems } {
  const { terms } = start;
  const { count, minCount, price, rates, problems: wrong } = readPay(typed, start);
  const read = readDates(typed, start);
  const problems: TermsProblems = { ...wrong, ...('problem' in read && { dates: read.problem }) };
  if ('problem' in read || Object.keys(problems).length > 0) return { problems };
  const facilities = Object.fromEntries(typed.facilities.map((name) => [name, true]));
  const note = typed.note.trim();
  const { dates } = read;
  const { rates: _before, ...kept } = terms;
  const agreed = { ...kept, facilities, ...(rates && { rates }) };
  return { written: { count, minCount, price, dates, terms: agreed, ...(note && { note }) } };
}

/** How many for how much: one price for all, or a crew's several rates. */
function readPay(typed: TermsTyped, { most, per }: TermsStart) {
  if (typed.rates.length > 0) return readRates(typed.rates, most);
  const count = whole(typed.count);
  const minCount = most > 1 ? whole(typed.least) : count;
  const price = rupeesOf(typed.price) ?? 0;
  const wrong = wrongPrice(price, per);
  const problems: TermsProblems = {
    ...(!isWhole(count, most) && { count: 'count-invalid' }),
    ...(!isWhole(minCount, Math.min(count, most)) && { minCount: 'count-invalid' }),
    ...(wrong && { price: wrong }),
  };
  return { count, minCount, price, rates: undefined, problems };
}
