import { randomInt } from 'node:crypto';
import { codeAlphabet } from '#contract/accounts/account.ts';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';

const count = 10;
const length = 10;

/** Ten of ten signs, none that look alike: 49 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(''),
  );

/** In two halves, as they are shown and written down. */
export const presentRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** What is kept of one; a new secret key leaves it as it is. @param code as `secondCode` reads it: capitals, without hyphens and spaces */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string): Buffer =>
  secrets.keyedHash('recovery', `${userId} ${code}`);
