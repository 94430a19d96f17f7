import { z } from 'zod';
import { languages } from '#contract/accounts/account.ts';
import { takeAwayMail } from '#server/features/accounts/notices/absence.data.ts';
import { awayMailsOffPath } from '#server/features/accounts/notices/away-mails.rules.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import type { Services } from '#server/platform/services.ts';
import { usersWithWaitingMessages } from './unread-mail.data.ts';

const mostNames = 3;

const storedLanguage = z.enum(languages).catch('en');

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
