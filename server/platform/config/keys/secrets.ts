import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Purpose = 'code' | 'national-id' | 'link' | 'caller' | 'limit';

/** All that is made from SECRET_KEY. Each purpose has a key of its own. */
export interface Secrets {
  /** A keyed hash: what is hashed cannot be guessed without the key. */
  keyedHash(purpose: Purpose, value: string): Buffer;
  /** AES-256-GCM, with a fresh nonce in front. */
  encrypt(plain: Buffer): Buffer;
  decrypt(sealed: Buffer): Buffer;
  /** `value.signature`, for links in mails. */
  sign(value: string): string;
  /** The value, or undefined when the signature is not ours. */
  verify(signed: string): string | undefined;
}

export function makeSecrets(secretKey: string): Secrets {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, 'neev', use, 32));
  const keys: Record<Purpose, Buffer> = {
    code: derive('code'),
    'national-id': derive('national-id'),
    link: derive('link'),
    caller: derive('caller'),
    limit: derive('limit'),
  };
  const pictureKey = derive('picture');
  const keyedHash = (purpose: Purpose, value: string): Buffer =>
    createHmac('sha256', keys[purpose]).update(value).digest();
  return {
    keyedHash,
    encrypt(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', pictureKey, nonce);
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', pictureKey, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
    },
    sign: (value) =>
      `${Buffer.from(value).toString('base64url')}.${keyedHash('link', value).toString('base64url')}`,
    verify(signed) {
      const [encoded = '', signature = ''] = signed.split('.');
      const value = Buffer.from(encoded, 'base64url').toString();
      const given = Buffer.from(signature, 'base64url');
      const right = keyedHash('link', value);
      return given.length === right.length && timingSafeEqual(given, right) ? value : undefined;
    },
  };
}

/** SECRET_KEY as set, or one made once in the data folder (two starts at once end with the same key). */
export async function readOrMakeSecretKey(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given;
  const file = join(dataDir, 'secret-key');
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** An opaque token for a caller, and what is stored of it. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
