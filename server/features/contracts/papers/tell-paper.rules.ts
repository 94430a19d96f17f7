import type { NoticeFacts, NoticeKind } from '#contract/accounts/notices.ts';
import type { Side } from '#contract/contracts/bill.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContractRow } from './work-contract.data.ts';

/** Of what both know a contract by, for who reads it. */
const factsFor = (row: ContractRow, reader: string): NoticeFacts => ({
  listing: { kind: row.listing_of, _id: row.listing_id, name: row.listing_name },
  name: reader === row.customer_id ? row.listing_name : (row.customer_name ?? formerUser),
  about: { kind: 'contract', _id: row.id },
});

/** Tells that a contract is over without a word of its readers. */
export const tellOver = (
  transaction: Db,
  after: After,
  told: { row: ContractRow; to: string[]; now: Date },
): Promise<void> => tellEach(transaction, after, { ...told, kind: 'paper', act: 'over' });

/** Tells both sides that what was kept back is due. */
export const tellRetention = (
  transaction: Db,
  after: After,
  { row, now }: { row: ContractRow; now: Date },
): Promise<void> => {
  const to = [row.customer_id, row.provider_id];
  return tellEach(transaction, after, { row, to, now, kind: 'retention', act: 'retention' });
};

async function tellEach(
  transaction: Db,
  after: After,
  told: { row: ContractRow; to: string[]; now: Date; kind: NoticeKind; act: string },
): Promise<void> {
  const { row, to, now, kind, act } = told;
  await addNews(transaction, after, {
    now,
    news: to.map((reader) => ({
      to: [reader],
      kind,
      facts: factsFor(row, reader),
      act: `${act}:${row.id}`,
      matter: `contract:${row.id}`,
    })),
  });
  after.changed([row.customer_id, row.provider_id], { kind: 'contract', _id: row.id });
}

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
        facts: factsFor(row, to),
        act: `paper:${paperId}:${act}`,
        matter: `contract:${row.id}`,
      },
    ],
  });
  after.changed([row.customer_id, row.provider_id], { kind: 'contract', _id: row.id });
}
