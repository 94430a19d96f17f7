import { describe, expect, test } from 'vitest';
import { describeSecret, newAppSecret, noStep, stepOfCode } from './app-codes.rules.ts';

const rfcSecret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, for SHA-1; its codes have 8 digits, and the last 6 are ours.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('At %d s of RFC 6238 the code is the last six digits of %s', (seconds, code) => {
  expect(stepOfCode(rfcSecret, code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30));
});

describe('A code', () => {
  const at = 1111111111_000;
  const code = '050471';
  test('is accepted one step before and one after its own, and is known by its own', () => {
    for (const off of [-30_000, 0, 30_000])
      expect(stepOfCode(rfcSecret, code, at + off)).toBe(Math.floor(at / 30_000));
    for (const off of [-60_000, 60_000]) expect(stepOfCode(rfcSecret, code, at + off)).toBe(noStep);
  });

  test.each(['050472', '', '50471', '0504710', 'ABCDEF'])('%j is wrong', (wrong) => {
    expect(stepOfCode(rfcSecret, wrong, at)).toBe(noStep);
  });
});

test('A secret has 20 bytes, is new each time, and goes to the app as base32 and as an address', () => {
  const [one, two] = [newAppSecret(), newAppSecret()];
  expect(one).toHaveLength(20);
  expect(one.equals(two)).toBe(false);
  const { secret, otpauth } = describeSecret(rfcSecret, 'asha@example.in');
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const address = new URL(otpauth);
  expect(otpauth).toMatch(/^otpauth:\/\/totp\/Neev:asha%40example\.in\?/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Neev',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
