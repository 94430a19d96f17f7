import { type Selectable, sql } from 'kysely';
import type { Side } from '#contract/contracts/bill.ts';
import type { AgreementBody } from '#contract/contracts/work-contracts.calls.ts';
import type { PaperSignature } from '#domain/evidence/line.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PapersTable } from '#server/platform/database/tables/hiring/contract-tables.ts';

export type PaperRow = Selectable<PapersTable>;
export type PaperKind = PapersTable['kind'];

const mostPapers = 100;

/** The papers of a contract, the oldest first: where there are very many, those that stand or wait, and the newest. */
export async function papersOf(db: Db, contractId: string): Promise<PaperRow[]> {
  const rows = await db
    .selectFrom('papers')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy(sql`status in ('signed', 'open')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostPapers)
    .execute();
  const isAfter = (one: PaperRow, other: PaperRow): boolean =>
    one.created_at > other.created_at || (+one.created_at === +other.created_at && one.id > other.id);
  return rows.sort((one, other) => (isAfter(one, other) ? 1 : -1));
}

/** All papers of these contracts, the oldest first, for the download. */
export const papersIn = (db: Db, contractIds: string[]): Promise<PaperRow[]> =>
  db
    .selectFrom('papers')
    .selectAll()
    .where(sql<boolean>`contract_id = any (${contractIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The number of the next paper of a kind, and how many of it an author has open. */
export async function numbersOf(
  transaction: Db,
  contractId: string,
  { kind, author }: { kind: PaperKind; author: Side },
): Promise<{ next: number; open: number }> {
  return transaction
    .selectFrom('papers')
    .select([
      sql<number>`coalesce(max(no), 0) + 1`.as('next'),
      sql<number>`(count(*) filter (where status = 'open' and author = ${author}))::int`.as('open'),
    ])
    .where('contract_id', '=', contractId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

export const findPaper = (db: Db, contractId: string, id: string): Promise<PaperRow | undefined> =>
  db
    .selectFrom('papers')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('id', '=', id)
    .executeTakeFirst();

export const findPaperSent = (db: Db, authorId: string, clientId: string): Promise<PaperRow | undefined> =>
  db
    .selectFrom('papers')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

type DateOfPaper = 'created_at' | 'customer_signed_at' | 'provider_signed_at';

/** What both signed and the contract's book does not tell of yet, the oldest first. */
export const unnotedPapers = (
  transaction: Db,
  contractId: string,
): Promise<Pick<PaperRow, 'kind' | 'no' | 'sha256' | 'signatures' | DateOfPaper>[]> =>
  transaction
    .selectFrom('papers as p')
    .select(['p.kind', 'p.no', 'p.sha256', 'p.signatures'])
    .select(['p.created_at', 'p.customer_signed_at', 'p.provider_signed_at'])
    .where('p.contract_id', '=', contractId)
    .where('p.status', '=', 'signed')
    .where(
      sql<boolean>`not exists (select from ledger_entries e where e.book_id = p.contract_id and e.kind = 'event'
        and e.body->'paper'->>'kind' = p.kind and (e.body->'paper'->>'no')::int = p.no)`,
    )
    .orderBy(sql`greatest(p.customer_signed_at, p.provider_signed_at)`)
    .execute();

/** What of papers that both signed is held against each other; the bill that follows one too. */
export const signedPapers = (db: Db, after: string) =>
  db
    .selectFrom('papers as p')
    .leftJoin('contract_bills as b', 'b.paper_id', 'p.id')
    .leftJoin('ledger_entries as e', (join) =>
      join
        .onRef('e.book_id', '=', 'p.contract_id')
        .on('e.kind', '=', 'event')
        .on(sql<boolean>`e.body->'paper'->>'kind' = p.kind and (e.body->'paper'->>'no')::int = p.no`),
    )
    .select(['p.id', 'p.contract_id', 'p.kind', 'p.no', 'p.body', 'p.sha256', 'e.seq'])
    .select(['p.created_at', 'p.customer_signed_at', 'p.provider_signed_at'])
    .select(['p.signatures', 'b.lines', 'b.stages', 'b.gst_percent', 'b.total'])
    .select(sql<unknown>`e.body->'paper'->'signatures'`.as('noted_signatures'))
    .select(sql<string | null>`e.body->'paper'->>'sha256'`.as('noted'))
    .select(sql<unknown>`e.body->'paper'->'dates'`.as('noted_dates'))
    .where('p.status', '=', 'signed')
    .where('p.id', '>', after)
    .orderBy('p.id')
    .orderBy('e.seq')
    .limit(500)
    .execute();

/** What does not go with what both signed, of a contract. */
export interface Unsigned {
  contractId: string;
  /** The note of a book whose paper is no signed one; a bill of no signed paper; a state that none made so. */
  what: 'note' | 'bill' | 'state';
  /** The line or the version. */
  no: number | null;
}

/** Of papers that are gone, bills that were put in, and states that nobody signed: what a look at each paper misses. */
export async function unsignedIn(db: Db): Promise<Unsigned[]> {
  const signed = (kind: PaperKind) =>
    sql`(select * from papers where contract_id = c.id and status = 'signed' and kind = ${sql.lit(kind)})`;
  const handedOver = sql`(greatest(h.customer_signed_at, h.provider_signed_at) at time zone 'Asia/Kolkata')::date`;
  const until = sql`(${handedOver} + (a.body->>'defectMonths')::integer * interval '1 month')::date`;
  const { rows } = await sql<Unsigned>`
    select e.book_id as "contractId", 'note' as what, e.seq as no from ledger_entries e
    where e.kind = 'event' and e.body->'paper' is not null and not exists (
      select from papers p where p.contract_id = e.book_id and p.status = 'signed'
        and p.kind = e.body->'paper'->>'kind' and p.no = (e.body->'paper'->>'no')::integer
        and greatest(p.customer_signed_at, p.provider_signed_at) <= e.created_at)
    union all
    select b.contract_id, 'bill', b.version from contract_bills b
    where not exists (
      select from papers p where p.id = b.paper_id and p.contract_id = b.contract_id and p.status = 'signed'
        and case b.version when 1 then p.kind = 'agreement'
          else p.kind = 'change' and (p.body->>'base')::integer = b.version - 1 end)
    union all
    select c.id, 'state', null from contracts c
    left join lateral ${signed('agreement')} a on true
    left join lateral ${signed('handover')} h on true
    where c.handed_over_on is distinct from ${handedOver} or c.defects_until is distinct from ${until}
      or (coalesce(c.ended_by, '') = 'both') <> exists ${signed('ending')}
      or (c.status not in ('draft', 'lapsed') and a.id is null)
    order by 1, 3`.execute(db);
  return rows;
}

/** The agreement that both signed; a contract that stands has it. */
export async function agreedTerms(db: Db, contractId: string): Promise<AgreementBody> {
  const { body } = await db
    .selectFrom('papers')
    .select('body')
    .where('contract_id', '=', contractId)
    .where('kind', '=', 'agreement')
    .where('status', '=', 'signed')
    .executeTakeFirstOrThrow();
  return body as AgreementBody;
}

/** Whether an author has written one of a kind from a moment on. */
export async function hasWrittenSince(
  transaction: Db,
  contractId: string,
  { author, kind, since }: { author: Side; kind: PaperKind; since: Date },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('papers')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('author', '=', author)
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewPaper {
  contractId: string;
  kind: PaperKind;
  no: number;
  author: Side;
  authorId: string;
  clientId: string;
  body: unknown;
  sha256: Buffer;
  at: Date;
}

/** @returns its id */
export async function insertPaper(transaction: Db, paper: NewPaper): Promise<string> {
  const { id } = await transaction
    .insertInto('papers')
    .values({
      contract_id: paper.contractId,
      kind: paper.kind,
      no: paper.no,
      author: paper.author,
      author_id: paper.authorId,
      client_id: paper.clientId,
      body: JSON.stringify(paper.body),
      sha256: paper.sha256,
      reason: null,
      customer_signed_at: null,
      provider_signed_at: null,
      created_at: paper.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Papers that are open of a contract, of one kind or of one author, are over. */
export async function endOpen(
  transaction: Db,
  contractId: string,
  { to, kind, author }: { to: 'replaced' | 'expired'; kind?: PaperKind; author?: Side | undefined },
): Promise<void> {
  await transaction
    .updateTable('papers')
    .set({ status: to })
    .where('contract_id', '=', contractId)
    .where('status', '=', 'open')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'change'))
    .$if(author !== undefined, (query) => query.where('author', '=', author ?? 'customer'))
    .execute();
}

/** @returns whether both have signed now */
export async function setSigned(
  transaction: Db,
  paper: PaperRow,
  { side, at, signature }: { side: Side; at: Date; signature: PaperSignature | undefined },
): Promise<boolean> {
  const other = side === 'customer' ? paper.provider_signed_at : paper.customer_signed_at;
  await transaction
    .updateTable('papers')
    .set({
      [`${side}_signed_at`]: at,
      ...(signature && { signatures: JSON.stringify({ ...paper.signatures, [side]: signature }) }),
      ...(other && { status: 'signed' }),
    })
    .where('id', '=', paper.id)
    .execute();
  return other !== null;
}

/** Says no to a paper that stays as it is. */
export const setReason = (transaction: Db, id: string, reason: string | undefined) =>
  transaction
    .updateTable('papers')
    .set({ reason: reason ?? null })
    .where('id', '=', id)
    .execute();

export const setDeclined = (transaction: Db, id: string, reason: string | undefined) =>
  transaction
    .updateTable('papers')
    .set({ status: 'declined', reason: reason ?? null })
    .where('id', '=', id)
    .execute();
