import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ContractRow } from './work-contract.data.ts';
import { findContract } from './work-contract.data.ts';

const mostAtOnce = 100;

/** Drafts that nobody has signed for so long, and contracts whose ending waits for so long for the other's signature; with their tenders. */
export async function lockDue(
  transaction: Db,
  before: Date,
): Promise<{ row: ContractRow; endedBy: 'customer' | 'provider' | null }[]> {
  const { rows } = await sql<{ id: string; ended_by: 'customer' | 'provider' | null }>`
    select c.id, x.author as ended_by from contracts c join requests r on r.id = c.request_id
    left join lateral (select * from papers x where x.contract_id = c.id and x.kind = 'ending' and x.status = 'open'
      and x.created_at <= ${before} order by x.created_at limit 1) x on true
    where (c.status = 'draft' and c.status_at <= ${before})
      or (c.status in ('agreed', 'under_way') and x.id is not null)
    order by c.id limit ${mostAtOnce} for update of r, c skip locked`.execute(transaction);
  const due = [];
  for (const { id, ended_by } of rows) {
    const row = await findContract(transaction, id);
    if (row) due.push({ row, endedBy: ended_by });
  }
  return due;
}
