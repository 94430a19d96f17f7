import { sql } from 'kysely';
import type { CrewMember } from '#contract/hiring/calendar.calls.ts';
import type { Db } from '#server/platform/database/database.ts';

interface Row {
  id: string;
  provider_id: string;
  crew_name: string;
  leader_id: string;
  leader_name: string;
  user_id: string;
  name: string;
  profile_pic: string | null;
  status: 'asked' | 'agreed' | 'left';
  created_at: Date;
}

export interface Member extends CrewMember {
  left: boolean;
}

const view = (row: Row): Member => ({
  _id: row.id,
  listing: { kind: 'groupWorker', _id: row.provider_id },
  crewName: row.crew_name,
  leaderId: row.leader_id,
  leaderName: row.leader_name,
  userId: row.user_id,
  name: row.name,
  profilePic: row.profile_pic,
  status: row.status === 'agreed' ? 'agreed' : 'asked',
  left: row.status === 'left',
  createdAt: row.created_at.toISOString(),
});

const members = sql`
  select m.id, m.provider_id, p.name as crew_name, p.user_id as leader_id, l.fullname as leader_name, m.user_id,
    u.fullname as name, u.profile_pic, m.status, m.created_at
  from members m join providers p on p.id = m.provider_id join users l on l.id = p.user_id
  join users u on u.id = m.user_id`;

/** A whole crew, and more invitations than anybody answers. */
const mostShown = 1000;

/** The people of the user's crew, then the user's own memberships, in the order in which they were asked. */
export async function membersAround(db: Db, userId: string): Promise<Member[]> {
  const { rows } = await sql<Row>`${members}
    where (m.user_id = ${userId}::uuid or p.user_id = ${userId}::uuid) and m.status <> 'left'
    order by p.user_id <> ${userId}::uuid, m.created_at, m.id limit ${mostShown}`.execute(db);
  return rows.map(view);
}

/** How many a crew has or has asked, but for one person. */
export async function countMembers(transaction: Db, crewId: string, butFor: string): Promise<number> {
  const { n } = await transaction
    .selectFrom('members')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('provider_id', '=', crewId)
    .where('status', '<>', 'left')
    .where('user_id', '<>', butFor)
    .executeTakeFirstOrThrow();
  return n;
}

export async function findMember(db: Db, id: string): Promise<Member | undefined> {
  const { rows } = await sql<Row>`${members} where m.id = ${id}::uuid`.execute(db);
  return rows[0] && view(rows[0]);
}

/** Held until the transaction ends: agreeing and leaving come one after the other. */
export async function lockMember(transaction: Db, id: string): Promise<Member | undefined> {
  await sql`select id from members where id = ${id}::uuid for update`.execute(transaction);
  return findMember(transaction, id);
}

/**
 * The membership: the one there is, asked anew where the person had left; undefined without such a user.
 * `invited`: it was not asked or agreed to before.
 */
export async function askMember(
  transaction: Db,
  crewId: string,
  userId: string,
): Promise<{ id: string; invited: boolean } | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into members (provider_id, user_id)
    select ${crewId}::uuid, id from users where id = ${userId}::uuid and not suspended
    on conflict (provider_id, user_id) do update set status = 'asked', updated_at = now()
      where members.status = 'left'
    returning id`.execute(transaction);
  const [invited] = rows;
  if (invited) return { id: invited.id, invited: true };
  const known = await transaction
    .selectFrom('members')
    .select('id')
    .where('provider_id', '=', crewId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return known && { id: known.id, invited: false };
}

export async function setMember(transaction: Db, id: string, status: Row['status']): Promise<void> {
  await sql`update members set status = ${status}, updated_at = now() where id = ${id}::uuid`.execute(
    transaction,
  );
}
