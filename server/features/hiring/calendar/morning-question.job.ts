import { sql } from 'kysely';
import { z } from 'zod';
import { languages } from '#contract/accounts/account.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import { emitNoticeCounts } from '#server/features/accounts/notices/notice.routes.ts';
import type { Db } from '#server/platform/database/database.ts';
import { queueMails } from '#server/platform/mail/mail-queue-bulk.ts';
import type { Hiring } from '../hiring.ts';
import { stillFreePath } from './still-free-link.rules.ts';

const storedLanguage = z.enum(languages).catch('en');

interface Asked {
  id: string;
  email: string | null;
  language: string;
  kind: Exclude<ProviderKind, 'provider'>;
  listing_id: string;
  name: string;
  /** A browser of theirs takes pushes. */
  pushed: boolean;
}

/** Who wants to be asked, with the first of what they list. */
async function askedInTheMorning(db: Db): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select distinct on (u.id) u.id, u.email, u.language, p.kind::text as kind, p.id as listing_id, p.name,
      exists (select from push_keys k join sessions s on s.token_hash = k.session
        where k.user_id = u.id and s.expires_at > now()) as pushed
    from providers p join users u on u.id = p.user_id
    where p.morning_check and p.kind <> 'provider' and not u.demo and not u.suspended
    order by u.id, p.created_at, p.id`.execute(db);
  return rows;
}

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
