import { emitHiring } from '#server/features/accounts/act/in-transaction.rules.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { nameUnit } from './units/unit.data.ts';

/** @throws AppError 'not-found' for what is no place, team or machine of the caller's listings */
export async function renameUnit(
  hiring: Hiring,
  userId: string,
  { id, name }: { id: string; name: string | null },
): Promise<{ _id: string; name: string | null }> {
  if (!isId(id) || !(await nameUnit(hiring.services.db, userId, { id, name })))
    throw new AppError('not-found');
  emitHiring(hiring, [userId], { kind: 'calendar', _id: id });
  return { _id: id, name };
}
