import { type Selectable, sql } from 'kysely';
import type { OutsideDate } from '#domain/evidence/work-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OutsideDaysTable } from '#server/platform/database/tables/hiring/evidence-tables.ts';

export type OutsideRow = Selectable<OutsideDaysTable>;

/** As dates are told: the driver would make moments of them. */
const columns = [
  'id',
  'employer_name',
  'phone_last4',
  'pin',
  'trade',
  sql<string[]>`dates::text[]`.as('dates'),
  'confirmed_at',
  'created_at',
] as const;
export type OutsideSaid = Pick<
  OutsideRow,
  Exclude<Extract<(typeof columns)[number], string>, 'dates'> | 'dates'
>;

const own = (db: Db, userId: string) =>
  db.selectFrom('outside_days').select(columns).where('user_id', '=', userId).where('removed_at', 'is', null);

/** A question by its author's name for it; one that was removed too, since its name is used up. */
export const findOutsideSent = (
  db: Db,
  userId: string,
  clientId: string,
): Promise<(OutsideSaid & Pick<OutsideRow, 'removed_at'>) | undefined> =>
  db
    .selectFrom('outside_days')
    .select([...columns, 'removed_at'])
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

export const findOutside = (db: Db, userId: string, id: string): Promise<OutsideSaid | undefined> =>
  own(db, userId).where('id', '=', id).executeTakeFirst();

const mostTold = 200;

export const outsideOf = (db: Db, userId: string): Promise<OutsideSaid[]> =>
  own(db, userId).orderBy('created_at', 'desc').orderBy('id').limit(mostTold).execute();

/** How often a phone was asked since a time, removed questions too; others that ask it wait until the transaction ends. */
export async function timesAsked(transaction: Db, phoneHash: Buffer, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${phoneHash.toString('hex')}, 0))`.execute(
    transaction,
  );
  const { count } = await transaction
    .selectFrom('outside_days')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('phone_hash', '=', phoneHash)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

type NewOutside = Pick<
  OutsideRow,
  | 'id'
  | 'user_id'
  | 'client_id'
  | 'employer_name'
  | 'phone_hash'
  | 'phone_last4'
  | 'pin'
  | 'trade'
  | 'dates'
  | 'code_hash'
  | 'code_until'
  | 'created_at'
>;

export const addOutside = (transaction: Db, row: NewOutside): Promise<OutsideSaid> =>
  transaction.insertInto('outside_days').values(row).returning(columns).executeTakeFirstOrThrow();

/** Nobody was asked: the text did not leave. */
export const dropOutside = (db: Db, id: string) =>
  db.deleteFrom('outside_days').where('id', '=', id).execute();

export const mostTries = 5;

/** Uses one try up. Tries made at the same time count one after the other. @returns the code's hash while there are tries left */
export async function takeTry(
  db: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('outside_days')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('code_until', '>', now)
    .where('tries', '<', mostTries)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash ?? undefined;
}

export const confirmOutside = (db: Db, id: string, now: Date) =>
  db
    .updateTable('outside_days')
    .set({ confirmed_at: now, code_hash: null, code_until: null })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .execute();

/** Empties a question; that its phone was asked is known until its day is over. */
export async function removeOutside(
  db: Db,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outside_days')
    .set({ removed_at: now, employer_name: '', pin: '', trade: '', code_hash: null, code_until: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export const forgetRemoved = (db: Db, before: Date) =>
  db
    .deleteFrom('outside_days')
    .where('removed_at', 'is not', null)
    .where('created_at', '<', before)
    .execute();

/** The dates that employers outside confirmed, by employer. */
export async function confirmedDates(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<OutsideDate[]> {
  const { rows } = await sql<OutsideDate>`
    select distinct day::text as date, encode(o.phone_hash, 'hex') as by
    from outside_days o, unnest(o.dates) as day
    where o.user_id = ${userId}::uuid and o.confirmed_at is not null and o.removed_at is null
      and day between ${from}::date and ${to}::date
    order by 1, 2`.execute(db);
  return rows;
}
