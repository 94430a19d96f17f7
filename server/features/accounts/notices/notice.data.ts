import { sql } from 'kysely';
import type { Notice, NoticeFacts } from '#contract/accounts/notices.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface NewNotice {
  userId: string;
  kind: Notice['kind'];
  facts: NoticeFacts;
  /** Names the act and the recipient: the same act never makes two notices. */
  act: string;
  /** What the user has to do with; a newer notice of it takes the place of the older. */
  matter?: string | undefined;
}

const kept = '90 days';

/**
 * In the transaction of the act; each is pushed once to its receiver's browsers. A receiver whose account is gone,
 * or goes meanwhile, is told nothing.
 */
export async function addNotices(db: Db, notices: NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    with notice as (
      select "userId", kind, facts, act, matter from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
        as notice ("userId" uuid, kind text, facts jsonb, act text, matter text)),
    ended as (
      update notices n set over_at = now() from notice
      where n.user_id = notice."userId" and n.matter = notice.matter and n.act <> notice.act and n.over_at is null),
    added as (
      insert into notices (user_id, kind, facts, act, matter)
      select u.id, notice.kind, notice.facts, notice.act, notice.matter
      from notice join users u on u.id = notice."userId"
      for key share of u
      on conflict (act) do nothing
      returning id, user_id
    )
    select count(graphile_worker.add_job('push',
      json_build_object('notice', added.id::text, 'key', k.id::text), max_attempts := 6))
    from added join push_keys k on k.user_id = added.user_id`.execute(db);
}

/** What was told of these matters is dealt with, by one user or by all. @returns whose bells it concerns */
export async function endNotices(
  db: Db,
  { matters, of }: { matters: string[]; of?: string | undefined },
): Promise<string[]> {
  const rows = await db
    .updateTable('notices')
    .set({ over_at: sql<Date>`now()` })
    .where('matter', 'in', matters)
    .where('over_at', 'is', null)
    .$if(of !== undefined, (query) => query.where('user_id', '=', of ?? ''))
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Changes facts of the last notice of a matter, and opens it again. @returns whose bell it concerns */
export async function turnNotice(
  db: Db,
  { matter, facts }: { matter: string; facts: NoticeFacts },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update notices set facts = facts || ${JSON.stringify(facts)}::jsonb, over_at = null
    where id = (select id from notices where matter = ${matter} order by created_at desc, id desc limit 1)
      and (over_at is not null or not facts @> ${JSON.stringify(facts)}::jsonb)
    returning user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

/** @param until ISO time of the newest that was shown: what came after it stays unseen */
export async function markNoticesSeen(db: Db, userId: string, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ seen_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('created_at', '<=', sql<Date>`${until}::timestamptz`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Reads a user's notices for the download of their data. */
export async function ownNotices(db: Db, userId: string) {
  return db
    .selectFrom('notices')
    .select(['kind', 'facts', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function forgetOldNotices(db: Db): Promise<void> {
  await db.deleteFrom('notices').where('created_at', '<', sql<Date>`now() - ${kept}::interval`).execute();
}
