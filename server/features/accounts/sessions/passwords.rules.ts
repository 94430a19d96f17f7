import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { hash, verify } from '@node-rs/argon2';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { fieldError } from '#server/platform/http/errors.ts';
import { isMadeOfOwnWords, type Owner } from './own-words.rules.ts';

// argon2id with the figures of OWASP's password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash, at the same cost, of a random password that nobody kept. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$CGO2k2dPZo9yuYuSsVWwVw$GV80Pxll0KR1yByOtVbHRIf/R4CiSlB+nsm5tn7XgMw';

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** @param passwordHash none for an unknown user, or one with codes alone: takes as long, and is never right */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? nobodysHash, password).catch(() => false);
  return right && typeof passwordHash === 'string';
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const packed = await readFile(
    join(projectRoot(), 'server/features/accounts/common-passwords/common-passwords.txt.gz'),
  );
  return new Set((await promisify(gunzip)(packed)).toString().split('\n'));
}

const shortestForAdmins = 12;

/**
 * @param given.owner whose password it is to be
 * @throws AppError 'password-common', 'password-own-words' or, for an address of ADMIN_EMAILS, 'password-admin-short'
 */
export async function requireGoodPassword(
  password: string,
  { admin, path, owner }: { admin: boolean; path: string; owner: Owner },
): Promise<void> {
  if (admin && [...password].length < shortestForAdmins) throw fieldError(path, 'password-admin-short');
  if (isMadeOfOwnWords(password, owner)) throw fieldError(path, 'password-own-words');
  commonPasswords ??= readCommonPasswords();
  if ((await commonPasswords).has(password.toLowerCase())) throw fieldError(path, 'password-common');
}
