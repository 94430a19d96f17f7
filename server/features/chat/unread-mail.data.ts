import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const waited = '10 minutes';
// Older ones are no news.
const lookedBack = '7 days';

export interface Waiting {
  id: string;
  email: string | null;
  language: string;
  /** Who wrote, the newest first; accounts that are gone have no name. */
  names: string[];
  unread: number;
  newest: Date;
}

/** One statement, which begins at what is unread and never looks at a conversation that was read to its end. */
export const waitingMessages = sql<Waiting>`
    with waiting as (
      select m.user_id, m.other_id, x.*
      from conversation_members m
      join conversations c on c.id = m.conversation_id
      -- For each by itself: joined at once, every message of these conversations might be read.
      cross join lateral (
        select count(*)::int as unread, min(created_at) as oldest, max(created_at) as newest from messages
        where conversation_id = m.conversation_id and seq > m.seen_seq and sender_id = m.other_id and not deleted
      ) x
      where m.unread and not m.blocked and c.updated_at > now() - ${lookedBack}::interval and x.unread > 0
        and (select not blocked from conversation_members
          where user_id = m.other_id and conversation_id = m.conversation_id)
    )
    select u.id, u.email, u.language, sum(w.unread)::int as unread, max(w.newest) as newest,
      coalesce(array_agg(s.fullname order by w.newest desc) filter (where s.fullname is not null), '{}') as names
    from waiting w
    join lateral (select * from users where id = w.user_id offset 0) u on true
    left join lateral (select fullname from users where id = w.other_id offset 0) s on true
    where u.email is not null and u.away_mails and not u.away_mailed and not u.demo
    group by u.id, u.email, u.language, u.away_mailed_until
    having min(w.oldest) < now() - ${waited}::interval
      and max(w.newest) > coalesce(u.away_mailed_until, '-infinity')`;

/** Users whose unread messages have waited without a mail about them; blocked conversations do not count. */
export async function usersWithWaitingMessages(db: Db): Promise<Waiting[]> {
  const { rows } = await waitingMessages.execute(db);
  return rows;
}
