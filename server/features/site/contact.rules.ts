import type { Language } from '#contract/accounts/account.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';
import { type ContactMessage, insertContactMessage } from './site.data.ts';

/** Stores the message and mails it to every admin, in one transaction (docs/rules.md#admin-5). */
export async function takeContactMessage(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { language, ...message }: ContactMessage & { language: Language },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = await insertContactMessage(transaction, message);
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
