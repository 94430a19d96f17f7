import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { requireKeyFile } from './key-file.ts';
import { newSecretKey } from './key-ring.ts';

/** An Ed25519 pair. */
export interface SigningKey {
  privateKey: KeyObject;
  /** 32 bytes. */
  publicKey: Buffer;
}

/** What Neev signs with: the log of books' heads, and cards, statements and issuers' lists. */
export interface EvidenceKeys {
  log: SigningKey;
  card: SigningKey;
}

/** The keys now, and those before them while both sign. */
export interface EvidenceRing {
  current: EvidenceKeys;
  previous?: EvidenceKeys | undefined;
}

// PKCS #8 of an Ed25519 key, up to its 32 bytes of seed (RFC 8410).
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

function signingKeyOf(secret: string, use: 'log' | 'card'): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  return { privateKey, publicKey };
}

/** Both keys of one secret: HKDF-SHA-256 without salt, its info `log` and `card`. */
export const evidenceKeysOf = (secret: string): EvidenceKeys => ({
  log: signingKeyOf(secret, 'log'),
  card: signingKeyOf(secret, 'card'),
});

/** Of the settings what says where the keys are. */
export interface EvidenceSettings {
  dataDir: string;
  evidenceKey: string | undefined;
  evidenceKeyOld: string | undefined;
}

/**
 * EVIDENCE_KEY (and EVIDENCE_KEY_OLD) as set, or what stands in the data folder, made where it is missing: a log tells
 * by itself that its key is another.
 * @throws KeyFileError that names the file
 */
export function readOrMakeEvidenceKeys(settings: EvidenceSettings): EvidenceRing {
  const { dataDir, evidenceKey, evidenceKeyOld } = settings;
  const file = join(dataDir, 'evidence-key');
  const otherwise = 'put it back from a backup, or set EVIDENCE_KEY to what stood in it';
  const current = evidenceKey ?? requireKeyFile({ file, make: newSecretKey, otherwise });
  return {
    current: evidenceKeysOf(current),
    ...(evidenceKeyOld !== undefined && { previous: evidenceKeysOf(evidenceKeyOld) }),
  };
}
