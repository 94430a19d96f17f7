import type { NoticeFacts } from '#contract/accounts/notices.ts';
import type { Db } from '#server/platform/database/database.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import { findOwner } from '#server/platform/mail/owners.ts';
import { addNotices } from './notice.data.ts';

interface OwnerNews {
  ownerId: string;
  listing: NonNullable<NoticeFacts['listing']>;
}

/** A listing was verified: a mail and a notice to its owner, in the transaction of the act. */
export async function notifyVerified(db: Db, { ownerId, listing }: OwnerNews): Promise<void> {
  const act = `verified:${listing._id}`;
  const { kind, name } = listing;
  await queueMail(db, {
    ...(await findOwner(db, ownerId)),
    act,
    template: 'verified',
    facts: { kind, name },
  });
  await addNotices(db, [{ userId: ownerId, kind: 'verified', facts: { listing }, act }]);
}

/** A listing was sent back for a reason: likewise. */
export async function notifySentBack(
  db: Db,
  { ownerId, listing, reason }: OwnerNews & { reason: string },
): Promise<void> {
  const act = `sent-back:${listing._id}:${Date.now()}`;
  const facts = { kind: listing.kind, name: listing.name, reason };
  await queueMail(db, { ...(await findOwner(db, ownerId)), act, template: 'sent-back', facts });
  await addNotices(db, [{ userId: ownerId, kind: 'sent-back', facts: { listing, reason }, act }]);
}
