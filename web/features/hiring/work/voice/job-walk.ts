import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import { spansOf } from '#domain/calendar/spans.ts';
import { ableListings, type OwnListing } from '../../requests/own-listings.ts';

/** An item of a request that one of the user's listings may answer. */
export interface Askable {
  item: RequestItem;
  listing: OwnListing;
}

/** What was said to an item; `sent` once its offer is there. */
export type ItemAnswer = 'no' | 'sent' | { price: number; count: number };
export type Answers = Partial<Record<string, ItemAnswer>>;

const isOpen = ({ filled, count, booked }: RequestItem): boolean => filled < count && !booked;

/** What of a request is asked, item by item. */
export const askableOf = (request: JobRequest, own: readonly OwnListing[]): Askable[] =>
  request.items.filter(isOpen).flatMap((item) => {
    const [listing] = ableListings(own, item, request);
    return listing ? [{ item, listing }] : [];
  });

const meet = (one: Dates, other: Dates): boolean =>
  spansOf(one).some((a) => spansOf(other).some((b) => a.from < b.to && b.from < a.to));

const headsOf = (answer: ItemAnswer | undefined): number => (typeof answer === 'object' ? answer.count : 0);

/** How many can still come for an item: nobody is promised twice on the same days. */
export function leftFor({ item, listing }: Askable, all: readonly Askable[], answers: Answers): number {
  const promised = all
    .filter((other) => other.listing._id === listing._id && other.item._id !== item._id)
    .filter((other) => meet(other.item.dates, item.dates))
    .reduce((sum, other) => sum + headsOf(answers[other.item._id]), 0);
  return Math.min(item.count - item.filled, listing.capacity - promised);
}

/** The item that is asked next; none once each has its answer or nobody is left to come. */
export const openOf = (all: readonly Askable[], answers: Answers): Askable | undefined =>
  all.find((one) => answers[one.item._id] === undefined && leftFor(one, all, answers) > 0);

/** As it stands in a draft: `no`, `sent`, or `850 2`. */
export const writtenAnswer = (answer: ItemAnswer): string =>
  typeof answer === 'string' ? answer : `${answer.price} ${answer.count}`;

export function readAnswer(text: string | undefined): ItemAnswer | undefined {
  if (text === 'no' || text === 'sent') return text;
  const [price, count] = (text ?? '').split(' ').map(Number);
  return price && count ? { price, count } : undefined;
}
