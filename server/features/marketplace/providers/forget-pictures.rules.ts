import type { Services } from '#server/platform/services.ts';
import type { ProviderRow } from './records/provider.data.ts';

export const replaced = (row: ProviderRow, next: ProviderRow): (string | null)[] =>
  row.id_picture === next.id_picture ? [] : [row.id_picture];

/** After the commit: a change that is taken back must not cost the file. */
export async function forgetPictures(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  ids: (string | null)[],
): Promise<void> {
  for (const id of new Set(ids)) if (id !== null) await pictures.forget(db, `private:${id}`);
}
