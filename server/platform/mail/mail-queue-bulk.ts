import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { isNobody } from './mail.ts';
import type { QueuedMail } from './mail-queue.ts';

/** `queueMail` for many at once, in one statement: one act may tell thousands of followers. */
export async function queueMails(db: Db, mails: QueuedMail[]): Promise<void> {
  const real = mails.filter(({ to }) => to !== null && !isNobody(to));
  if (real.length === 0) return;
  await sql`
    with queued as (
      insert into mails (act, recipient, language, template, facts)
      select act, "to", language, template, facts
      from jsonb_to_recordset(${JSON.stringify(real)}::jsonb)
        as mail (act text, "to" text, language text, template text, facts jsonb)
      on conflict (act) do nothing
      returning id
    )
    select count(graphile_worker.add_job('mail', json_build_object('id', id::text), max_attempts := 4))
    from queued`.execute(db);
}
