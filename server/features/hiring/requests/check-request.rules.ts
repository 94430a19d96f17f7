import type { RequestBody, RequestItemBody } from '#contract/hiring/request-body.ts';
import { isCategoryOf } from '#contract/marketplace/categories.ts';
import { isByHour } from '#domain/calendar/dates.ts';
import { wrongPrice } from '#domain/calendar/limits.ts';
import { wrongDates } from '#domain/calendar/spans.ts';
import { isTradeOf } from '#domain/wish/trades-of.ts';
import { AppError, type FieldError, fieldError } from '#server/platform/http/errors.ts';
import type { Listing } from '../hiring.ts';
import { kindFits } from './trades.rules.ts';

/** What is wrong with days or hours that are asked for; a human's are days. */
export const wrongAsked = (
  { of, dates, per }: Pick<RequestItemBody, 'of' | 'dates' | 'per'>,
  now: Date,
): FieldError['problem'] | undefined =>
  isByHour(dates) && of !== 'product' ? 'dates-invalid' : wrongDates(dates, now, per);

/** What is wrong with one item, by its place in the request. */
function itemErrors(item: RequestItemBody, place: number, now: Date): FieldError[] {
  const errors: FieldError[] = [];
  const wrong = (field: string, problem: FieldError['problem']) =>
    errors.push({ path: `items.${place}.${field}`, problem });
  if (!isCategoryOf(item.of, item.category)) wrong('category', 'category-invalid');
  if (item.trade !== undefined && !isTradeOf(item.trade, item.category))
    wrong('trade', 'trades-other-category');
  const machine = item.of === 'product';
  const dates = wrongAsked(item, now);
  if (dates) wrong('dates', dates);
  const price = item.price === null ? undefined : wrongPrice(item.price, item.per);
  if (price) wrong('price', price);
  if (!machine && (item.per === 'hour' || item.per === 'week')) wrong('per', 'bad-input');
  return errors;
}

/** First come needs a price to be equal to. Without a word of the customer: first for one person, else their choice. */
export function chooseOf({ choose, items }: Pick<RequestBody, 'choose' | 'items'>): 'first' | 'me' {
  if (choose) return choose;
  const [item] = items;
  const onePerson = items.length === 1 && item?.count === 1 && item.of !== 'product';
  return onePerson && item.price !== null ? 'first' : 'me';
}

/** @throws AppError 400 with every wrong field */
export function checkItems(body: RequestBody, now: Date): void {
  const errors = body.items.flatMap((item, place) => itemErrors(item, place, now));
  if (body.choose === 'first')
    for (const [place, { price }] of body.items.entries())
      if (price === null) errors.push({ path: `items.${place}.price`, problem: 'price-needed' });
  if (errors[0]) throw new AppError(errors[0].problem, { errors });
}

/** @throws AppError 'own-listing'; 'bad-input' where a listing can do none of the items */
export function checkChosen(
  { customerId, items, path }: { customerId: string; items: Pick<RequestItemBody, 'of'>[]; path: string },
  listings: (Listing | undefined)[],
): Listing[] {
  return listings.map((listing, place) => {
    const field = `${path}.${place}`;
    if (!listing) throw fieldError(field, 'item-missing');
    if (listing.userId === customerId) throw fieldError(field, 'own-listing');
    if (!items.some((item) => kindFits(listing.ref.kind, item))) throw fieldError(field, 'bad-input');
    return listing;
  });
}

/** The request that a clientId was sent with. @throws AppError 'bad-input' where that is a tender */
export function sentBefore({ id, kind }: { id: string; kind: 'hire' | 'tender' }): string {
  if (kind !== 'hire') throw fieldError('clientId', 'bad-input');
  return id;
}
