import type { Comparison } from '#contract/contracts/quotes.calls.ts';
import { type AskedBill, type ComparedQuote, compare, type OpenQuote } from '#domain/contracts/compare.ts';
import { referenceOf } from '#domain/estimate/bill/references.ts';
import { distanceKm } from '#server/platform/geo/distance.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { acceptedIn, countSealed, type QuoteRow, quotesIn } from './quote.data.ts';
import { presentQuote } from './quote.view.ts';
import { requireOwnTender } from './read-tenders.rules.ts';
import { findBill, type TenderRow } from './tender.data.ts';
import type { AskedRow } from './tender-people.data.ts';
import type { PricesFor } from './usual-prices.rules.ts';

const dayMs = 86_400_000;

/** @returns undefined for one that was never opened */
function asCompared(quote: QuoteRow, person: AskedRow | undefined, site: TenderRow): OpenQuote | undefined {
  const { body } = quote;
  if (!body) return undefined;
  const { lat = null, lng = null, review_count: count = 0, review_stars: stars = 0 } = person ?? {};
  return {
    _id: quote.id,
    stars: count && stars ? stars / count : null,
    distanceKm: lat === null || lng === null ? null : distanceKm({ lat, lng }, site),
    lines: body.lines,
    gstPercent: body.gstPercent,
    retentionPercent: body.retentionPercent,
    ahead: body.ahead,
  };
}

function presentCompared(
  found: ComparedQuote,
  quote: QuoteRow,
  { userId, opensAt, contract }: { userId: string; opensAt: Date; contract: string | undefined },
): Comparison['quotes'][number] | undefined {
  const { body } = quote;
  if (!body) return undefined;
  const { listing, listingName, providerId, lateMinutes } = presentQuote(quote, userId);
  return {
    ...found,
    listing,
    listingName,
    providerId,
    gstPercent: body.gstPercent,
    days: body.days,
    validUntil: new Date(opensAt.getTime() + body.validDays * dayMs).toISOString(),
    retentionPercent: body.retentionPercent,
    defectMonths: body.defectMonths,
    whole: body.whole,
    ...(body.excluded !== undefined && { excluded: body.excluded }),
    lateMinutes,
    ...(contract !== undefined && { contract }),
  };
}

/**
 * All open prices of a tender side by side, for its customer (docs/rules.md#contracts-7).
 * @throws AppError 'not-found', 'not-allowed', 'not-yet'
 */
export async function compareQuotes(
  contracts: Contracts,
  userId: string,
  { id, pricesFor }: { id: string; pricesFor: PricesFor },
): Promise<Comparison> {
  const { db } = contracts.services;
  const { row, people } = await requireOwnTender(contracts, userId, id);
  if (row.opens_at > contracts.now()) throw new AppError('not-yet');
  const { lines, stages } = await findBill(db, id, row.version);
  const open = await quotesIn(db, id, ['opened', 'accepted']);
  const prices = pricesFor(row);
  const bill: AskedBill = {
    lines: lines.map(({ no, stage, quantity, brings, key }) => ({
      ...{ no, stage, quantity, brings },
      reference: referenceOf(key, prices),
    })),
    stages,
  };
  const compared = compare(
    bill,
    open.flatMap((quote) => {
      const person = people.find(({ listing_id }) => listing_id === quote.listing_id);
      return asCompared(quote, person, row) ?? [];
    }),
  );
  const accepted = await acceptedIn(db, id);
  const byId = new Map(open.map((quote) => [quote.id, quote]));
  return {
    version: row.version,
    ratesDate: prices.file.date,
    sealed: await countSealed(db, id),
    quotes: compared.quotes.flatMap((found) => {
      const quote = byId.get(found._id);
      const contract = accepted.get(found._id);
      return (quote && presentCompared(found, quote, { userId, opensAt: row.opens_at, contract })) ?? [];
    }),
    lines: compared.lines,
  };
}
