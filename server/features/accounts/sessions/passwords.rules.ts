import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { hash, verify } from '@node-rs/argon2';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { fieldError } from '#server/platform/http/errors.ts';

/** Whose words a password should not be made of. */
interface Owner {
  fullname: string;
  /** An e-mail; of a phone there are no words. */
  email: string | null;
}

const siteName = 'neev';
const shortest = 2;
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string[] => text.split(/[^\p{L}\p{M}]+/u);

/** The site's name, the names of the owner, and the parts of their address but its last, each folded; the longest first. */
function ownWords({ fullname, email }: Owner): string[] {
  const [local = '', host = ''] = fold(email ?? '').split('@');
  const domain = host.split('.').slice(0, -1).join('.');
  const name = fold(fullname);
  const all = [siteName, fold(email ?? ''), local, domain, name, ...[local, domain, name].flatMap(lettersOf)];
  return all.filter((word) => word.length >= shortest).sort((one, other) => other.length - one.length);
}

/**
 * Whether a password is nothing but the site's name, its owner's name or address, and digits and signs around them:
 * what somebody tries first who knows whose account it is. Digits alone are none of these words.
 */
export function isMadeOfOwnWords(password: string, owner: Owner): boolean {
  let rest = fold(password);
  const whole = rest;
  for (const word of ownWords(owner)) rest = rest.replaceAll(word, ' ');
  return rest !== whole && !/[\p{L}\p{M}]/u.test(rest);
}

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
