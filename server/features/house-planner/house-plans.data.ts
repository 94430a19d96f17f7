import type { Selectable } from 'kysely';
import type { SavedPlan } from '#contract/house-planner/house-plans.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { HousePlansTable } from '#server/platform/database/tables/house-tables.ts';

const planOf = ({ id, name, search, created_at }: Selectable<HousePlansTable>): SavedPlan => ({
  _id: id,
  name,
  search,
  createdAt: created_at.toISOString(),
});

/** Newest first. */
export async function plansOfUser(db: Db, userId: string): Promise<SavedPlan[]> {
  const rows = await db
    .selectFrom('house_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(planOf);
}

/** Locks the user, so that two at once do not both take the last place. */
export async function countForUpdate(db: Db, userId: string): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await db
    .selectFrom('house_plans')
    .select((counted) => counted.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPlan(
  db: Db,
  plan: { user_id: string; name: string; search: string },
): Promise<SavedPlan> {
  return planOf(await db.insertInto('house_plans').values(plan).returningAll().executeTakeFirstOrThrow());
}

/** @returns whether the user had it */
export async function deletePlanOf(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('house_plans')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePlansOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('house_plans').where('user_id', '=', userId).execute();
}
