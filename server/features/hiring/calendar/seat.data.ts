import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Holds units until the transaction ends, in the order in which everybody does. */
export async function holdUnits(transaction: Db, unitIds: string[]): Promise<void> {
  await sql`select id from units where id = any (${unitIds}::uuid[]) order by id for update`.execute(
    transaction,
  );
}

/** Puts one unit in another's place in a crew, under its number. */
export async function replaceUnit(
  transaction: Db,
  crewId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    update listing_units set unit_id = ${to}::uuid
    where provider_id = ${crewId}::uuid and unit_id = ${from}::uuid`.execute(transaction);
}

export async function retireUnit(transaction: Db, id: string): Promise<void> {
  await transaction.updateTable('units').set({ active: false }).where('id', '=', id).execute();
}

/** Nobody works for an account that ends; past work keeps the unit. */
export async function retirePerson(transaction: Db, userId: string): Promise<void> {
  await transaction.updateTable('units').set({ active: false }).where('user_id', '=', userId).execute();
}

export async function makeSeat(transaction: Db): Promise<string> {
  const { id } = await transaction
    .insertInto('units')
    .values({ kind: 'seat' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
