import type { RentTermsRecord } from '#contract/hiring/rentals.calls.ts';
import type { Dates, OfferTerms, Per, Quote } from '#contract/hiring/terms.ts';
import { wrongPrice } from '#domain/calendar/limits.ts';
import { wrongDates } from '#domain/calendar/spans.ts';
import { totalOf } from '#domain/calendar/total.ts';
import { type AgreedPrice, extraHourOf, quoteAt, roundTrip, timeOf } from '#domain/rental-quote/quote.ts';
import type { RentTerms } from '#domain/rental-quote/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { distanceKm } from '#server/platform/geo/distance.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { findListing } from '../calendar/units/listing.data.ts';
import type { Hiring, Listing } from '../hiring.ts';
import { findTerms } from './rent-terms.data.ts';

export interface RentWish {
  dates: Dates;
  count: number;
  /** The site; undefined where it is not known: then the road is left out. */
  pin: string | undefined;
  /** Whether an operator who costs extra comes along. */
  operator?: boolean | undefined;
  extraHours?: number;
}

const kmTo = (listing: Pick<Listing, 'lat' | 'lng'>, pin: string | undefined): number | undefined => {
  const site = pin === undefined ? undefined : nearestKnown(pin);
  return site && roundTrip(distanceKm(listing, site));
};

type Machine = Pick<Listing, 'ref' | 'lat' | 'lng'>;

/** The one place where a machine's price is reckoned: for its page, a request, an offer, a booking and a change of it. */
function quoteOf(
  terms: RentTerms,
  { listing, agreed, ...wish }: RentWish & { listing: Machine; agreed: AgreedPrice | undefined },
): Quote {
  const { dates, count, pin, operator = true, extraHours = 0 } = wish;
  const km = kmTo(listing, pin);
  return quoteAt(terms, { time: timeOf(dates), count, extraHours, withOperator: operator, km }, agreed);
}

export interface AgreedWork extends Omit<RentWish, 'operator' | 'extraHours'> {
  listing: Machine;
  price: number;
  per: Per;
  terms: OfferTerms;
}

/**
 * What work costs at an agreed price: of a machine by a quote, of people the price for all heads and days. With it the
 * minutes that a machine is kept free before and after its hours.
 */
export async function costOfWork(
  db: Db,
  { listing, dates, count, pin, price, per, terms: agreedTerms }: AgreedWork,
): Promise<{ quote: Quote | null; total: number; bufferMinutes: number }> {
  const terms = listing.ref.kind === 'product' ? await findTerms(db, listing.ref._id) : undefined;
  if (!terms)
    return {
      quote: null,
      total: totalOf({ dates, count, price, per, terms: agreedTerms }),
      bufferMinutes: 0,
    };
  const { record } = terms;
  const { operator } = agreedTerms;
  const quote = quoteOf(record, { listing, dates, count, pin, operator, agreed: { price, per } });
  const agreed = per === 'job' ? record : { ...record, [rateOf[per]]: price };
  return {
    quote: { ...quote, beyond: beyondOf(agreed) },
    total: quote.total,
    bufferMinutes: record.bufferMinutes,
  };
}

const rateOf = { day: 'perDay', hour: 'perHour', week: 'perWeek' } as const;

/** What hours beyond the agreed time cost: kept with the offer, since the terms may change after it. */
const beyondOf = ({ dayHours, latePerHour, graceMinutes, ...terms }: RentTermsRecord): Quote['beyond'] => ({
  dayHours,
  extraHour: extraHourOf({ ...terms, dayHours }),
  ...(latePerHour && { latePerHour }),
  graceMinutes,
});

interface ProductWish extends RentWish {
  productId: string;
  /** Without one it costs what the terms say. */
  price?: number | undefined;
  per: Per;
}

/** @throws AppError 'dates-invalid' for days that cannot be asked for, a wrong price, 'not-found' */
export async function quoteForProduct(
  { services: { db }, now }: Pick<Hiring, 'services' | 'now'>,
  { productId, price, per, ...wish }: ProductWish,
): Promise<Quote> {
  const dates = wrongDates(wish.dates, now(), per);
  if (dates) throw fieldError('dates', dates);
  const dear = price === undefined ? undefined : wrongPrice(price, per);
  if (dear) throw fieldError('price', dear);
  const listing = isId(productId) ? await findListing(db, { kind: 'product', _id: productId }) : undefined;
  const terms = listing && (await findTerms(db, productId));
  if (!listing || !terms) throw new AppError('not-found');
  return quoteOf(terms.record, {
    ...wish,
    listing,
    agreed: price === undefined ? undefined : { price, per },
  });
}
