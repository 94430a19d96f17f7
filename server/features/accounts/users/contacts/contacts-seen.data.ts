import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The day by which contacts are counted. */
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

interface Look {
  userId: string;
  personId: string;
}

/** Whether the user has seen this person's contact today. */
export async function hasSeen(db: Db, { userId, personId }: Look): Promise<boolean> {
  const { rows } = await sql`
    select from contacts_seen
    where user_id = ${userId} and day = ${today} and ${personId}::uuid = any (people)`.execute(db);
  return rows.length > 0;
}

/**
 * Adds a person to those whom the user sees today, unless `most` others are there. The row's lock makes one statement of
 * looking and adding: calls at the same time, of several processes too, come one after the other.
 * @returns whether the person is among them now
 */
export async function addSeen(db: Db, { userId, personId }: Look, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into contacts_seen as seen (user_id, day, people) values (${userId}, ${today}, array[${personId}::uuid])
    on conflict (user_id, day) do update set people =
      case when ${personId}::uuid = any (seen.people) then seen.people else seen.people || ${personId}::uuid end
    where ${personId}::uuid = any (seen.people) or cardinality(seen.people) < ${most}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Whom somebody saw is nobody's business once the day is over. */
export async function forgetSeen(db: Db): Promise<void> {
  await sql`delete from contacts_seen where day < ${today}`.execute(db);
}
