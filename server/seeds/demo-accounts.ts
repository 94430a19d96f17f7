import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { providerKinds } from '#contract/marketplace/kinds.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { accountAddress } from './demo-data.ts';

export interface DemoAccount {
  who: string;
  email: string;
  password: string;
}

/** Nothing that looks alike; easily read out and typed on a phone. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const word = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** Who one can be in the demo, each with a new password (about 74 bits). */
export const newDemoAccounts = (): DemoAccount[] =>
  ['customer', ...providerKinds, 'admin'].map((who) => ({
    who,
    email: accountAddress(who),
    password: `${word()}-${word()}-${word()}`,
  }));

type Where = Pick<Settings, 'dataDir' | 'demoAdmin'>;

const fileName = 'demo-accounts.txt';
const heading = `# Accounts of the demo: who, e-mail, password. Made once; nobody else has these passwords.
# Log in at /register; the admin presses "Admin Login".
`;

export async function writeDemoAccounts(dataDir: string, accounts: DemoAccount[]): Promise<void> {
  const lines = accounts.map(
    ({ who, email, password }) => `${who.padEnd(12)} ${email.padEnd(32)} ${password}\n`,
  );
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, fileName), heading + lines.join(''), { mode: 0o600 });
}

/** What the start says of the demo; of its admin nothing where that account is shut. */
export async function demoAccountsText({ dataDir, demoAdmin }: Where): Promise<string> {
  try {
    const text = await readFile(join(dataDir, fileName), 'utf8');
    return demoAdmin ? text : text.replace(/^admin .{0,500}\n?/m, '').replace(/; the admin presses .*/, '.');
  } catch {
    return `# This is the demo. Its passwords stood in ${fileName} of the data folder that filled it, which is not here.\n`;
  }
}
