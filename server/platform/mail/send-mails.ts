import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { languages } from '#contract/accounts/account.ts';
import { codeOf } from '#server/platform/config/error-facts.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Mailer } from './mail.ts';
import { renderMail } from './render-mail.ts';
import type { QueuedMailFacts, QueuedTemplate } from './texts/mail-facts.ts';

interface MailServices {
  db: Db;
  mailer: Mailer;
  settings: Settings;
  log: FastifyBaseLogger;
}

/** After so many refusals of the mail itself, or so long, nobody waits for it any more. */
const mostRefusals = 10;
const keptTrying = '3 days';
const batch = 100;

const storedLanguage = z.enum(languages).catch('en');

/**
 * Sends one mail of the queue, unless it has left or another process is sending it: the row stays locked meanwhile.
 * @throws when the mail server does not take it
 */
export async function sendQueuedMail({ db, mailer, settings }: MailServices, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    const content = {
      // queueMail wrote both together, checked by the compiler.
      template: row.template as QueuedTemplate,
      facts: row.facts as QueuedMailFacts[QueuedTemplate],
      language: storedLanguage.parse(row.language),
    };
    const text = renderMail(content, settings.publicUrl);
    await mailer.send({ ...text, to: row.recipient, id: row.id });
    await tx.updateTable('mails').set({ sent_at: new Date() }).where('id', '=', id).execute();
  });
}

/** What a mail server answered; undefined when it was out of reach. */
function answerOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

/**
 * Sends what has waited for a minute: mails that a dead server, or a dead process of ours, left behind.
 * The queue is the table; the job of each mail only makes it leave at once.
 */
export async function sendWaitingMails(services: MailServices): Promise<void> {
  const { db, log } = services;
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('refusals', '<', mostRefusals)
    .where('created_at', '>', sql<Date>`now() - ${keptTrying}::interval`)
    .orderBy('refusals')
    .orderBy('created_at')
    .limit(batch)
    .execute();
  for (const { id } of waiting) {
    try {
      await sendQueuedMail(services, id);
    } catch (error) {
      const answer = answerOf(error);
      log.warn({ mail: id, answer, code: codeOf(error) }, 'a mail did not leave and will be tried again');
      // Out of reach: the others would wait for the same silence.
      if (answer === undefined) return;
      if (answer >= 500) await countRefusal(services, id);
    }
  }
}

async function countRefusal({ db }: MailServices, id: string): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({ refusals: eb('refusals', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
