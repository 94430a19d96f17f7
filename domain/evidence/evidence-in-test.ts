import { createHash, createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { encodeCard } from './card.ts';
import type { CardHidden, CardOpen } from './card-facts.ts';
import { type Issuer, keyName, type Sha256, type Verify } from './signed-token.ts';
import type { FileReader } from './statement-file.ts';

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();

const pair = generateKeyPairSync('ed25519');
export const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
const spki = Buffer.from('302a300506032b6570032100', 'hex');

export const verifyByNode: Verify = (signature, message, key) =>
  verify(null, message, { key: Buffer.concat([spki, key]), format: 'der', type: 'spki' }, signature);

function verifyLine({ key, signature, bytes }: Parameters<FileReader['verifyLine']>[0]): Promise<boolean> {
  const part = (from: number) => Buffer.from(key.subarray(from, from + 32)).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const known = createPublicKey({ key: jwk, format: 'jwk' });
  return Promise.resolve(verify('sha256', bytes, { key: known, dsaEncoding: 'ieee-p1363' }, signature));
}

/** What reads a statement's file. */
export const fileReaderOf = (issuer: Pick<Issuer, 'iss' | 'keys'>): FileReader => ({
  ...issuer,
  ...{ verify: verifyByNode, sha256, verifyLine },
});

export const iss = 'https://neev.example';
export const signer = {
  kid: keyName(publicKey, sha256),
  sign: (message: Uint8Array) => sign(null, message, pair.privateKey),
  sha256,
  salt: () => randomBytes(16).toString('base64url'),
};

export const reader = {
  iss,
  keys: new Map([[signer.kid, publicKey]]),
  verify: verifyByNode,
  sha256,
  now: 1_790_000_000,
  ended: new Set<number>(),
};

export const open: CardOpen = {
  iss,
  vct: 'neev-card-1',
  iat: 1_789_000_000,
  exp: 1_789_000_000 + 180 * 86_400,
  name: 'Ramesh Yadav',
  phone: '4321',
  ninety: { yes: true, to: '2026-11-28', by: 'books' },
  status: { status_list: { idx: 7, uri: `${iss}/card/status` } },
};
export const hidden: CardHidden = {
  work: {
    from: '2025-12',
    days: {
      mason: [0, 0, 12, 8.5, 0, 20, 22, 0, 0, 10, 11.5, 7],
      painter: [0, 0, 0, 0, 4, 0, 0, 3, 0, 0, 0, 0],
    },
    outside: 12,
    employers: 3,
    outsideBy: 1,
    signed: 61,
  },
  pay: { agreed: 68_400, received: 64_200, owed: 4200 },
};
export const aCard = (said: Partial<CardOpen> = {}): string =>
  encodeCard({ ...open, ...said }, hidden, signer);
