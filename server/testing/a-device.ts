import { createHash, generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto';
import type { SentEntry } from '#contract/hiring/work-book.ts';
import { deviceNameOf, proofBytes, signedBytes } from '#domain/evidence/line.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import type { Seen } from '#domain/ledger/entry.ts';
import type { Answer, TestApp, TestUser } from './test-app.ts';

/** A browser that writes in books, as the pages make it. */
export interface TestDevice {
  name: string;
  key?: string;
  /** Base64url; nothing without a key. */
  sign: (bytes: Uint8Array) => string | undefined;
}

const signedBy = (key: KeyObject, bytes: Uint8Array): string =>
  sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

export function makeDevice(signs = true): TestDevice {
  if (!signs) return { name: randomBytes(16).toString('base64url'), sign: () => undefined };
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const raw = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const name = deviceNameOf(createHash('sha256').update(raw).digest());
  return { name, key: raw.toString('base64url'), sign: (bytes) => signedBy(privateKey, bytes) };
}

/** What a page sends to name its device. */
export const namedAs = ({ name, key, sign: signs }: TestDevice, { userId }: TestUser) => ({
  name,
  ...(key && { key, proof: signs(proofBytes(userId, name)) }),
});

export const putDevice = (neev: TestApp, as: TestUser, device: TestDevice): Promise<Answer> =>
  neev.call('PUT', '/me/sessions/device', { as, body: namedAs(device, as) });

/** A device of a user's session. */
export async function aDevice(neev: TestApp, as: TestUser, signs = true): Promise<TestDevice> {
  const device = makeDevice(signs);
  const { status } = await putDevice(neev, as, device);
  if (status !== 200) throw new Error(`no device: ${status}`);
  return device;
}

export const nothingSeen: Seen = { seq: 0, hash: firstHead };

/** A line as a device sends it; `seen` is nothing unless it is said. */
export function signedEntry(
  device: TestDevice,
  {
    book,
    n,
    seen = nothingSeen,
    ...says
  }: Pick<SentEntry, 'kind' | 'body'> & {
    book: string;
    n: number;
    seen?: Seen;
    clientId?: string;
    saidAt?: string;
  },
) {
  const line = { clientId: randomUUID(), saidAt: '2099-11-03T06:00:00.000Z', ...says };
  const sig = device.sign(signedBytes({ ...line, book, device: device.name, n, seen }));
  return { ...line, device: device.name, n, seen, ...(sig && { sig }) };
}
