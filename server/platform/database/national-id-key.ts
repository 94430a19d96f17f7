import { KeyFileError } from '#server/platform/config/keys/key-file.ts';
import type { KeyRing } from '#server/platform/config/keys/key-ring.ts';
import { keysOf, seal, unseal } from '#server/platform/config/keys/secrets.ts';
import type { Db } from './database.ts';

// The numbers behind the hashes of national IDs are forgotten: no rotation could hash them anew. So their key is one of
// its own, kept in the database, sealed under the secret key; a rotation seals it anew.
const name = 'national-id-key';

const wrapping = (secretKey: string): Buffer => keysOf(secretKey).derive('national-id-key');

const wrappings = ({ current, previous }: KeyRing): Buffer[] =>
  [current, previous].filter((key) => key !== undefined).map(wrapping);

const textOf = (ring: KeyRing, key: Buffer): string =>
  seal(wrapping(ring.current), key).toString('base64url');

/**
 * The key of the hashes of national IDs, made at the first start: it also tells a secret key that is another one.
 * @throws KeyFileError when the database was made with another secret key
 */
export async function requireNationalIdKey(db: Db, ring: KeyRing): Promise<Buffer> {
  const fresh = keysOf(ring.previous ?? ring.current).derive('national-id');
  await db
    .insertInto('installation')
    .values({ name, value: textOf(ring, fresh) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  try {
    return unseal(wrappings(ring), Buffer.from(value, 'base64url'));
  } catch {
    throw new KeyFileError(
      'SECRET_KEY (or secret-key in DATA_DIR) is not the one that this database was made with: put that one back',
    );
  }
}

/** Seals the key under the ring's current key. Safe at any moment: both keys of the ring read it. */
export async function resealNationalIdKey(db: Db, ring: KeyRing): Promise<number> {
  const key = await requireNationalIdKey(db, ring);
  await db
    .updateTable('installation')
    .set({ value: textOf(ring, key) })
    .where('name', '=', name)
    .execute();
  return 1;
}
