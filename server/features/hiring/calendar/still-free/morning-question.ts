import { z } from 'zod';
import { languages } from '#contract/accounts/account.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import type { Db } from '#server/platform/database/database.ts';
import { queueMails } from '#server/platform/mail/mail-queue-bulk.ts';
import type { Hiring } from '../../act/hiring.ts';
import { stillFreePath } from './still-free-link.ts';

const storedLanguage = z.enum(languages).catch('en');

const askedInTheMorning = (db: Db) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.language'])
    .select((said) =>
      said.exists(said.selectFrom('push_keys as k').whereRef('k.user_id', '=', 'u.id')).as('pushed'),
    )
    .where('u.demo', '=', false)
    .where((where) =>
      where.exists(
        where
          .selectFrom('providers as p')
          .whereRef('p.user_id', '=', 'u.id')
          .where('p.morning_check', '=', true)
          .where('p.kind', '<>', 'provider'),
      ),
    )
    .execute();

/** Asks who wants it "Free today?", once a day at the site: a notice, pushed where a browser takes it, else a mail with a link that answers. */
export async function askMornings({ services, now }: Pick<Hiring, 'services' | 'now'>): Promise<void> {
  const at = now();
  const users = await askedInTheMorning(services.db);
  const actOf = (userId: string): string => `morning:${userId}:${siteDate(at)}`;
  await services.db.transaction().execute(async (transaction) => {
    await addNotices(
      transaction,
      users.map(({ id }) => ({ userId: id, kind: 'morning', facts: {}, act: actOf(id) })),
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
