import { counterBody, type Offer } from '#contract/hiring/offers.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.ts';
import type { Dates, Facilities, OfferTerms } from '#contract/hiring/terms.ts';
import { isProblemName, type ProblemName } from '#contract/problems.ts';
import { isByHour } from '#domain/calendar/dates.ts';
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

/** A first offer begins with what was asked for. @param capacity how many the listing has */
export function startOfOffer(item: RequestItem, { facilities }: JobRequest, capacity: number): TermsStart {
  const most = Math.min(item.count - item.filled, capacity);
  return { ...item, count: most, minCount: most, most, terms: {}, given: facilities };
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

const amount = (typed: string): number | string => (typed.trim() === '' ? '' : Number(typed));

function datesOf(typed: TermsTyped, dates: Dates): unknown {
  if (isByHour(dates)) return { ...dates, hours: amount(typed.days) };
  return { ...dates, from: typed.from, days: amount(typed.days) };
}

export type TermsWritten = {
  count: number;
  minCount: number;
  price: number;
  dates: Dates;
  terms: OfferTerms;
  note?: string | undefined;
};

/** Checks what was typed as the server will. @returns the terms, or what is wrong by field */
export function readTerms(
  typed: TermsTyped,
  { dates, terms, most }: TermsStart,
): { written: TermsWritten } | { problems: TermsProblems } {
  const count = amount(typed.count);
  const given = {
    clientId: 'form',
    count,
    minCount: most > 1 ? amount(typed.least) : count,
    price: amount(typed.price),
    dates: datesOf(typed, dates),
    terms: {
      ...terms,
      facilities: Object.fromEntries(typed.facilities.map((name) => [name, true])),
    },
    note: typed.note,
  };
  const read = counterBody
    .required({ count: true, minCount: true, price: true, dates: true, terms: true })
    .safeParse(given);
  if (!read.success) {
    const problems: TermsProblems = {};
    for (const { path, message } of read.error.issues)
      problems[path[0] as TermsField] ??= isProblemName(message) ? message : 'bad-input';
    return { problems };
  }
  const { clientId: _, ...written } = read.data;
  if (written.count > most) return { problems: { count: 'count-invalid' } };
  if (written.minCount > written.count) return { problems: { minCount: 'count-invalid' } };
  return { written };
}
