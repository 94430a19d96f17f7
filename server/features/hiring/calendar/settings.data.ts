import { sql } from 'kysely';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
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

export interface Asked {
  id: string;
  email: string | null;
  language: string;
  kind: Exclude<ProviderKind, 'provider'>;
  listing_id: string;
  name: string;
  /** A browser of theirs takes pushes. */
  pushed: boolean;
}

/** Who wants to be asked, with the first of what they list. */
export async function askedInTheMorning(db: Db): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select distinct on (u.id) u.id, u.email, u.language, p.kind::text as kind, p.id as listing_id, p.name,
      exists (select from push_keys k join sessions s on s.token_hash = k.session
        where k.user_id = u.id and s.expires_at > now()) as pushed
    from providers p join users u on u.id = p.user_id
    where p.morning_check and p.kind <> 'provider' and not u.demo and not u.suspended
    order by u.id, p.created_at, p.id`.execute(db);
  return rows;
}
