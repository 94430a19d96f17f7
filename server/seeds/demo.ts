import { sql } from 'kysely';
import { hashPassword } from '#server/features/accounts/sessions/passwords.rules.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { demoAccountsText, newDemoAccounts, writeDemoAccounts } from './demo-accounts.ts';
import { accountAddress, type DemoData, makeDemoData } from './demo-data.ts';

/** Of the demo that is shown. */
export const demoSeed = 2027;
/** Any number that no other lock of ours has. */
export const demoLock = 0x64656d6f;

async function insertDemo(db: Db, { users, providers, products, projects }: DemoData): Promise<void> {
  await db.insertInto('users').values(users).execute();
  await db.insertInto('providers').values(providers).execute();
  await db.insertInto('products').values(products).execute();
  await db.insertInto('projects').values(projects).execute();
}

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

type DemoSettings = Pick<Settings, 'dataDir' | 'demoAdmin'>;

async function fill(db: Db, { dataDir, demoAdmin }: DemoSettings): Promise<void> {
  const accounts = newDemoAccounts().filter(({ who }) => demoAdmin || who !== 'admin');
  const now = new Date();
  const data = makeDemoData(demoSeed, now);
  // A public place has no admin whose password a start printed (docs/rules.md#keys-3).
  if (!demoAdmin) data.users = data.users.filter(({ email }) => email !== accountAddress('admin'));
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password)));
  for (const [index, { email }] of accounts.entries()) {
    const user = data.users.find((one) => one.email === email);
    if (user) user.password_hash = hashes[index] ?? user.password_hash;
  }
  await insertDemo(db, data);
  await db.insertInto('installation').values({ name: 'demo', value: now.toISOString() }).execute();
  // Before the commit: accounts without known passwords would be of no use to anybody.
  await writeDemoAccounts(dataDir, accounts);
}

export const markOf = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst())?.value;

/**
 * Fills an empty database with the demo, once; a database that holds anybody is left alone.
 * @returns how to log in, for the start's words; empty where there is no demo
 */
export async function fillDemoOnce({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<string> {
  const filled = await db.transaction().execute(async (tx) => {
    // Of two processes that start at once, the second waits here and then finds the demo.
    await sql`select pg_advisory_xact_lock(${demoLock})`.execute(tx);
    if ((await markOf(tx, 'demo')) !== undefined) return true;
    if (!(await isEmpty(tx))) return false;
    await fill(tx, settings);
    return true;
  });
  if (!filled) return '';
  return demoAccountsText(settings);
}
