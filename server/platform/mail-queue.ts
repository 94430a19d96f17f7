import { sql } from 'kysely';
import type { Language } from '#contract/account/account';
import type { Db } from './database.ts';

export interface QueuedMail {
  /** Names the act that caused the mail: the same act never makes two. */
  act: string;
  to: string;
  language: Language;
  template: string;
  /** What the template fills in. */
  facts: Record<string, string | number>;
}

/** Adds a mail in the transaction of its cause; the worker sends it when that is committed, and tries until it leaves. */
export async function queueMail(db: Db, mail: QueuedMail): Promise<void> {
  const row = await db
    .insertInto('mails')
    .values({
      act: mail.act,
      recipient: mail.to,
      language: mail.language,
      template: mail.template,
      facts: JSON.stringify(mail.facts) as never,
    })
    .onConflict((conflict) => conflict.column('act').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  await sql`select graphile_worker.add_job('mail', json_build_object('id', ${row.id}::text), max_attempts := 1000, job_key := ${row.id})`.execute(
    db,
  );
}
