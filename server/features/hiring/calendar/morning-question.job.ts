import { z } from 'zod';
import { languages } from '#contract/accounts/account.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import type { Hiring } from '../hiring.ts';
import { askedInTheMorning } from './settings.data.ts';
import { stillFreePath } from './still-free-link.rules.ts';

const storedLanguage = z.enum(languages).catch('en');

/** Asks who wants it "Free today?", once a day at the site: a notice, pushed where a browser takes it, else a mail with a link that answers. */
export async function askMornings({ services, now }: Pick<Hiring, 'services' | 'now'>): Promise<void> {
  const at = now();
  const users = await askedInTheMorning(services.db);
  const actOf = (userId: string): string => `morning:${userId}:${siteDate(at)}`;
  await services.db.transaction().execute(async (transaction) => {
    await addNotices(
      transaction,
      users.map(({ id, kind, listing_id, name }) => ({
        userId: id,
        kind: 'morning',
        facts: { listing: { kind, _id: listing_id, name } },
        act: actOf(id),
      })),
    );
    await queueMails(
      transaction,
      users
        .filter(({ pushed }) => !pushed)
        .map(({ id, email, language }) => ({
          act: actOf(id),
          to: email,
          language: storedLanguage.parse(language),
          template: 'morning-check',
          facts: { path: stillFreePath(services.secrets, id, at) },
        })),
    );
  });
  emitNoticeCounts(
    services,
    users.map(({ id }) => id),
  );
}
