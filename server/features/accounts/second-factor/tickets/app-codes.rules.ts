import { Secret, TOTP } from 'otpauth';

// RFC 6238 as every app of this kind knows it: SHA-1, 6 digits, 30 seconds.
const period = 30;

const codesOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: 'Neev',
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period,
  });

/** 20 random bytes, as long as a SHA-1. */
export const newAppSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

/** No step has this number: what is compared with it fails as something used does. */
export const noStep = -1;

/**
 * The step of time whose code this is, among the present one and its two neighbours.
 * @param now ms since 1970
 * @returns `noStep` for a wrong code
 */
export function stepOfCode(secret: Buffer, code: string, now: number): number {
  const delta = codesOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? noStep : Math.floor(now / 1000 / period) + delta;
}

/** What is given to the app: as text to type, and as an address for a QR code. @param label names the account in the app */
export function describeSecret(secret: Buffer, label: string): { secret: string; otpauth: string } {
  const codes = codesOf(secret, label);
  return { secret: codes.secret.base32, otpauth: codes.toString() };
}
