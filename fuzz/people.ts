import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aadharDigits } from '#contract/marketplace/providers/aadhar.ts';

/** Somebody who calls. */
export interface Person {
  who: string;
  email: string;
  password: string;
  token: string;
}

interface Body {
  auth?: string;
}

/** The one admin whose account the fuzz can make anew. */
export const adminEmail = 'fuzz-admin@neev.test';
const password = 'plinth and lintel 42';

/** With the right check digit. @param serial of up to ten digits */
export function nationalIdOf(serial: number): string {
  const start = `2${String(serial).padStart(10, '0')}`;
  return start + ([...'0123456789'].find((last) => aadharDigits(start + last)) ?? '');
}

/** What a new account of each kind sends to be listed. */
const registrations: Record<string, [string, object]> = {
  worker: ['/worker', { fullName: 'Asha', age: 30, role: 'Tiles', experience: 3 }],
  groupWorker: ['/addGroupWorker', { groupName: 'Crew', category: 'Tiles | Marbel', groupSize: 6 }],
  contractor: ['/contractor', { age: 40, role: 'Floor Contract', experience: 9, teams: 3 }],
  engineer: ['/contractor', { age: 40, role: 'Architecture', experience: 9 }],
  provider: ['/registerRentalProvider', {}],
};
const usual = { phone: '9876543210', address: 'Pune', pin: '411001', price: 700, consent: 1 };

/** The newest code that went to an address, read from the files that stand in for mail. */
export function watchOutbox(dataDir: string) {
  const codes = new Map<string, string>();
  const seen = new Set<string>();
  const folder = join(dataDir, 'outbox');
  return {
    codeFor: (address: string): string | undefined => codes.get(address),
    async look(): Promise<void> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
      for (const name of names.sort()) {
        if (seen.has(name)) continue;
        seen.add(name);
        const mail = await readFile(join(folder, name), 'utf8');
        const to = /^To: .*?([^\s<>]+@[^\s<>]+)/m.exec(mail)?.[1];
        const code = /^[0-9A-Z]{6}$/m.exec(mail)?.[0];
        if (to && code) codes.set(to, code);
      }
    },
  };
}
export type Outbox = ReturnType<typeof watchOutbox>;

interface Place {
  address: string;
  dataDir: string;
  outbox: Outbox;
}

/** Those who call: the accounts of the demo, and others in their place when a call has ended one. */
export async function makePeople({ address, dataDir, outbox }: Place) {
  const ask = async (
    method: string,
    path: string,
    { body, token }: { body?: object; token?: string } = {},
  ) => {
    const answer = await fetch(address + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { token }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    return { ok: answer.ok, status: answer.status, body: (await answer.json().catch(() => ({}))) as Body };
  };
  const logIn = async (person: Omit<Person, 'token'>): Promise<Person | undefined> => {
    const { email, password: secret, who } = person;
    const body = { email, password: secret, ...(who === 'admin' && { admin: true }) };
    const token = (await ask('POST', '/login', { body })).body.auth;
    return token === undefined ? undefined : { ...person, token };
  };
  let made = 0;
  const signUp = async (who: string): Promise<Person | undefined> => {
    made += 1;
    const email = who === 'admin' ? adminEmail : `${who.toLowerCase()}-${made}@neev.test`;
    await ask('POST', '/email', { body: { email } });
    await outbox.look();
    const body = { fullname: 'Asha Kumar', email, password, otp: outbox.codeFor(email) ?? 'ABCDEF' };
    const token = (await ask('POST', '/signup', { body })).body.auth;
    if (token === undefined) return undefined;
    const registration = registrations[who];
    if (registration)
      await ask('POST', registration[0], {
        token,
        body: { ...usual, aadhar: nationalIdOf(made), ...registration[1] },
      });
    return who === 'admin' ? logIn({ who, email, password }) : { who, email, password, token };
  };
  const lines = (await readFile(join(dataDir, 'demo-accounts.txt'), 'utf8')).matchAll(
    /^(\w+) +(\S+@\S+) +(\S+)$/gm,
  );
  const people: Person[] = [];
  for (const [, who = '', email = '', secret = ''] of lines) {
    const person = await logIn({ who, email, password: secret });
    if (person) people.push(person);
  }
  return {
    people,
    /** Looks after one of them: who was logged out logs in again, and whose account is gone gets another. */
    async tend(nth: number): Promise<void> {
      const at = nth % people.length;
      const person = people[at];
      if (!person) return;
      const path = person.who === 'admin' ? '/admin/overview' : '/me';
      if ((await ask('GET', path, { token: person.token })).ok) return;
      const again = (await logIn(person)) ?? (await signUp(person.who));
      if (again) people[at] = again;
    },
  };
}
export type People = Awaited<ReturnType<typeof makePeople>>;
