import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { queueMail } from '#server/platform/mail/mail-queue.ts';
import { findOwner } from '#server/platform/mail/owners.ts';
import type { Services } from '#server/platform/services.ts';
import { lockRecord, type ProviderRow } from './records/provider.data.ts';
import { expireIdPictures } from './records/provider-writes.data.ts';

export const replaced = (row: ProviderRow, next: ProviderRow): (string | null)[] =>
  row.id_picture === next.id_picture ? [] : [row.id_picture];

/** After the commit: a change that is taken back must not cost the file. */
export async function forgetPictures(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  ids: (string | null)[],
): Promise<void> {
  for (const id of new Set(ids)) if (id !== null) await pictures.forget(db, `private:${id}`);
}

/**
 * The bytes (WebP) of the ID picture that waits with a record; the look is written down before they leave.
 * @throws AppError 'not-found'
 */
export async function lookAtIdPicture(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  admin: Caller,
  { kind, id }: { kind: ProviderKind; id: string },
): Promise<Buffer> {
  const row = await db.transaction().execute(async (open) => {
    const found = await lockRecord(open, { kind, id });
    if (!found?.id_picture) throw new AppError('not-found');
    const record = { kind, id: found.id, name: found.name };
    await recordAct(open, { act: 'look-at-id', admin, record });
    return found;
  });
  const bytes = await pictures.readPrivate(row.id_picture ?? '');
  if (!bytes) throw new AppError('not-found');
  return bytes;
}

/** An ID picture goes at the latest after 30 days, and its owner is asked to send it again (docs/rules.md#privacy-2). */
export async function forgetOldIdPictures(services: Services): Promise<void> {
  const old = await services.db.transaction().execute(async (db) => {
    const rows = await expireIdPictures(db);
    for (const { id, kind, name, user_id, id_picture } of rows) {
      const owner = await findOwner(db, user_id);
      const act = `id-picture-expired:${id}:${id_picture}`;
      await queueMail(db, { ...owner, act, template: 'id-picture-expired', facts: { kind, name } });
    }
    return rows;
  });
  await forgetPictures(
    services,
    old.map(({ id_picture }) => id_picture),
  );
}
