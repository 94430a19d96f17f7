import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { QuoteRow } from './quote.data.ts';
import type { TenderRow } from './tender.data.ts';

type Told = Pick<TenderRow, 'id' | 'customer_id' | 'opens_at'>;

/** At the hour: who sealed is to open, and the customer can look. */
export async function tellHour(
  transaction: Db,
  after: After,
  { tender, sealed, now }: { tender: Told; sealed: QuoteRow[]; now: Date },
): Promise<void> {
  if (sealed.length === 0) return;
  const { id } = tender;
  const about = { kind: 'tender', _id: id } as const;
  const act = `hour:${id}:${tender.opens_at.getTime()}`;
  await addNews(transaction, after, {
    now,
    news: [
      ...sealed.map((quote) => ({
        to: [quote.provider_id],
        kind: 'hour' as const,
        facts: {
          listing: { kind: quote.listing_of, _id: quote.listing_id, name: quote.listing_name },
          about,
        },
        act: `${act}:${quote.listing_id}`,
        matter: `quote:${quote.id}`,
      })),
      {
        to: [tender.customer_id],
        kind: 'quotes-open' as const,
        facts: { about },
        act,
        matter: `request:${id}`,
      },
    ],
  });
  const providers = sealed.map(({ provider_id }) => provider_id);
  after.changed([tender.customer_id, ...providers], { kind: 'tender', _id: id });
}

/** Once nothing is locked any more. */
export async function tellAllOpen(
  transaction: Db,
  after: After,
  { tender, now }: { tender: Told; now: Date },
): Promise<void> {
  const about = { kind: 'tender', _id: tender.id } as const;
  await addNews(transaction, after, {
    now,
    news: [
      {
        to: [tender.customer_id],
        kind: 'quotes-open',
        facts: { about },
        act: `all-open:${tender.id}:${tender.opens_at.getTime()}`,
        matter: `request:${tender.id}`,
      },
    ],
  });
}
