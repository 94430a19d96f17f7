import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileReaderOf } from '#domain/evidence/evidence-in-test.ts';
import { encodeSeal, readSeal } from '#domain/evidence/seal.ts';
import { fileHash, readFile, type StatementFile } from '#domain/evidence/statement-file.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import type { Line, Seen } from '#domain/ledger/entry.ts';
import { sha256 } from '#server/platform/config/keys/ed25519.ts';
import { hashOf } from '#server/platform/ledger/hash.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aDevice, makeDevice, nothingSeen, signedEntry, type TestDevice } from '#server/testing/a-device.ts';
import { rewriteBook } from '#server/testing/an-operator.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { signerOf } from '../cards/issuer.rules.ts';
import { makeCheckpoint } from '../log/checkpoint.rules.ts';
import { followAfterRestore } from '../log/next-log.rules.ts';

// What somebody makes of a statement's file who owns the database and every key of Neev, but no key of a phone.
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

interface Party {
  as: TestUser;
  by?: TestDevice;
}

/** A book of two sides, to write in. */
async function aBook() {
  const [customer, provider] = [await neev.loginAs(), await neev.loginAs({ fullname: 'Ravi Test' })];
  const { bookingId: book, units } = await aBooking(neev, { customer, provider });
  const counts = new Map<TestDevice, number>();
  const last = async (): Promise<Seen> => {
    const { data } = (await neev.call('GET', `/hajri/${book}`, { as: customer })).body;
    const { seq, hash } = data.at(-1) ?? nothingSeen;
    return { seq, hash };
  };
  const say = async ({ as, by }: Party, kind: 'day' | 'money', body: object) => {
    const n = by ? (counts.get(by) ?? 0) + 1 : 0;
    if (by) counts.set(by, n);
    const plain = { clientId: `plain ${kind}`, saidAt: '2099-11-03T06:00:00.000Z', kind, body };
    const entry = by ? signedEntry(by, { book, n, seen: await last(), kind, body: body as never }) : plain;
    const { body: answer } = await neev.call('POST', `/hajri/${book}`, { as, body: { entries: [entry] } });
    if (answer.data[0].problem) throw new Error(answer.data[0].problem.type);
    return entry;
  };
  const day = (date: string) => ({ unit: units[0], date, mark: 'full', overtimeHours: 0 });
  return { customer, provider, book, say, day };
}

const money = { sort: 'wage', to: 'provider', amount: 500, on: '2099-11-03', how: 'cash' };

async function fileOf(as: TestUser): Promise<StatementFile> {
  const { body } = await neev.call('GET', '/statement/file', { as });
  return typeof body === 'string' ? JSON.parse(body) : body;
}

/** Three signed lines and an unsigned one, and their file. */
async function aFile() {
  const { customer, provider, say, day } = await aBook();
  const [payer, worker] = [await aDevice(neev, customer), await aDevice(neev, provider)];
  await say({ as: provider }, 'day', day('2099-11-02'));
  await say({ as: customer, by: payer }, 'day', day('2099-11-02'));
  await say({ as: customer, by: payer }, 'money', money);
  await say({ as: provider, by: worker }, 'money', { ...money, amount: 300 });
  return { file: await fileOf(provider), payer, worker, userId: provider.userId };
}

/** The file with other lines, its chain and seal made anew. */
function madeAnew(file: StatementFile, change: (lines: Line[]) => Line[] | undefined): string {
  const [book] = structuredClone(file.books);
  if (!book) throw new Error('no book');
  const changed = change(book.lines) ?? book.lines;
  let head = firstHead;
  const lines = changed.map((line, at): Line => {
    const placed = { ...line, seq: at + 1, prev: head };
    head = hashOf(placed);
    return { ...placed, hash: head };
  });
  const made = { ...file, books: [{ ...book, lines, head, proof: null }] };
  const read = readSeal(file.seal.token, reader());
  if (read.result !== 'real') throw new Error(read.result);
  const token = encodeSeal({ ...read.seal, file: fileHash(made, sha256) }, signerOf(neev.services));
  return canonicalJson({ ...made, seal: { ...file.seal, token } });
}

const find = (lines: readonly Line[], kind: string, side: string): Line => {
  const line = lines.find((one) => one.kind === kind && one.side === side);
  if (!line) throw new Error('no such line');
  return line;
};

test('a file that was made anew as it was is real', async () => {
  const { file } = await aFile();
  expect(
    await readFile(
      madeAnew(file, () => undefined),
      reader(),
    ),
  ).toMatchObject({
    result: 'real',
    counts: { signed: 3 },
  });
});

test('a file whose phones wrote something else is changed, though Neev sealed it', async () => {
  const { file, userId, payer, worker } = await aFile();
  const thief = makeDevice();
  // Each leaves the sums as they are sealed: of days and money that waits none is counted.
  const changes: Record<string, (lines: Line[]) => Line[] | undefined> = {
    'a payment that its payer signed stands twice': (lines) => [
      ...lines,
      { ...find(lines, 'money', 'customer'), _id: 'again' },
    ],
    'an unsigned line before signed ones says something else': (lines) =>
      void Object.assign(find(lines, 'day', 'provider'), { saidAt: '2099-11-02T06:00:00.000Z' }),
    'a signed line stands for another author': (lines) =>
      void Object.assign(find(lines, 'money', 'customer'), { author: userId }),
    'a signed line stands on the other side': (lines) =>
      void Object.assign(find(lines, 'day', 'customer'), { side: 'provider' }),
    'a signature was taken off': (lines) => {
      delete find(lines, 'money', 'customer').sig;
    },
    'a key was taken off with its signatures, before another phone signed': (lines) => {
      for (const { body } of lines.filter(({ kind }) => kind === 'event'))
        if ((body as { device?: string }).device === payer.name) Object.assign(body as object, { key: null });
      for (const line of lines) if (line.device === payer.name) delete line.sig;
    },
    'another key stands under the name of a device': (lines) => {
      const line = find(lines, 'money', 'provider');
      for (const { body } of lines.filter(({ kind }) => kind === 'event'))
        if ((body as { device?: string }).device === worker.name)
          Object.assign(body as object, { key: thief.key });
      const { clientId, saidAt, n = 1, seen = nothingSeen } = line;
      const at = { book: file.books[0]?.bookingId ?? '', n, seen, clientId: clientId ?? '', saidAt };
      const signed = signedEntry(
        { ...thief, name: worker.name },
        { ...at, kind: 'money', body: line.body as never },
      );
      Object.assign(line, { sig: signed.sig });
    },
    'a key was noted behind what it signed': (lines) => {
      const noted = lines.findIndex(({ body }) => (body as { device?: string }).device === worker.name);
      return [...lines.filter((_, at) => at !== noted), ...lines.slice(noted, noted + 1)];
    },
  };
  for (const [what, change] of Object.entries(changes))
    expect(await readFile(madeAnew(file, change), reader()), what).toEqual({ result: 'changed' });
});

test('a file of a book that a restore brought back is real, also where what a line had seen is gone', async () => {
  const { customer, provider, book, say, day } = await aBook();
  const [payer, worker] = [await aDevice(neev, customer), await aDevice(neev, provider)];
  await say({ as: provider, by: worker }, 'day', day('2099-11-02'));
  await makeCheckpoint(neev.services);
  const kept = (await fileOf(provider)).books[0]?.lines.length ?? 0;
  await say({ as: customer, by: payer }, 'day', day('2099-11-02'));
  const lost = await say({ as: provider, by: worker }, 'money', money);
  await rewriteBook(neev, book, (rows) => rows.filter(({ seq }) => seq <= kept));
  await followAfterRestore(neev.services);
  await neev.call('POST', `/hajri/${book}`, { as: provider, body: { entries: [lost] } });
  const file = await fileOf(provider);
  expect(await readFile(canonicalJson(file), reader())).toMatchObject({
    result: 'real',
    counts: { signed: 2 },
  });
  const without = (text: string) => text.replace(/,"restored":\d+/, '');
  const unsealed = JSON.parse(without(canonicalJson(file))) as StatementFile;
  expect(canonicalJson(unsealed)).not.toBe(canonicalJson(file));
  expect(
    await readFile(
      madeAnew(unsealed, () => undefined),
      reader(),
    ),
  ).toEqual({ result: 'changed' });
});
