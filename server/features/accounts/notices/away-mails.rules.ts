import { type PageAddress, paths } from '#contract/paths.ts';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import { updateUser } from '../users/user-writes.data.ts';

const use = 'away-mails-off';

/** The path of the link that ends these mails for good; it never runs out. */
export const awayMailsOffPath = (secrets: Secrets, userId: string): PageAddress =>
  `${paths.unsubscribe}?from=messages&token=${secrets.sign(JSON.stringify([use, userId]))}`;

/** @returns false when the token is not of such a link */
export async function switchOffAwayMails(
  db: Db,
  secrets: Secrets,
  token: string | undefined,
): Promise<boolean> {
  const value = token && secrets.verify(token);
  // What we signed we wrote: its shape is known.
  const [signedFor, userId] = value ? (JSON.parse(value) as [string, string]) : [];
  if (signedFor !== use || !userId) return false;
  await updateUser(db, userId, { awayMails: false });
  return true;
}
