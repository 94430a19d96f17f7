import { sql } from 'kysely';
import type { TenderBody } from '#contract/contracts/tenders.calls.ts';
import type { AgreementBody, ContractStatus } from '#contract/contracts/work-contracts.calls.ts';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { SignedBill } from '#domain/contracts/standing.ts';
import type { Db } from '#server/platform/database/database.ts';
import { billOf } from './bill.data.ts';

/** What a site book is of: its contract, as both signed it. */
export interface Site {
  id: string;
  requestId: string;
  customerId: string;
  providerId: string;
  engineerId: string | null;
  customerName: string | null;
  listing: { kind: HiringKind; _id: string; name: string };
  status: ContractStatus;
  statusAt: Date;
  /** `YYYY-MM-DD` at the site. */
  handedOverOn: string | null;
  defectsUntil: string | null;
  pin: string;
  source: TenderBody['source'];
  agreement: AgreementBody | null;
  /** All versions, the one in force last. */
  bills: (SignedBill & { lines: Line[] })[];
}
type Line = ReturnType<typeof billOf>['lines'][number];

type Row = Omit<Site, 'bills'>;

const rowOf = (id: string) => sql<Row>`
  select c.id, c.request_id as "requestId", c.customer_id as "customerId", c.provider_id as "providerId",
    case when c.engineer_agreed_at is not null then c.engineer_id end as "engineerId", u.fullname as "customerName",
    jsonb_build_object('kind', c.listing_of, '_id', c.listing_id, 'name', c.listing_name) as listing,
    c.status, c.status_at as "statusAt", c.handed_over_on::text as "handedOverOn", c.defects_until::text as "defectsUntil",
    r.pin, t.source,
    (select body from papers where contract_id = c.id and kind = 'agreement' and status = 'signed') as agreement
  from contracts c join tenders t on t.request_id = c.request_id join requests r on r.id = c.request_id
    left join users u on u.id = c.customer_id
  where c.id = ${id}::uuid`;

async function billsOf(db: Db, contractId: string): Promise<Site['bills']> {
  const rows = await db
    .selectFrom('contract_bills')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('version')
    .execute();
  return rows.map(billOf);
}

export async function findSite(db: Db, id: string): Promise<Site | undefined> {
  const [row] = (await rowOf(id).execute(db)).rows;
  return row && { ...row, bills: await billsOf(db, id) };
}

/** Holds the contract until the transaction ends; who writes a book holds what it is of first. */
export async function lockSite(transaction: Db, id: string): Promise<Site | undefined> {
  await transaction.selectFrom('contracts').select('id').where('id', '=', id).forUpdate().execute();
  return findSite(transaction, id);
}

/** Whether a picture is of this contract's book or papers. */
export async function isOfContract(db: Db, contractId: string, picture: string): Promise<boolean> {
  const row = await db
    .selectFrom('contract_pictures')
    .select('picture')
    .where('contract_id', '=', contractId)
    .where('picture', '=', picture)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these those that are of this contract already. */
export async function picturesAmong(db: Db, contractId: string, pictures: string[]): Promise<Set<string>> {
  if (pictures.length === 0) return new Set();
  const rows = await db
    .selectFrom('contract_pictures')
    .select('picture')
    .where('contract_id', '=', contractId)
    .where('picture', 'in', pictures)
    .execute();
  return new Set(rows.map(({ picture }) => picture));
}

/** Keeps pictures with a contract. */
export async function keepPictures(transaction: Db, contractId: string, pictures: string[]): Promise<void> {
  if (pictures.length === 0) return;
  await transaction
    .insertInto('contract_pictures')
    .values(pictures.map((picture) => ({ contract_id: contractId, picture })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
