import { sql } from 'kysely';
import { z } from 'zod';
import { providerKinds } from '#contract/marketplace/kinds.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Who follows so many already follows nobody more. */
export async function addFollow(
  db: Db,
  { follower, followed, most }: { follower: string; followed: string; most: number },
): Promise<'done' | 'full' | 'missing'> {
  return db.transaction().execute(async (transaction) => {
    // Two at once do not both take the last place.
    await sql`select from users where id = ${follower} for no key update`.execute(transaction);
    const others = await transaction
      .selectFrom('follows')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('follower_id', '=', follower)
      .where('followed_id', '<>', followed)
      .executeTakeFirstOrThrow();
    if (others.n >= most) return 'full';
    const { rows } = await sql`
      insert into follows (follower_id, followed_id) select ${follower}, id from users where id = ${followed}
      on conflict (follower_id, followed_id) do update set told_at = follows.told_at
      returning followed_id`.execute(transaction);
    return rows.length > 0 ? 'done' : 'missing';
  });
}

export async function removeFollow(db: Db, follower: string, followed: string): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('follower_id', '=', follower)
    .where('followed_id', '=', followed)
    .execute();
}

/** Those of both directions. */
export async function deleteFollowsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('follows').where('follower_id', '=', userId).execute();
  await db.deleteFrom('follows').where('followed_id', '=', userId).execute();
}

const listings = z.array(
  z.object({ kind: z.enum(providerKinds), _id: z.string(), name: z.string(), available: z.boolean() }),
);

/** Reads the users that a user follows, newest first, with their listings. */
export async function following(db: Db, follower: string) {
  const rows = await db
    .selectFrom('follows as f')
    .innerJoin('users as u', 'u.id', 'f.followed_id')
    .select(['u.id as userId', 'u.fullname', 'u.profile_pic as profilePic'])
    .select(
      sql<unknown>`coalesce((
        select json_agg(json_build_object('kind', p.kind, '_id', p.id, 'name', p.name, 'available', p.available)
          order by p.created_at)
        from providers p where p.user_id = u.id and not p.suspended), '[]')`.as('listings'),
    )
    .where('f.follower_id', '=', follower)
    .orderBy('f.created_at', 'desc')
    .orderBy('u.id')
    .execute();
  return rows.map((row) => ({ ...row, listings: listings.parse(row.listings) }));
}

export interface Follower {
  id: string;
  email: string | null;
  language: string;
  demo: boolean;
  toldAt: Date;
}

/** Takes the followers to notify that a provider is available: each at most once in 24 hours. */
export async function takeFollowersToNotify(db: Db, followed: string): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    update follows f set told_at = now() from users u
    where f.followed_id = ${followed} and u.id = f.follower_id
      and (f.told_at is null or f.told_at < now() - interval '24 hours')
    returning u.id, u.email, u.language, u.demo, f.told_at as "toldAt"`.execute(db);
  return rows;
}
