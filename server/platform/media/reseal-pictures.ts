import { resealed, type Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Where encrypted pictures lie. */
export interface SealedPictures {
  /** Undefined where there is none of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** In one step: nobody ever reads half of it. */
  write(name: string, sealed: Buffer): Promise<void>;
}

interface Resealing {
  pictures: SealedPictures;
  /** Reads what either key sealed, and seals with the current one. */
  secrets: Pick<Secrets, 'encrypt' | 'decrypt'>;
}

const namesAtOnce = 500;

/**
 * Encrypts every private picture under the current key. One after the other, each in one step, so that a second run goes
 * over what the first had not reached.
 * @returns how many; what neither key reads is left as it is, and counted apart
 */
export async function resealPictures(
  db: Db,
  { pictures, secrets }: Resealing,
): Promise<{ done: number; unreadable: number }> {
  const counts = { done: 0, unreadable: 0 };
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('uploads')
      .select('id')
      .where('purpose', '<>', 'public')
      .where('id', '>', after)
      .orderBy('id')
      .limit(namesAtOnce)
      .execute();
    for (const { id } of rows) {
      const sealed = await pictures.read(id);
      if (!sealed) continue;
      const anew = resealed(secrets, sealed);
      if (anew) await pictures.write(id, anew);
      counts[anew ? 'done' : 'unreadable'] += 1;
    }
    const last = rows.at(-1);
    if (!last) return counts;
    after = last.id;
  }
}
