import { z } from 'zod';
import { languages } from '#contract/accounts/account.ts';
import { profileAddress } from '#contract/paths.ts';
import { addNotices } from '#server/features/accounts/notices/notice.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { addFollow, type Follower, removeFollow, takeFollowersToNotify } from './follow.data.ts';
import type { ProviderRow } from './records/provider.data.ts';

const storedLanguage = z.enum(languages).catch('en');

/** So many people a user may follow. */
const mostFollowed = 500;

/** @throws AppError 'user-missing', 'follow-self', 'following-full' */
export async function follow(db: Db, caller: Caller, followed: string): Promise<void> {
  if (followed === caller.userId) throw new AppError('follow-self');
  const did = isId(followed)
    ? await addFollow(db, { follower: caller.userId, followed, most: mostFollowed })
    : 'missing';
  if (did === 'missing') throw new AppError('user-missing');
  if (did === 'full') throw new AppError('following-full');
}

export async function unfollow(db: Db, caller: Caller, followed: string): Promise<void> {
  if (isId(followed)) await removeFollow(db, caller.userId, followed);
}

/**
 * Notifies the followers, in the transaction that switches availability on. Each follower gets at most one notice a
 * day, however often the provider switches; demo accounts get no mail.
 * @returns the followers who have a notice
 */
export async function emitToFollowers(
  db: Db,
  { id, kind, name, user_id: followed }: Pick<ProviderRow, 'id' | 'kind' | 'name' | 'user_id'>,
): Promise<string[]> {
  const followers = await takeFollowersToNotify(db, followed);
  const actOf = (follower: Follower): string =>
    `now-available:${followed}:${follower.id}:${follower.toldAt.getTime()}`;
  const path = profileAddress(kind, id);
  await queueMails(
    db,
    followers
      .filter(({ demo }) => !demo)
      .map((follower) => ({
        act: actOf(follower),
        to: follower.email,
        language: storedLanguage.parse(follower.language),
        template: 'now-available',
        facts: { kind, name, path },
      })),
  );
  const facts = { listing: { kind, _id: id, name } };
  await addNotices(
    db,
    followers.map((follower) => ({ userId: follower.id, kind: 'free', facts, act: actOf(follower) })),
  );
  return followers.map((follower) => follower.id);
}
