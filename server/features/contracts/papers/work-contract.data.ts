import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { ContractSide, ContractStatus, PricedBill } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
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
      // Days as they stand: as dates they would be midnights of this machine.
      sql<string | null>`c.handed_over_on::text`.as('handed_over_on'),
      sql<string | null>`c.defects_until::text`.as('defects_until'),
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

export const findContracts = (db: Db, ids: string[]): Promise<ContractRow[]> =>
  contracts(db)
    .where(sql<boolean>`c.id = any (${ids}::uuid[])`)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();

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

const position = z.tuple([z.enum(['customer', 'provider', 'engineer']), rowTime, z.uuid()]);

/** One page of a user's contracts, the newest first. @throws AppError 'bad-cursor' */
export async function contractsOf(
  db: Db,
  { userId, as }: { userId: string; as: ContractSide },
  paging: Paging,
) {
  const before = readPosition(position, paging.cursor);
  const mine = sql<boolean>`${sql.ref(`c.${as}_id`)} = ${userId}::uuid`;
  // What waits for an engineer is their word; for a side, its signature.
  const waits =
    as === 'engineer'
      ? sql<boolean>`(c.engineer_agreed_at is null and c.status in ('agreed', 'under_way', 'handed_over'))`
      : sql<boolean>`exists (select from papers x where x.contract_id = c.id and x.status = 'open'
          and ${sql.ref(`${as}_signed_at`)} is null)`;
  const rows = await contracts(db)
    .select([
      sql<
        number | null
      >`(select b.total from contract_bills b where b.contract_id = c.id order by version desc limit 1)`.as(
        'total',
      ),
      waits.as('waits'),
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
  if (status === 'lapsed' || status === 'ended')
    await transaction
      .updateTable('contract_parts')
      .set({ live: false })
      .where('contract_id', '=', id)
      .execute();
}

/** From now on defects are told of. */
export const setHandedOver = (
  transaction: Db,
  id: string,
  { on, until, at }: { on: string; until: string; at: Date },
) =>
  transaction
    .updateTable('contracts')
    .set({ status: 'handed_over', handed_over_on: on, defects_until: until, status_at: at })
    .where('id', '=', id)
    .execute();

/** The bill in force, with all changes; undefined before both have signed. */
export const lastBill = async (db: Db, contractId: string) => (await lastBillsOf(db, [contractId]))[0];

/** Of each of these contracts the bill in force. */
export const lastBillsOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('contract_bills')
    .selectAll()
    .distinctOn('contract_id')
    .where(sql<boolean>`contract_id = any (${ids}::uuid[])`)
    .orderBy('contract_id')
    .orderBy('version', 'desc')
    .execute();

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

/** Within its 30 days a tender with a free stage takes prices again. */
export const reopenRequest = (transaction: Db, requestId: string, now: Date) =>
  sql`
  update requests r set status = 'open' from tenders t
  where r.id = ${requestId}::uuid and t.request_id = r.id and r.status = 'filled' and r.expires_at > ${now}
    and exists (select from tender_bills b, jsonb_array_elements(b.stages) s
      where b.request_id = r.id and b.version = t.version and not exists (
        select from contract_parts p where p.request_id = r.id and p.live and p.stage = (s->>'no')::int))`.execute(
    transaction,
  );

/** A price whose contract lapsed can be accepted again, while its tender is open and its author is asked. */
export const reopenQuote = (transaction: Db, quoteId: string) =>
  sql`
  update quotes q set status = case when not exists (
      select from request_people a where a.request_id = q.request_id and a.listing_id = q.listing_id) then 'withdrawn'
    when r.status in ('open', 'filled') then 'opened' else 'lapsed' end
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

/** The newest of a user, as a side or as the engineer, for the download. */
export const contractsOfUser = (db: Db, userId: string, most: number): Promise<ContractRow[]> =>
  contracts(db)
    .where(sql<boolean>`${userId}::uuid in (c.customer_id, c.provider_id, c.engineer_id)`)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(most)
    .execute();

export const setEngineer = (
  transaction: Db,
  contractId: string,
  engineer: { id: string; listing: string; name: string; agreedAt: Date | null } | null,
) =>
  transaction
    .updateTable('contracts')
    .set({
      engineer_id: engineer?.id ?? null,
      engineer_listing: engineer?.listing ?? null,
      engineer_name: engineer?.name ?? null,
      engineer_agreed_at: engineer?.agreedAt ?? null,
    })
    .where('id', '=', contractId)
    .execute();

/** What was drafted and never agreed loses its papers, and the name of a listing that is gone. */
export async function forgetDrafts(transaction: Db, userId: string): Promise<void> {
  const lapsed = transaction.selectFrom('contracts').select('id').where('status', '=', 'lapsed');
  const mine = sql<boolean>`${userId}::uuid in (customer_id, provider_id)`;
  await transaction.deleteFrom('papers').where('contract_id', 'in', lapsed.where(mine)).execute();
  await transaction
    .updateTable('contracts')
    .set({ listing_name: formerUser })
    .where('provider_id', '=', userId)
    .where('status', '=', 'lapsed')
    .execute();
}

/** Who certified goes without a trace but in the book. */
export const forgetEngineer = (transaction: Db, userId: string) =>
  transaction
    .updateTable('contracts')
    .set({ engineer_id: null, engineer_listing: null, engineer_name: null, engineer_agreed_at: null })
    .where('engineer_id', '=', userId)
    .execute();
