import type { Side } from '#contract/contracts/bill.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContractRow } from './work-contract.data.ts';

/** Tells the other side that a paper was written, signed or declined. */
export async function tellPaper(
  transaction: Db,
  after: After,
  told: { row: ContractRow; paperId: string; by: Side; act: 'written' | 'signed' | 'declined'; now: Date },
): Promise<void> {
  const { row, paperId, by, act, now } = told;
  const to = by === 'customer' ? row.provider_id : row.customer_id;
  await addNews(transaction, after, {
    now,
    news: [
      {
        to: [to],
        kind: 'paper',
        facts: {
          listing: { kind: row.listing_of, _id: row.listing_id, name: row.listing_name },
          name: by === 'customer' ? (row.customer_name ?? formerUser) : row.listing_name,
          about: { kind: 'contract', _id: row.id },
        },
        act: `paper:${paperId}:${act}`,
        matter: `contract:${row.id}`,
      },
    ],
  });
  after.changed([row.customer_id, row.provider_id], { kind: 'contract', _id: row.id });
}
