import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** AES-256-GCM: nonce (12 bytes), what was sealed, tag (16). */
export function seal(key: Buffer, plain: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}

/**
 * The tag tells which of the keys it was, so none is named in front.
 * @param keys those that it may have been sealed with, the likeliest first
 * @throws when it was none of them, or the bytes were changed
 */
export function unseal(keys: Buffer[], sealed: Buffer): Buffer {
  for (const [index, key] of keys.entries()) {
    try {
      return open(key, sealed);
    } catch (error) {
      if (index === keys.length - 1) throw error;
    }
  }
  throw new Error('there is no key to open it with');
}

export type Purpose = 'code' | 'recovery' | 'national-id' | 'link' | 'caller' | 'limit';

/** All that is made from SECRET_KEY. Each purpose has a key of its own. */
export interface Secrets {
  /** A keyed hash: what is hashed cannot be guessed without the key. */
  keyedHash(purpose: Purpose, value: string): Buffer;
  /** AES-256-GCM, with a fresh nonce in front. What is kept so is named in cli/rotate-key.ts. */
  encrypt(plain: Buffer): Buffer;
  decrypt(sealed: Buffer): Buffer;
  /** `value.signature`, for links in mails. */
  sign(value: string): string;
  /** The value, or undefined when the signature is not ours. */
  verify(signed: string): string | undefined;
}

/** The keys that one secret key gives. Each purpose has its own, so that no hash of one is a hash of another. */
export function keysOf(secretKey: string) {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, 'neev', use, 32));
  return { derive, sealing: derive('picture'), link: derive('link') };
}

export const hashWith = (key: Buffer, value: string): Buffer =>
  createHmac('sha256', key).update(value).digest();

/**
 * @param ring what the key before it encrypted or signed is still read, and made no more
 * @param nationalId the key of the hashes of national IDs and, derived from it, of recovery codes, which no rotation changes; derived where none is given
 */
export function makeSecrets(given: string | KeyRing, nationalId?: Buffer): Secrets {
  const ring: KeyRing = typeof given === 'string' ? { current: given } : given;
  const current = keysOf(ring.current);
  const all = ring.previous === undefined ? [current] : [current, keysOf(ring.previous)];
  const lasting = nationalId ?? current.derive('national-id');
  const hashKeys: Record<Purpose, Buffer> = {
    code: current.derive('code'),
    // Recovery codes lie in drawers for years: a rotation must not make them worthless.
    recovery: Buffer.from(hkdfSync('sha256', lasting, 'neev', 'recovery', 32)),
    'national-id': lasting,
    link: current.link,
    caller: current.derive('caller'),
    limit: current.derive('limit'),
  };
  return {
    keyedHash: (purpose, value) => hashWith(hashKeys[purpose], value),
    encrypt: (plain) => seal(current.sealing, plain),
    decrypt: (sealed) =>
      unseal(
        all.map(({ sealing }) => sealing),
        sealed,
      ),
    sign: (value) =>
      `${Buffer.from(value).toString('base64url')}.${hashWith(current.link, value).toString('base64url')}`,
    verify(signed) {
      const [encoded = '', signature = ''] = signed.split('.');
      const value = Buffer.from(encoded, 'base64url').toString();
      const written = Buffer.from(signature, 'base64url');
      const isOurs = all.some(({ link }) => {
        const right = hashWith(link, value);
        return written.length === right.length && timingSafeEqual(written, right);
      });
      return isOurs ? value : undefined;
    },
  };
}

/** An opaque token for a caller, and what is stored of it. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The same under the current key; undefined where neither key reads it. */
export function resealed(secrets: Pick<Secrets, 'encrypt' | 'decrypt'>, sealed: Buffer): Buffer | undefined {
  try {
    return secrets.encrypt(secrets.decrypt(sealed));
  } catch {
    return undefined;
  }
}
