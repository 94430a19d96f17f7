import type { Dates, Per, Quote } from '#contract/hiring/terms.ts';
import { isByHour } from '#domain/calendar/dates.ts';
import { areAhead } from '#domain/calendar/spans.ts';
import { quote, roundTrip } from '#domain/rental-quote/quote.ts';
import type { Time } from '#domain/rental-quote/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { distanceKm } from '../calendar/units/distance.rules.ts';
import { findListing } from '../calendar/units/listing.data.ts';
import type { Hiring, Listing } from '../hiring.ts';
import { findTerms } from './rent-terms.data.ts';

export interface RentWish {
  dates: Dates;
  count: number;
  /** The site; undefined where it is not known: then the road is left out. */
  pin: string | undefined;
  /** Whether an operator who costs extra comes along. */
  operator?: boolean;
  extraHours?: number;
}

const timeOf = (dates: Dates): Time =>
  isByHour(dates)
    ? { hours: dates.hours }
    : { days: dates.days, half: dates.part !== undefined && dates.part !== 'day' };

const kmTo = (listing: Pick<Listing, 'lat' | 'lng'>, pin: string | undefined): number | undefined => {
  const site = pin === undefined ? undefined : nearestKnown(pin);
  return site && roundTrip(distanceKm(listing, site));
};

type Machine = Pick<Listing, 'ref' | 'price' | 'lat' | 'lng'>;

export interface OfferWish extends Omit<RentWish, 'operator' | 'extraHours'> {
  listing: Machine;
  /** The agreed price, which takes the place of the terms'. */
  price?: number;
  per?: Per;
}

/**
 * What a machine costs at an offer's price, and the minutes that it is kept free before and after its hours; no quote for
 * people, for a product without terms and for a price of the whole job.
 */
export async function quoteForOffer(
  db: Db,
  { listing, price = listing.price ?? undefined, per = 'day', ...wish }: OfferWish,
): Promise<{ quote: Quote | null; bufferMinutes: number }> {
  const terms = listing.ref.kind === 'product' ? await findTerms(db, listing.ref._id) : undefined;
  if (!terms?.record.said) return { quote: null, bufferMinutes: 0 };
  const { record } = terms;
  const agreed =
    price === undefined || per === 'job'
      ? record
      : { ...record, [({ day: 'perDay', hour: 'perHour', week: 'perWeek' } as const)[per]]: price };
  const quote = per === 'job' ? null : quoteOf(agreed, listing, wish);
  return { quote, bufferMinutes: record.bufferMinutes };
}

function quoteOf(
  terms: Parameters<typeof quote>[0],
  listing: Machine,
  { dates, count, pin, operator = true, extraHours = 0 }: RentWish,
): Quote {
  return quote(terms, {
    time: timeOf(dates),
    count,
    extraHours,
    withOperator: operator,
    km: kmTo(listing, pin),
  });
}

/** @throws AppError 'dates-invalid' for days that cannot be asked for, 'not-found' */
export async function quoteForProduct(
  { services: { db }, now }: Pick<Hiring, 'services' | 'now'>,
  { productId, ...wish }: RentWish & { productId: string },
): Promise<Quote> {
  if (!areAhead(wish.dates, now())) throw fieldError('dates', 'dates-invalid');
  const listing = isId(productId) ? await findListing(db, { kind: 'product', _id: productId }) : undefined;
  const terms = listing && (await findTerms(db, productId));
  if (!listing || !terms) throw new AppError('not-found');
  return quoteOf(terms.record, listing, wish);
}
