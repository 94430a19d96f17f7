import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface CalendarSettings {
  id: string;
  restDays: number[];
  yearlyOff: string[];
  available: boolean;
  availableSaidAt: Date | null;
  morningCheck: boolean;
}

/** What a user has set of each provider record and product. */
export async function settingsOf(db: Db, userId: string): Promise<Map<string, CalendarSettings>> {
  const { rows } = await sql<CalendarSettings>`
    select id, rest_days as "restDays", yearly_off as "yearlyOff", available, available_said_at as "availableSaidAt",
      morning_check as "morningCheck"
    from providers where user_id = ${userId}::uuid and kind <> 'provider'
    union all
    select id, '{}', '{}', available, available_said_at, false from products where user_id = ${userId}::uuid`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of one record or all of a user's; how many. */
export async function setRestDays(
  db: Db,
  userId: string,
  { restDays, yearlyOff, id }: { restDays: number[]; yearlyOff: string[]; id?: string | undefined },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('providers')
    .set({ rest_days: restDays, yearly_off: yearlyOff })
    .where('user_id', '=', userId)
    .where('kind', '<>', 'provider')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Of all of a user's records that can be hired; how many. */
export async function setMorningCheck(db: Db, userId: string, on: boolean): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('providers')
    .set({ morning_check: on })
    .where('user_id', '=', userId)
    .where('kind', '<>', 'provider')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
