import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { DamagesTable } from '#server/platform/database/tables/hiring/trust-tables.ts';

export type DamageRow = Selectable<DamagesTable>;
export type NewDamage = Pick<DamageRow, 'booking_id' | 'unit_id' | 'amount' | 'text' | 'pictures'>;

/** Days that the customer has for an answer. */
const daysToAnswer = 7;
export const answerBy = (created: Date): Date => new Date(created.getTime() + daysToAnswer * 86_400_000);

export const damagesOf = (db: Db, bookingId: string): Promise<DamageRow[]> =>
  db
    .selectFrom('damages')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The same damage, said before: a picture is sent once. */
export async function findSame(db: Db, damage: NewDamage): Promise<DamageRow | undefined> {
  const all = await damagesOf(db, damage.booking_id);
  return all.find(
    (known) =>
      known.unit_id === damage.unit_id &&
      known.amount === damage.amount &&
      known.text === damage.text &&
      known.pictures.join() === damage.pictures.join(),
  );
}

export const addDamage = (transaction: Db, damage: NewDamage, now: Date): Promise<DamageRow> =>
  transaction
    .insertInto('damages')
    .values({ ...damage, answer: null, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The booking of a damage: it is locked before the damage. */
export async function bookingOf(db: Db, damageId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('damages')
    .select('booking_id')
    .where('id', '=', damageId)
    .executeTakeFirst();
  return row?.booking_id;
}

export const lockDamage = (transaction: Db, id: string): Promise<DamageRow> =>
  transaction.selectFrom('damages').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const setAnswer = (
  transaction: Db,
  id: string,
  given: Pick<DamageRow, 'status' | 'answer' | 'answer_pictures'>,
): Promise<DamageRow> =>
  transaction.updateTable('damages').set(given).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** When the machine was back: the second signature of its return, else the end of what the booking holds. */
export async function backAt(db: Db, bookingId: string, unitId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select coalesce(
      (select greatest(customer_signed_at, provider_signed_at) from inspections
        where booking_id = ${bookingId}::uuid and unit_id = ${unitId}::uuid and kind = 'return'
          and customer_signed_at is not null and provider_signed_at is not null),
      (select max(upper(span)) from reservations where booking_id = ${bookingId}::uuid and unit_id = ${unitId}::uuid)
    ) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** @returns of the damages that nobody answered in time those that it closed now */
export async function closeUnanswered(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('damages')
    .set({ status: 'unanswered' })
    .where('status', '=', 'open')
    .where('created_at', '<=', new Date(now.getTime() - daysToAnswer * 86_400_000))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
