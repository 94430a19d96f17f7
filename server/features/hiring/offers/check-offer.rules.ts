import type { CrewRate, Dates, OfferTerms } from '#contract/hiring/terms.ts';
import { isByHour } from '#domain/calendar/dates.ts';
import { hoursToAnswer, wrongPrice } from '#domain/calendar/limits.ts';
import { latestAgreement, spansOf, wrongDates } from '#domain/calendar/spans.ts';
import { inOne } from '#domain/calendar/total.ts';
import { isTradeOf } from '#domain/wish/trades-of.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { freeUnits, unitsOf } from '../calendar/units/unit.data.ts';
import type { Listing } from '../hiring.ts';
import type { ItemRow, RequestRow } from '../requests/request.data.ts';
import type { NewOffer } from './offer.data.ts';

const hourMs = 3_600_000;

/** An offer ends the sooner the nearer the work is, at the latest when it begins (docs/rules.md#hiring-5). */
export function offerExpiry(dates: Dates, now: Date): Date {
  const begins = latestAgreement(dates);
  return new Date(Math.min(now.getTime() + hoursToAnswer(begins, now) * hourMs, begins.getTime()));
}

/** @throws AppError 'request-closed', 'item-filled' */
export function checkOpen(request: RequestRow | undefined, item: ItemRow, now: Date): void {
  if (!request || request.status === 'closed' || request.status === 'expired' || request.expires_at <= now)
    throw new AppError('request-closed');
  if (item.filled >= item.count) throw new AppError('item-filled');
}

type Wish = Pick<NewOffer, 'count' | 'minCount' | 'dates' | 'price' | 'per'>;

/**
 * Terms with a crew's several rates: number and price are what they come to in one, and all of the people are taken or
 * none.
 * @throws AppError 400 at the field
 */
export function withRates(
  wish: Wish,
  rates: readonly CrewRate[] | undefined,
  { ref, category }: Pick<Listing, 'ref' | 'category'>,
): Wish {
  if (!rates) return wish;
  if (ref.kind !== 'groupWorker' || wish.per !== 'day') throw fieldError('terms.rates', 'rates-invalid');
  for (const [place, { price, trade }] of rates.entries()) {
    const dear = wrongPrice(price, wish.per);
    if (dear) throw fieldError(`terms.rates.${place}.price`, dear);
    if (trade && !isTradeOf(trade, category)) throw fieldError(`terms.rates.${place}.trade`, 'trade-invalid');
  }
  const { count, price } = inOne(rates);
  if (count !== wish.count) throw fieldError('terms.rates', 'rates-invalid');
  return { ...wish, minCount: count, price };
}

/** @throws AppError 400 at the field */
export function checkTerms(
  wish: Wish,
  { item, listing, now }: { item: ItemRow; listing: Listing; now: Date },
): void {
  if (wish.count > item.count || wish.count > listing.capacity) throw fieldError('count', 'count-invalid');
  if (wish.minCount > wish.count) throw fieldError('minCount', 'count-invalid');
  const machine = listing.ref.kind === 'product';
  const dates = isByHour(wish.dates) && !machine ? 'dates-invalid' : wrongDates(wish.dates, now, wish.per);
  if (dates) throw fieldError('dates', dates);
  const price = wrongPrice(wish.price, wish.per);
  if (price) throw fieldError('price', price);
  if (!machine && (wish.per === 'hour' || wish.per === 'week')) throw fieldError('per', 'bad-input');
}

/**
 * Nobody offers days on which they work for somebody already.
 * @throws AppError 'not-free' where too few of its people or machines are left
 */
export async function checkFree(
  db: Db,
  {
    listing,
    dates,
    minCount,
    bufferMinutes,
  }: Pick<NewOffer, 'listing' | 'dates' | 'minCount' | 'bufferMinutes'>,
): Promise<void> {
  const ids = (await unitsOf(db, listing)).map(({ id }) => id);
  const free = await freeUnits(db, ids, { spans: spansOf(dates, bufferMinutes) });
  if (free.size < minCount) throw new AppError('not-free', { free: free.size });
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
};
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Dates without what says nothing: a whole day, no rest days. */
const plainDates = (dates: Dates): Dates => {
  if (isByHour(dates)) return dates;
  const { restDays, part, ...rest } = dates;
  return {
    ...rest,
    ...(restDays && restDays.length > 0 && { restDays: restDays.toSorted((one, other) => one - other) }),
    ...(part && part !== 'day' && { part }),
  };
};

const asksNoMore = (
  { rates, overtimePerHour, facilities = {} }: OfferTerms,
  item: Pick<ItemRow, 'overtime_per_hour'>,
): boolean =>
  !rates &&
  (overtimePerHour ?? null) === item.overtime_per_hour &&
  Object.values(facilities).every((asked) => !asked);

/** Whether an offer takes an item as it was asked: then the first one is booked. */
export const equalsItem = (
  offer: Pick<NewOffer, 'dates' | 'price' | 'per' | 'terms'>,
  item: Pick<ItemRow, 'dates' | 'price' | 'per' | 'operator' | 'overtime_per_hour'>,
): boolean =>
  offer.price === item.price &&
  offer.per === item.per &&
  asksNoMore(offer.terms, item) &&
  (offer.terms.operator ?? true) === (item.operator ?? true) &&
  same(plainDates(offer.dates), plainDates(item.dates));
