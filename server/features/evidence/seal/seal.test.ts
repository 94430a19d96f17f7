import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntryRecord } from '#contract/hiring/ledger.calls.ts';
import { base64url } from '#domain/evidence/base64url.ts';
import { fileReaderOf } from '#domain/evidence/evidence-in-test.ts';
import { encodeSeal, readSeal } from '#domain/evidence/seal.ts';
import { fileHash, readFile, type StatementFile } from '#domain/evidence/statement-file.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import { evidenceKeysOf } from '#server/platform/config/keys/evidence-keys.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aDevice, signedEntry } from '#server/testing/a-device.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { issuerOf, signerOf } from '../cards/issuer.rules.ts';
import { statementFile } from './seal.rules.ts';

const neev = useTestApp();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-06T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const reader = () =>
  fileReaderOf({
    iss: neev.services.settings.publicUrl,
    keys: new Map([[signerOf(neev.services).kid, neev.services.evidence.current.card.publicKey]]),
  });

/** A worker with a day that both sides said, the customer on a phone that signs. */
async function aWorker() {
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const provider = await neev.loginAs({ fullname: 'Ravi Test' });
  const { bookingId: book, units } = await aBooking(neev, { customer, provider });
  const says = { kind: 'day', body: { unit: units[0], date: '2099-11-02', mark: 'full', overtimeHours: 0 } };
  const signed = signedEntry(await aDevice(neev, customer), { book, n: 1, ...says });
  const plain = { clientId: randomUUID(), saidAt: '2099-11-03T06:00:00.000Z', ...says };
  await neev.call('POST', `/hajri/${book}`, { as: customer, body: { entries: [signed] } });
  await neev.call('POST', `/hajri/${book}`, { as: provider, body: { entries: [plain] } });
  return { provider, customer };
}
const statement = async (as: TestUser) => (await neev.call('GET', '/statement', { as })).body;
async function fileOf(as: TestUser): Promise<string> {
  const { body } = await neev.call('GET', '/statement/file', { as });
  return typeof body === 'string' ? body : JSON.stringify(body);
}
const hashOf = (text: string) => base64url(sha256(new TextEncoder().encode(text)));

describe('a statement', () => {
  test('has a seal of its sums, with the log of all books at that time', async () => {
    const { provider } = await aWorker();
    const { seal, total, name, from, to } = await statement(provider);
    const read = readSeal(seal.token, reader());
    if (read.result !== 'real') throw new Error(read.result);
    expect(read.seal).toMatchObject({ name, from, to });
    expect(read.seal.sums).toEqual({ days: 1, wages: total.wages, paid: 0, owed: total.owed });
    expect(
      seal.note.startsWith(`${read.seal.log?.origin}\n${read.seal.log?.size}\n${read.seal.log?.root}\n`),
    ).toBe(true);
    expect(seal.witnesses).toEqual([]);
    expect(seal.token.length).toBeLessThanOrEqual(711);
  });

  test('is read for years, whatever key signs by then, also where that one made no card', async () => {
    const { provider } = await aWorker();
    const { seal } = await statement(provider);
    const after = { ...neev.services, evidence: { current: evidenceKeysOf('another secret') } };
    const { jwks } = await issuerOf(after);
    const keys = new Map(jwks.keys.map(({ kid, x }) => [kid, Buffer.from(x, 'base64url')]));
    expect(readSeal(seal.token, { ...reader(), keys }).result).toBe('real');
  });

  test('has a file that proves it: chain, signature, leaf and seal', async () => {
    const { provider } = await aWorker();
    const { seal } = await statement(provider);
    const file = await fileOf(provider);
    expect(readSeal(seal.token, reader())).toMatchObject({ seal: { file: hashOf(file) } });
    const lines = JSON.parse(file).books[0]?.lines.length;
    expect(await readFile(file, reader())).toMatchObject({
      result: 'real',
      counts: { books: 1, logged: 1, signed: 1, hidden: 0, lines },
    });
  });

  test('on paper names the file of another day too, however many books of others grew meanwhile', async () => {
    const { provider } = await aWorker();
    const { seal, from, to } = await statement(provider);
    await aWorker();
    vi.setSystemTime(new Date('2099-11-08T03:00:00Z'));
    const { body } = await neev.call('GET', `/statement/file?from=${from}&to=${to}`, { as: provider });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(readSeal(seal.token, reader())).toMatchObject({ seal: { file: hashOf(text) } });
    expect(await readFile(text, reader())).toMatchObject({ result: 'real', counts: { logged: 1 } });
  });

  test('whose file was changed anywhere is changed', async () => {
    const { provider } = await aWorker();
    const text = await fileOf(provider);
    type Changed = { books: { lines: object[]; hidden: object[] }[] } & Record<string, unknown>;
    const changes: Record<string, (file: Changed) => void> = {
      'a line hidden, which says nothing of those before it': ({ books: [book] }) => {
        const { seq, prev, hash } = { seq: 0, prev: '', hash: '', ...book?.lines.pop() };
        book?.hidden.push({ seq, prev, hash, digest: null });
      },
      'a line less': ({ books: [book] }) => void book?.lines.pop(),
      'no books': (file) => Object.assign(file, { books: [] }),
      'a book twice': ({ books }) => void books.push(...books),
      'no proof': ({ books: [book] }) => Object.assign(book ?? {}, { proof: null }),
      'another price of hours': ({ books: [book] }) =>
        Object.assign(book ?? {}, {
          pay: { ...(book as unknown as { pay: object }).pay, overtimePerHour: 9 },
        }),
      'another employer': ({ books: [book] }) => Object.assign(book ?? {}, { employer: 1 }),
      'other witnesses': (file) => Object.assign(file.seal as object, { witnesses: ['court'] }),
      'one member more': (file) => Object.assign(file, { more: 1 }),
    };
    for (const [what, change] of Object.entries(changes)) {
      const file = JSON.parse(text);
      change(file);
      expect(await readFile(JSON.stringify(file), reader()), what).toEqual({ result: 'changed' });
    }
    const twice = text.replace('{"books"', '{"name":"Suresh Test","books"');
    expect(await readFile(twice, reader()), 'a member twice').toEqual({ result: 'changed' });
    expect((await readFile(`${text}\n`, reader())).result, 'an end of line more').toBe('real');
    for (const odd of ['null', '[]', '{}', '', '{"v":"neev-statement-1","books":[null],"seal":{}}'])
      expect((await readFile(odd, reader())).result).not.toBe('real');
  });

  test('whose file has one bit changed anywhere is not real', async () => {
    const { provider } = await aWorker();
    const text = await fileOf(provider);
    for (let at = 0; at < text.length; at += 1) {
      const sign = String.fromCharCode(text.charCodeAt(at) ^ (1 << (at % 7)));
      const { result } = await readFile(text.slice(0, at) + sign + text.slice(at + 1), reader());
      expect(result, `${at}: ${text.slice(Math.max(0, at - 20), at + 20)}`).not.toBe('real');
    }
  }, 120_000);

  test('of another person is not in one’s file', async () => {
    const one = JSON.parse(await fileOf((await aWorker()).provider));
    const other = JSON.parse(await fileOf((await aWorker()).provider));
    expect(await readFile(JSON.stringify({ ...one, seal: other.seal }), reader())).toEqual({
      result: 'changed',
    });
  });

  test('whose sums are not those of its lines is changed, though Neev signed them', async () => {
    const { provider } = await aWorker();
    const file: StatementFile = JSON.parse(await fileOf(provider));
    const read = readSeal(file.seal.token, reader());
    if (read.result !== 'real') throw new Error(read.result);
    expect(read.seal.file).toBe(fileHash(file, sha256));
    const { sums } = read.seal;
    for (const name of ['days', 'wages', 'paid', 'owed'] as const) {
      const seal = { ...read.seal, sums: { ...sums, [name]: sums[name] + 1 } };
      const token = encodeSeal(seal, signerOf(neev.services));
      const other = JSON.stringify({ ...file, seal: { ...file.seal, token } });
      expect(await readFile(other, reader()), name).toEqual({ result: 'changed' });
    }
  });

  test('of a book in the place of another is changed, though Neev signed it and no phone did', async () => {
    const [customer, provider] = [await neev.loginAs(), await neev.loginAs()];
    const { bookingId, units } = await aBooking(neev, { customer, provider });
    const body = { unit: units[0], date: '2099-11-02', mark: 'full', overtimeHours: 0 };
    const entry = { clientId: randomUUID(), saidAt: '2099-11-03T06:00:00.000Z', kind: 'day', body };
    await neev.call('POST', `/hajri/${bookingId}`, { as: provider, body: { entries: [entry] } });
    const file: StatementFile = JSON.parse(await fileOf(provider));
    const read = readSeal(file.seal.token, reader());
    if (read.result !== 'real') throw new Error(read.result);
    const sealedAs = (of: string) => {
      const other = { ...file, books: file.books.map((book) => ({ ...book, bookingId: of })) };
      const seal = { ...read.seal, file: fileHash(other, sha256) };
      return JSON.stringify({
        ...other,
        seal: { ...file.seal, token: encodeSeal(seal, signerOf(neev.services)) },
      });
    };
    expect((await readFile(sealedAs(bookingId), reader())).result).toBe('real');
    expect(await readFile(sealedAs(randomUUID()), reader())).toEqual({ result: 'changed' });
  });

  test('is for its own worker, and an empty one has a seal too', async () => {
    const { customer } = await aWorker();
    const { seal, data } = await statement(customer);
    expect(data).toEqual([]);
    expect(readSeal(seal.token, reader())).toMatchObject({ result: 'real', seal: { sums: { days: 0 } } });
    expect(JSON.parse(await fileOf(customer)).books).toEqual([]);
  });

  test('and its file are refused to who has had millions of lines read in an hour', async () => {
    const { provider } = await aWorker();
    await neev.services.limits.take('book-lines-by-user', provider.userId, 2_000_000);
    for (const url of ['/statement', '/statement/csv', '/statement/file', '/owed']) {
      const { status, body } = await neev.call('GET', url, { as: provider });
      expect([url, status, body.type]).toEqual([url, 429, '/problems/too-many']);
    }
  });

  test('reads each book once, and its file has the same lines', async () => {
    const { provider } = await aWorker();
    const asked = vi.spyOn(Client.prototype, 'query');
    await statement(provider);
    await fileOf(provider);
    const linesRead = asked.mock.calls.filter(([query]) =>
      /select "e"\.\*.* from "ledger_entries" as "e"/.test(
        String((query as { text?: string }).text ?? query),
      ),
    );
    asked.mockRestore();
    expect(linesRead).toHaveLength(2);
  });

  test('has a file that is written in small pieces, however long a book is', async () => {
    const { provider } = await aWorker();
    const { books }: StatementFile = JSON.parse(await fileOf(provider));
    const [line] = books[0]?.lines ?? [];
    if (!line || !books[0]) throw new Error('no book');
    const { head } = books[0];
    const said = await statement(provider);
    const long = Array.from({ length: 5000 }, () => ({ ...line, seq: 1 }));
    const pieces = await statementFile(
      {
        services: neev.services,
        now: () => new Date(),
        statementOf: () => Promise.resolve({ ...said, pays: new Map(), read: new Map() }),
        readLines: () =>
          Promise.resolve({ data: [...long, { ...line, seq: 1, hash: head }] as EntryRecord[], hidden: [] }),
      },
      { userId: provider.userId } as Caller,
      {},
    );
    const sizes: number[] = [];
    for await (const piece of pieces) sizes.push(String(piece).length);
    expect(Math.max(...sizes)).toBeLessThan(500_000);
    expect(sizes.reduce((one, other) => one + other)).toBeGreaterThan(1_000_000);
  });
});
