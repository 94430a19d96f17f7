import { proofBytes } from '#domain/evidence/line.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { isSignedBy, keyOf, nameOfKey } from '#server/platform/ledger/keys-in-book.ts';
import type { Services } from '#server/platform/services.ts';
import { endDeviceOf, insertDevice, lockDevice, lockSession, moveDevice } from './devices.data.ts';

interface Named {
  name: string;
  /** Base64url of 65 bytes. */
  key?: string | undefined;
  /** Base64url of r || s. */
  proof?: string | undefined;
}

/** @throws AppError 'bad-input' where the name is not the key's, 'signature-missing', 'signature-wrong' */
function requireKey({ userId }: Caller, { name, key, proof }: Named): Buffer | null {
  if (key === undefined) return null;
  const raw = Buffer.from(key, 'base64url');
  const parsed = keyOf(raw);
  if (!parsed || nameOfKey(raw) !== name) throw new AppError('bad-input');
  if (proof === undefined) throw new AppError('signature-missing');
  if (!isSignedBy(parsed, proofBytes(userId, name), proof)) throw new AppError('signature-wrong');
  return raw;
}

/**
 * Names what writes in books in this session. Who shows the key takes the device into another session of theirs, as after
 * a login in the same browser; one without a key comes back only where its session is over.
 * @throws AppError 'bad-input', 'signature-missing', 'signature-wrong', 'too-many'; 'device-unknown' for a name of another
 */
export async function nameDevice(
  { db, limits }: Services,
  caller: Caller,
  named: Named,
): Promise<{ name: string; signs: boolean }> {
  await limits.take('device-by-user', caller.userId);
  const key = requireKey(caller, named);
  await db.transaction().execute((open) => put(open, caller, { name: named.name, key }));
  return { name: named.name, signs: key !== null };
}

async function put(
  open: Db,
  { userId, tokenHash }: Caller,
  { name, key }: { name: string; key: Buffer | null },
): Promise<void> {
  const session = await lockSession(open, tokenHash);
  if (!session) throw new AppError('device-unknown');
  const known = await lockDevice(open, name);
  if (known?.session_id === session.id) return refuseOther(known.key, key);
  if (known && known.user_id !== userId) throw new AppError('device-unknown');
  if (known) refuseOther(known.key, key);
  if (known && !key && known.session_id !== null) throw new AppError('device-unknown');
  await endDeviceOf(open, session.id);
  if (known) return moveDevice(open, known.id, session.id);
  const { id: session_id, device, browser } = session;
  if (!(await insertDevice(open, { user_id: userId, name, key, device, browser, session_id })))
    throw new AppError('device-unknown');
}

/** A name keeps its key, or its lack of one. */
function refuseOther(known: Buffer | null, key: Buffer | null): void {
  if (known && !key) throw new AppError('signature-missing');
  if (!known && key) throw new AppError('device-unknown');
}
