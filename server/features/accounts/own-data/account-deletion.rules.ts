import type { Caller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import type { CallerAtDoor } from '../codes/codes.rules.ts';
import { forgetCallers } from '../sessions/find-caller.rules.ts';
import { type OwnProof, requireOwnProof } from '../sessions/own-proof.rules.ts';
import { requireUser } from '../users/require-user.rules.ts';
import { deleteUserRows, listUploads } from './own-data.data.ts';
import type { OwnData } from './own-data.ts';

/** Deletes the account; the audit log keeps what it says. @throws AppError what `requireOwnProof` throws */
export async function deleteAccount(
  services: Services,
  caller: Caller,
  { ownData, ...proof }: OwnProof & CallerAtDoor & { ownData: OwnData[] },
): Promise<void> {
  const { db, pictures } = services;
  const user = await requireUser(services, caller);
  await requireOwnProof(services, user, proof);
  const uploads = await listUploads(db, user.id);
  const effects: (() => void)[] = [];
  await db.transaction().execute(async (tx) => {
    for (const part of ownData) await part.erase?.(tx, user.id, (effect) => void effects.push(effect));
    await deleteUserRows(tx, user);
  });
  forgetCallers(user.id);
  for (const effect of effects) effect();
  for (const { reference } of uploads) await pictures.forget(db, reference);
}
