import type { Language } from '#contract/accounts/account.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';
import { type ContactMessage, insertContactMessage } from './site.data.ts';

/** Stores the message and mails it to every admin, in one transaction, once (docs/rules.md#admin-5). */
export async function takeContactMessage(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { language, clientId, ...message }: ContactMessage & { language: Language; clientId?: string | undefined },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = await insertContactMessage(transaction, { ...message, clientId });
    if (id === undefined) return;
    for (const admin of settings.adminEmails) {
      await queueMail(transaction, {
        act: `contact-message/${id}/${admin}`,
        to: admin,
        language,
        template: 'contact-message',
        facts: { ...message },
      });
    }
  });
}
