import { sql } from 'kysely';
import type { Language } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';
import { currentTrace } from '#server/platform/http/trace.ts';
import { isNobody } from './mail.ts';
import type { QueuedMailFacts, QueuedTemplate } from './texts/mail-facts.ts';

/** A template with what it fills in: the compiler checks the pair. */
export type QueuedMail = {
  [T in QueuedTemplate]: {
    /** Names the act that caused the mail: the same act never makes two. */
    act: string;
    /** Null: an account without an e-mail, which gets none; what it is about stands in the product. */
    to: string | null;
    language: Language;
    template: T;
    facts: QueuedMailFacts[T];
  };
}[QueuedTemplate];

/** Adds a mail in the transaction of its cause; it leaves when that is committed, and is tried until it does. */
export async function queueMail(db: Db, mail: QueuedMail): Promise<void> {
  if (mail.to === null || isNobody(mail.to)) return;
  const row = await db
    .insertInto('mails')
    .values({
      act: mail.act,
      recipient: mail.to,
      language: mail.language,
      template: mail.template,
      facts: JSON.stringify(mail.facts),
    })
    .onConflict((conflict) => conflict.column('act').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  // A few quick tries (after 3, 10 and 30 s); later ones are the work of `send-waiting-mails`.
  await sql`select graphile_worker.add_job('mail', json_build_object('id', ${row.id}::text, 'trace', ${currentTrace()?.trace ?? null}::text), max_attempts := 4)`.execute(
    db,
  );
}

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
