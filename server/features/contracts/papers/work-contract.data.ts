import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { ContractStatus, PricedBill } from '#contract/contracts/work-contracts.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';
import type { ContractsTable } from '#server/platform/database/tables/hiring/contract-tables.ts';

export type ContractRow = Selectable<ContractsTable> & {
  name: string;
  pin: string;
  address: string | null;
  customer_name: string | null;
  customer_phone: string | null;
  provider_phone: string | null;
  stages: number[];
};

const contracts = (db: Db) =>
  db
    .selectFrom('contracts as c')
    .innerJoin('tenders as t', 't.request_id', 'c.request_id')
    .innerJoin('requests as r', 'r.id', 'c.request_id')
    .leftJoin('users as u', 'u.id', 'c.customer_id')
    .leftJoin('providers as p', 'p.id', 'c.listing_id')
    .selectAll('c')
    .select([
      't.name',
      'r.pin',
      'r.address',
      'u.fullname as customer_name',
      'u.phone as customer_phone',
      'p.phone as provider_phone',
      sql<number[]>`array(select stage from contract_parts where contract_id = c.id order by stage)`.as(
        'stages',
      ),
    ]);

export const findContract = (db: Db, id: string): Promise<ContractRow | undefined> =>
  contracts(db).where('c.id', '=', id).executeTakeFirst();

export const findContractSent = (db: Db, customerId: string, clientId: string) =>
  contracts(db)
    .where('c.customer_id', '=', customerId)
    .where('c.client_id', '=', clientId)
    .executeTakeFirst();

/** Holds it; who holds its tender too has held that before. */
export async function lockContract(transaction: Db, id: string): Promise<ContractRow | undefined> {
  await transaction.selectFrom('contracts').select('id').where('id', '=', id).forUpdate().execute();
  return findContract(transaction, id);
}

const position = z.tuple([z.enum(['customer', 'provider']), rowTime, z.uuid()]);

/** One page of a user's contracts, the newest first. @throws AppError 'bad-cursor' */
export async function contractsOf(
  db: Db,
  { userId, as }: { userId: string; as: 'customer' | 'provider' },
  paging: Paging,
) {
  const before = readPosition(position, paging.cursor);
  const mine = sql<boolean>`${sql.ref(`c.${as}_id`)} = ${userId}::uuid`;
  const signed = sql.ref(`${as}_signed_at`);
  const rows = await contracts(db)
    .select([
      sql<
        number | null
      >`(select b.total from contract_bills b where b.contract_id = c.id order by version desc limit 1)`.as(
        'total',
      ),
      sql<boolean>`exists (select from papers x where x.contract_id = c.id and x.status = 'open' and ${signed} is null)`.as(
        'waits',
      ),
    ])
    .where(mine)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(c.created_at, c.id) < (${before?.[1]}::timestamptz, ${before?.[2]}::uuid)`),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const { total } = await db
    .selectFrom('contracts as c')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(mine)
    .executeTakeFirstOrThrow();
  return { ...pageOf(rows, paging, (row) => [as, row.created_at.toISOString(), row.id]), total };
}

export interface NewContract {
  request_id: string;
  quote_id: string;
  customer_id: string;
  provider_id: string;
  listing_id: string;
  listing_of: ContractsTable['listing_of'];
  listing_name: string;
  client_id: string;
}

/** @returns its id */
export async function insertContract(
  transaction: Db,
  contract: NewContract,
  stages: readonly number[],
): Promise<string> {
  const { id } = await transaction
    .insertInto('contracts')
    .values({ ...contract, handed_over_on: null, defects_until: null, ended_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('contract_parts')
    .values(stages.map((stage) => ({ contract_id: id, request_id: contract.request_id, stage })))
    .execute();
  return id;
}

/** Stages of a tender that stand in a contract already. */
export async function takenStages(db: Db, requestId: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('contract_parts')
    .select('stage')
    .where('request_id', '=', requestId)
    .where('live', '=', true)
    .execute();
  return new Set(rows.map(({ stage }) => stage));
}

export async function setContractStatus(
  transaction: Db,
  id: string,
  { status, endedBy, at }: { status: ContractStatus; endedBy?: ContractsTable['ended_by']; at: Date },
): Promise<void> {
  await transaction
    .updateTable('contracts')
    .set({ status, status_at: at, ...(endedBy && { ended_by: endedBy }) })
    .where('id', '=', id)
    .execute();
  if (status === 'lapsed')
    await transaction
      .updateTable('contract_parts')
      .set({ live: false })
      .where('contract_id', '=', id)
      .execute();
}

/** The bill in force, with all changes; undefined before both have signed. */
export async function lastBill(db: Db, contractId: string) {
  return db
    .selectFrom('contract_bills')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertContractBill(
  transaction: Db,
  {
    contractId,
    paperId,
    version,
    bill,
  }: { contractId: string; paperId: string; version: number; bill: PricedBill },
): Promise<void> {
  await transaction
    .insertInto('contract_bills')
    .values({
      contract_id: contractId,
      version,
      paper_id: paperId,
      lines: JSON.stringify(bill.lines),
      stages: JSON.stringify(bill.stages),
      gst_percent: bill.gstPercent,
      total: bill.total,
    })
    .execute();
}

/** Whether every stage of a tender's bill stands in a contract that both signed. */
export async function isAllAgreed(db: Db, requestId: string): Promise<boolean> {
  const { rows } = await sql<{ all: boolean }>`
    select not exists (
      select from tenders t join tender_bills b on b.request_id = t.request_id and b.version = t.version,
        jsonb_array_elements(b.stages) s
      where t.request_id = ${requestId}::uuid and not exists (
        select from contract_parts p join contracts c on c.id = p.contract_id
        where p.request_id = t.request_id and p.live and p.stage = (s->>'no')::int and c.status <> 'draft')) as all`.execute(
    db,
  );
  return rows[0]?.all ?? false;
}

export const setRequestFilled = (transaction: Db, requestId: string) =>
  transaction
    .updateTable('requests')
    .set({ status: 'filled' })
    .where('id', '=', requestId)
    .where('status', '=', 'open')
    .execute();

export const setAccepted = (transaction: Db, quoteId: string) =>
  transaction.updateTable('quotes').set({ status: 'accepted' }).where('id', '=', quoteId).execute();

/** A price whose contract lapsed can be accepted again, while its tender is open. */
export const reopenQuote = (transaction: Db, quoteId: string) =>
  sql`
  update quotes q set status = case when r.status in ('open', 'filled') then 'opened' else 'lapsed' end
  from requests r where r.id = q.request_id and q.id = ${quoteId}::uuid`.execute(transaction);

/** Holds the contracts of a user that still run, and their tenders before them. */
export async function holdRunning(transaction: Db, userId: string): Promise<ContractRow[]> {
  const running = sql<boolean>`${userId}::uuid in (c.customer_id, c.provider_id)
    and c.status in ('draft', 'agreed', 'under_way')`;
  await sql`select r.id from requests r where r.id in (select c.request_id from contracts c where ${running})
    order by r.id for update`.execute(transaction);
  await sql`select c.id from contracts c where ${running} order by c.id for update`.execute(transaction);
  return contracts(transaction).where(running).orderBy('c.id').execute();
}

export const contractIdsOf = async (db: Db, userId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('contracts as c')
      .select('c.id')
      .where(sql<boolean>`${userId}::uuid in (c.customer_id, c.provider_id)`)
      .orderBy('c.created_at')
      .execute()
  ).map(({ id }) => id);
