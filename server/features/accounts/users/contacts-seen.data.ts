import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The day by which contacts are counted. */
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

interface Look {
  userId: string;
  personId: string;
}

export interface Day {
  /** This person's contact was seen today. */
  seen: boolean;
  /** Of how many people it was seen today. */
  count: number;
  /** The account was made in the last 24 hours. */
  firstDay: boolean;
  /** The account was made in the last 7 days. */
  firstWeek: boolean;
}

/** What the user has seen today, and how old the account is. */
export async function readDay(db: Db, { userId, personId }: Look): Promise<Day> {
  const { rows } = await sql<Day>`
    select coalesce(${personId}::uuid = any (c.people), false) as seen,
      coalesce(cardinality(c.people), 0) as count,
      u.created_at > now() - interval '24 hours' as "firstDay",
      u.created_at > now() - interval '7 days' as "firstWeek"
    from users u left join contacts_seen c on c.user_id = u.id and c.day = ${today}
    where u.id = ${userId}`.execute(db);
  return rows[0] ?? { seen: false, count: 0, firstDay: true, firstWeek: true };
}

/**
 * Adds a person to those that the user sees today, unless `most` others are there. The row's lock makes one statement of
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

/** The same for all new accounts of a network together. @param network a keyed hash */
export async function addSeenByNetwork(
  db: Db,
  { network, personId }: { network: Buffer; personId: string },
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into contacts_seen_by_network as seen (network, day, people)
    values (${network}, ${today}, array[${personId}::uuid])
    on conflict (network, day) do update set people =
      case when ${personId}::uuid = any (seen.people) then seen.people else seen.people || ${personId}::uuid end
    where ${personId}::uuid = any (seen.people) or cardinality(seen.people) < ${most}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Forgets the people that a user saw once the day is over: they are nobody's business then. */
export async function forgetSeen(db: Db): Promise<void> {
  await sql`delete from contacts_seen where day < ${today}`.execute(db);
  await sql`delete from contacts_seen_by_network where day < ${today}`.execute(db);
}

/** Deletes what is over: sessions, codes, devices, people seen on days before today, logins and second factors that nobody finished, and mails of a month ago. */
export async function forgetExpired(db: Db): Promise<void> {
  const now = sql<Date>`now()`;
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('devices').where('expires_at', '<', now).execute();
  await forgetSeen(db);
  await db.deleteFrom('login_tickets').where('expires_at', '<', now).execute();
  await db.deleteFrom('second_factor_setups').where('expires_at', '<', now).execute();
  // Older ones either left or were given up: the queue tries for three days.
  await db.deleteFrom('mails').where('created_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}
