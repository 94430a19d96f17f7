import { createHash, createPrivateKey, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { Verify } from '#domain/evidence/note.ts';
import type { Sha256 } from '#domain/evidence/tree.ts';

/** An Ed25519 pair. */
export interface SigningKey {
  privateKey: KeyObject;
  /** 32 bytes. */
  publicKey: Buffer;
}

// What stands before the bare bytes of an Ed25519 key in PKCS #8 and in SPKI (RFC 8410).
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const spki = Buffer.from('302a300506032b6570032100', 'hex');

/** The pair of 32 bytes of chance. */
export function signingKeyOf(seed: Uint8Array): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  return { privateKey, publicKey };
}

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();

export const verifyEd25519: Verify = (key, bytes, signature) =>
  verify(
    null,
    bytes,
    createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' }),
    signature,
  );
