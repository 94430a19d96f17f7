import { newToken, tokenHash } from '#server/platform/config/keys/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import { deleteDevices, findDeviceOf, insertDevice, renewDevice } from './device.data.ts';

// A device token opens nothing: it shows that its owner logged in here before, so that what strangers do elsewhere
// does not count against them (docs/rules.md#accounts-17).

/** Several people log in on one phone: as many as their tokens fit here. */
const mostTokens = 5;

const tokensOf = (device: string | undefined): string[] =>
  (device ?? '')
    .split(',')
    .map((token) => token.trim())
    .filter((token) => /^[\w-]{20,100}$/.test(token))
    .slice(0, mostTokens);

const hashesOf = (device: string | undefined): Buffer[] => tokensOf(device).map(tokenHash);

/** @returns a name for limits of the caller's device, where this user has logged in on it */
export async function findDevice(
  db: Db,
  { device, address }: { device: string | undefined; address: string },
): Promise<string | undefined> {
  const hashes = hashesOf(device);
  if (hashes.length === 0) return undefined;
  const known = await findDeviceOf(db, { hashes, address });
  return known && `device ${known.toString('base64url')}`;
}

/** Call it where somebody proved to be the user. @returns the device's token: the one it has, or a new one */
export async function rememberDevice(db: Db, userId: string, device: string | undefined): Promise<string> {
  const tokens = tokensOf(device);
  const known = tokens.length > 0 && (await renewDevice(db, userId, tokens.map(tokenHash)));
  const own = known && tokens.find((token) => tokenHash(token).equals(known));
  if (own) return own;
  const token = newToken();
  await insertDevice(db, userId, tokenHash(token));
  return token;
}

/** A thief's device is none of the user's any more. @param kept the device that asks for it */
export const forgetDevices = (db: Db, userId: string, kept: string | undefined): Promise<void> =>
  deleteDevices(db, userId, hashesOf(kept));
