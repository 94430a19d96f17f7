import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findUser } from './account.data.ts';
import type { User } from './user-rows.data.ts';

/** @throws AppError 'login-needed' when the account was deleted while the call was under way */
export async function requireUser({ db }: Services, caller: Caller): Promise<User> {
  const user = await findUser(db, caller.userId);
  if (!user) throw new AppError('login-needed');
  return user;
}
