import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import { type SigningKey, signingKeyOf } from './ed25519.ts';
import { requireKeyFile } from './key-file.ts';
import { newSecretKey } from './key-ring.ts';

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

const keyFor = (secret: string, use: 'log' | 'card'): SigningKey =>
  signingKeyOf(Buffer.from(hkdfSync('sha256', secret, '', use, 32)));

/** Both keys of one secret: HKDF-SHA-256 without salt, its info `log` and `card`. */
export const evidenceKeysOf = (secret: string): EvidenceKeys => ({
  log: keyFor(secret, 'log'),
  card: keyFor(secret, 'card'),
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
