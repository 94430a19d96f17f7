import type { Quote } from '#contract/contracts/quotes.calls.ts';
import type { QuoteRow } from './quote.data.ts';

const minuteMs = 60_000;

/** The box is its author's alone; what it held, its two sides' once it is open (docs/rules.md#contracts-4). */
export function presentQuote(row: QuoteRow, userId: string, box?: Buffer): Quote {
  const author = row.provider_id === userId;
  const late = row.opened_at ? row.opened_at.getTime() - row.opens_at.getTime() : 0;
  return {
    _id: row.id,
    tenderId: row.request_id,
    version: row.version,
    listing: { kind: row.listing_of, _id: row.listing_id },
    listingName: row.listing_name,
    providerId: row.provider_id,
    status: row.status,
    sha256: row.sha256.toString('hex'),
    sealedAt: row.sealed_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    lateMinutes: Math.max(0, Math.floor(late / minuteMs)),
    ...(author && box && { sealed: box.toString('base64') }),
    ...(row.body && { body: row.body }),
    ...(row.total !== null && { total: row.total }),
  };
}
