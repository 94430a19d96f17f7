import { sql } from 'kysely';
import { z } from 'zod';
import { languages } from '#contract/accounts/account.ts';
import { awayMailsOffPath, takeAwayMail } from '#server/features/accounts/notices/away-mails.ts';
import type { Db } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';

const waited = '10 minutes';
// Older ones are no news. Conversations are told apart by it before their messages are read.
const lookedBack = '7 days';
const mostNames = 3;

const storedLanguage = z.enum(languages).catch('en');

interface Waiting {
  id: string;
  email: string;
  language: string;
  /** Who wrote, the newest first; accounts that are gone have no name. */
  names: string[];
  unread: number;
  newest: Date;
}

/** Users whose unread messages have waited without a mail about them; blocked conversations do not count. */
async function usersWithWaitingMessages(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with waiting as (
      select m.user_id, m.other_id, count(*)::int as unread, min(x.created_at) as oldest, max(x.created_at) as newest
      from conversations c
      join conversation_members m on m.conversation_id = c.id and m.seen_seq < c.last_seq and not m.blocked
      join conversation_members other
        on other.conversation_id = c.id and other.user_id = m.other_id and not other.blocked
      join messages x
        on x.conversation_id = c.id and x.seq > m.seen_seq and x.sender_id = m.other_id and not x.deleted
      where c.updated_at > now() - ${lookedBack}::interval
      group by m.user_id, m.other_id
    )
    select u.id, u.email, u.language, sum(w.unread)::int as unread, max(w.newest) as newest,
      coalesce(array_agg(s.fullname order by w.newest desc) filter (where s.id is not null), '{}') as names
    from waiting w
    join users u on u.id = w.user_id
    left join users s on s.id = w.other_id
    where u.away_mails and not u.away_mailed and not u.demo
    group by u.id
    having min(w.oldest) < now() - ${waited}::interval
      and max(w.newest) > coalesce(u.away_mailed_until, '-infinity')`.execute(db);
  return rows;
}

/** Who is away gets one mail in each absence: who wrote and how much, never the text. */
export async function mailAwayUsers({ db, realtime, secrets }: Services): Promise<void> {
  for (const user of await usersWithWaitingMessages(db)) {
    if (realtime.presence.isActive(user.id)) continue;
    const names = user.names.slice(0, mostNames);
    await db.transaction().execute(async (open) => {
      if (!(await takeAwayMail(open, user.id, user.newest))) return;
      await queueMail(open, {
        act: `unread-messages:${user.id}:${user.newest.getTime()}`,
        to: user.email,
        language: storedLanguage.parse(user.language),
        template: 'unread-messages',
        facts: {
          names,
          others: user.names.length - names.length,
          unread: user.unread,
          offPath: awayMailsOffPath(secrets, user.id),
        },
      });
    });
  }
}
