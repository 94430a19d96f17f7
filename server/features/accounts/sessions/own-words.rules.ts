/** Whose words a password should not be made of. */
export interface Owner {
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
