import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPerson, type Person } from '../../e2e/support/person.ts';
import { ask, isGood, type Target } from './answers.ts';

/** Somebody with an account, logged in. */
export interface Citizen extends Person {
  userId: string;
  token: string;
}

/** The newest code mailed to an address; undefined when none came. */
export type CodeFor = (email: string) => Promise<string | undefined>;

export const codeIn = (mail: string): string | undefined => mail.match(/^[0-9A-Z]{6}$/m)?.[0];

/** Reads the outbox, the newest first, for as long as it takes to find one. */
export const codesOfOutbox =
  (dataDir: string): CodeFor =>
  async (email) => {
    const outbox = join(dataDir, 'outbox');
    const names = (await readdir(outbox)).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
    for (const name of names.reverse()) {
      const mail = await readFile(join(outbox, name), 'utf8');
      const code = mail.includes(email) ? codeIn(mail) : undefined;
      if (code) return code;
    }
    return undefined;
  };

interface SignedUp {
  newUser: { _id: string };
  auth: string;
}

/** @param alsoFine what the call for a code may answer besides, while mail is gone */
export async function signUp(
  target: Target,
  { name, codeFor, alsoFine = [] }: { name: string; codeFor: CodeFor; alsoFine?: number[] },
): Promise<Citizen | undefined> {
  const person = newPerson(name);
  const { email, password } = person;
  const sent = await ask(target, { method: 'POST', path: '/email', body: { email }, alsoFine });
  const otp = isGood(sent) ? await codeFor(email) : undefined;
  if (!otp) return undefined;
  const body = { fullname: name, email, password, otp };
  const made = await ask<SignedUp>(target, { method: 'POST', path: '/signup', body });
  if (!made || !isGood(made)) return undefined;
  return { ...person, userId: made.body.newUser._id, token: made.body.auth };
}

/** @throws where it does not work out: nothing is wrong yet when the load is prepared */
export async function requireCitizen(target: Target, codeFor: CodeFor, name: string): Promise<Citizen> {
  const citizen = await signUp(target, { name, codeFor });
  if (!citizen) throw new Error(`${name} could not be signed up`);
  return citizen;
}
