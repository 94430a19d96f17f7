import { randomUUID } from 'node:crypto';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import { addNotices } from '../notices/notice.data.ts';
import { isListedAdmin } from '../sessions/admins.rules.ts';
import type { User } from '../users/user-rows.data.ts';

export interface FactorNews {
  user: User;
  what: 'second-factor-on' | 'second-factor-off' | 'recovery-code-used';
  /** How many recovery codes are left. */
  left?: number;
}

/** In the transaction of the act: a mail and a notice to the user, and for an admin a line of the audit log. */
export async function tellSecondFactor(
  tx: Db,
  settings: Pick<Settings, 'adminEmails' | 'demoAdmin'>,
  { user, what, left = 0 }: FactorNews,
): Promise<void> {
  const act = `${what}:${randomUUID()}`;
  const { id: userId, fullname } = user;
  if (isListedAdmin(settings, user)) await recordAct(tx, { act: what, admin: { userId, fullname } });
  await addNotices(tx, [{ userId, kind: what, facts: {}, act }]);
  await queueMail(tx, {
    act,
    to: user.email,
    language: user.language,
    template: 'second-factor',
    facts: { fullname, kind: what, left },
  });
}
