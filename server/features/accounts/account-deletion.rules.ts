import type { Caller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { requireUser } from './account.rules.ts';
import { deleteUserRows, listUploads } from './own-data/own-data.data.ts';
import type { OwnData } from './own-data/own-data.ts';
import { forgetCallers } from './sessions/find-caller.ts';
import { requireOwnPassword } from './sessions/password.rules.ts';

/** Deletes the account; the audit log keeps what it says. @throws AppError 'own-password-wrong' */
export async function deleteAccount(
  services: Services,
  caller: Caller,
  { password, ownData }: { password: string; ownData: OwnData[] },
): Promise<void> {
  const { db, pictures, log } = services;
  const user = await requireUser(services, caller);
  await requireOwnPassword(services, user, password);
  const uploads = await listUploads(db, user.id);
  const deeds: (() => void)[] = [];
  await db.transaction().execute(async (tx) => {
    for (const part of ownData) await part.erase?.(tx, user.id, (deed) => void deeds.push(deed));
    await deleteUserRows(tx, user);
  });
  forgetCallers(user.id);
  for (const deed of deeds) deed();
  for (const { reference } of uploads) {
    // The account is gone in any case; what stays behind is nobody's, and the hourly sweep takes it.
    await pictures.forget(db, reference).catch(() => log.warn('a picture waits for the sweep'));
  }
}
