import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface Change {
  userId: string;
  /** The address that was shown so far. */
  before: string | null;
  next: string;
}

/** The first photo that a user gives becomes the account's, and stays it until changed (docs/rules.md#accounts-24). */
export async function giveFace(db: Db, userId: string, picture: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ profile_pic: picture })
    .where('id', '=', userId)
    .where('profile_pic', 'is', null)
    .execute();
}

/** A new photo takes the old one's place on the account too, where both were one. */
export async function changeAccountFace(db: Db, { userId, before, next }: Change): Promise<void> {
  await db
    .updateTable('users')
    .set({ profile_pic: next, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('profile_pic', 'is', null), eb('profile_pic', '=', before)]))
    .execute();
}

/** The account's new photo shows on the listings that had the old one, or none. */
export async function changeListingFaces(db: Db, { userId, before, next }: Change): Promise<void> {
  await db
    .updateTable('providers')
    .set({ profile_pic: next })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('profile_pic', 'is', null), eb('profile_pic', '=', before)]))
    .execute();
}
