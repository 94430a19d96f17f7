import type { Pool } from 'pg';
import {
  type KeyRing,
  newSecretKey,
  readOrMakeKeyRing,
  writeKeyRing,
} from '#server/platform/config/keys/key-ring.ts';
import { makeSecrets, type Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { type Db, migrate, openDb } from '#server/platform/database/database.ts';
import { requireNationalIdKey, resealNationalIdKey } from '#server/platform/database/national-id-key.ts';
import { ArchiveError } from './archive-format.ts';

interface Resealed {
  done: number;
  /** What neither key reads: changed, or of another key long ago. Left as it is. */
  unreadable: number;
}

/** Something that is kept encrypted under the secret key. A part that keeps more adds to the list in cli/rotate-key.ts. */
export interface SealedThings {
  /** In the plural, as the operator reads it. */
  what: string;
  /** Encrypts each under the current key, one step at a time, from wherever an earlier run was killed. */
  reseal(kit: { db: Db; secrets: Secrets }): Promise<Resealed>;
}

export interface Rotated {
  counts: (Resealed & { what: string })[];
  /** Whether the ring stands in the environment, where the operator takes the old key out. */
  byHand: boolean;
}

/** The ring with a new key in front, written down; or the one of a run that was killed, which is gone on with. */
function beginRing(settings: Settings): KeyRing {
  const ring = readOrMakeKeyRing(settings, false);
  if (ring.previous !== undefined) return ring;
  if (settings.secretKey)
    throw new ArchiveError(
      'Set SECRET_KEY to the new key and SECRET_KEY_OLD to the present one, then run this again',
    );
  const next = { current: newSecretKey(), previous: ring.current };
  writeKeyRing(settings.dataDir, next);
  return next;
}

/**
 * Puts a new secret key in the place of the old one. At every moment all is read with what stands in the ring: first the
 * ring holds both keys, then everything is sealed anew, and only then the old key goes (docs/rules.md#keys-5).
 * Nobody else may work on the installation: a process that started before knows the old key alone.
 * @throws ArchiveError in one line for the operator; KeyFileError that names the file
 */
export async function rotateKey(pool: Pool, settings: Settings, things: SealedThings[]): Promise<Rotated> {
  const db = openDb(pool);
  await migrate(db);
  // Before there is a new key: afterwards nobody could tell by which one the hashes were made.
  await requireNationalIdKey(db, readOrMakeKeyRing(settings, false));
  const ring = beginRing(settings);
  const secrets = makeSecrets(ring, await requireNationalIdKey(db, ring));
  await resealNationalIdKey(db, ring);
  const counts: Rotated['counts'] = [];
  for (const one of things) counts.push({ what: one.what, ...(await one.reseal({ db, secrets })) });
  const byHand = settings.secretKey !== undefined;
  if (!byHand) writeKeyRing(settings.dataDir, { current: ring.current });
  return { counts, byHand };
}
