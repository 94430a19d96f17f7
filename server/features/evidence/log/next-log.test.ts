import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sameBytes, toBase64 } from '#domain/evidence/base64.ts';
import { readNote, readVkey, signatureOf, vkeyOf } from '#domain/evidence/note.ts';
import { hashesOf } from '#domain/evidence/tiles.ts';
import { leafBytes, rootOf } from '#domain/evidence/tree.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { sha256, verifyEd25519 } from '#server/platform/config/keys/ed25519.ts';
import { evidenceKeysOf } from '#server/platform/config/keys/evidence-keys.ts';
import { inLog } from '#server/platform/ledger/entries-by-book.data.ts';
import {
  aWitness,
  aWrittenBook,
  readCheckpointOf,
  type WrittenBook,
  writeLine,
} from '#server/testing/a-log.ts';
import { noticesOf } from '#server/testing/hiring.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { makeCheckpoint } from './checkpoint.rules.ts';
import { followAfterRestore } from './next-log.rules.ts';

const watching = aWitness('watch.example');
const silent = aWitness('silent.example', 8);
const neev = useTestApp({
  PUBLIC_URL: 'https://neev.example',
  WITNESSES: [watching, silent].map(({ key }) => vkeyOf(key)).join(','),
});

let book: WrittenBook;
beforeEach(async () => {
  book = await aWrittenBook(neev);
  await makeCheckpoint(neev.services);
});

const logOf = async () => (await neev.call('GET', '/log')).body.data;
const post = (note: string, no = 1) =>
  neev.call('POST', `/log/${no}/cosignatures`, {
    body: note,
    headers: { 'content-type': 'text/plain' },
  });
const problemOf = async (note: string, no = 1) => {
  const { status, body } = await post(note, no);
  return status === 200 ? undefined : body.type.replace('/problems/', '');
};
const signedFile = () => join(neev.services.settings.dataDir, 'log-signed');

/** The database as it was: what was signed since is gone. */
async function putBack(): Promise<void> {
  await neev.services.pool.query(`
    alter table ledger_entries disable trigger user;
    delete from ledger_entries where seq > 1;
    alter table ledger_entries enable trigger user;
    update ledgers l set last_seq = 1, logged_seq = 1, leaves = '{1,0}',
      head = (select hash from ledger_entries e where e.book_id = l.book_id and e.seq = 1);
    delete from log_checkpoints where size > 1;
    update logs set size = 1, root = (select sha256('\\x00'::bytea || head) from ledgers);
    update log_tiles set hashes = substr(hashes, 1, 32)`);
}

describe('What witnesses sign is kept', () => {
  test('behind the note, and told with the time', async () => {
    const { text } = await readCheckpointOf(neev, 1);
    expect((await logOf()).witnesses.map((one: { state: string }) => one.state)).toEqual(['never', 'never']);
    // A cosignature has the second in which it was made.
    const cosigned = watching.cosigned(text);
    expect(await post(cosigned)).toMatchObject({ status: 200, body: { data: null } });
    const after = await readCheckpointOf(neev, 1);
    expect(after.text).toBe(cosigned);
    const [one, other] = (await logOf()).witnesses;
    expect(one).toMatchObject({
      name: 'watch.example',
      key: vkeyOf(watching.key),
      size: 1,
      state: 'watching',
    });
    expect(other).toMatchObject({ lastAt: null, size: null, state: 'never' });
    await neev.services.pool.query("update log_cosignatures set at = now() - interval '25 hours'");
    expect((await logOf()).witnesses[0].state).toBe('silent');
  });

  test('of those alone who are named, and of our own notes', async () => {
    const { text } = await readCheckpointOf(neev, 1);
    expect(await problemOf(aWitness('watch.example', 9).cosigned(text))).toBe('witness-unknown');
    expect(await problemOf(text)).toBe('witness-unknown');
    const other = text.replace('\n1\n', '\n2\n');
    expect(await problemOf(watching.cosigned(other))).toBe('bad-input');
    const stolen = watching.cosigned(text).split('\n').at(-2) ?? '';
    expect(await problemOf(`${other}${stolen}\n`)).toBe('bad-input');
    expect(await problemOf(watching.cosigned(text), 2)).toBe('not-found');
    for (const wrong of ['', 'x', 'x'.repeat(20_000)]) expect(await problemOf(wrong)).toBe('bad-input');
  });

  test('with the time that was signed: who sends it again does not wake a witness', async () => {
    const { text } = await readCheckpointOf(neev, 1);
    const yesterday = Math.floor(Date.now() / 1000) - 90_000;
    await post(watching.cosigned(text, yesterday));
    const [{ lastAt, state }] = (await logOf()).witnesses;
    expect([Date.parse(lastAt), state]).toEqual([yesterday * 1000, 'silent']);
  });
});

describe('A database that was put back ends the log', () => {
  const lineAndPutBack = async () => {
    await writeLine(neev, book.bookId);
    const { size, root } = await makeCheckpoint(neev.services);
    const { text } = await readCheckpointOf(neev, 1);
    await putBack();
    return { size, root, text };
  };

  test('where more was signed here', async () => {
    await lineAndPutBack();
    await makeCheckpoint(neev.services);
    const { logs, size, origin } = await logOf();
    expect([origin, size, logs.map((one: { no: number }) => one.no)]).toEqual([
      'neev.example/log/2',
      2,
      [1, 2],
    ]);
    const { follows } = logs[1];
    const leaf = sha256(Buffer.from(canonicalJson({ v: 'neev-restored-1', ...follows })));
    const { rawPayload } = await neev.app.inject('/log/2/tile/0/000.p/2');
    const hashes = hashesOf(rawPayload);
    expect(toBase64(hashes[0] ?? leaf)).toBe(toBase64(sha256(leafBytes(leaf))));
    expect(sameBytes(rootOf(sha256, hashes), (await readCheckpointOf(neev, 2)).root)).toBe(true);
    expect(await inLog(neev.services.db, book.bookId)).toMatchObject({
      logged: { origin, seq: 1, index: 1, size: 2 },
      restored: { seq: 1, at: logs[1].began },
    });
    expect(await noticesOf(neev, book.customer)).toContain('book-restored');
    expect(await noticesOf(neev, book.provider)).toContain('book-restored');
  });

  test('where another line was signed in the place of one', async () => {
    const text = await readFile(signedFile(), 'utf8');
    await writeFile(
      signedFile(),
      text.replace(/"root":".."/, '"root":"AA"').replace(/"root":"../, '"root":"AA'),
    );
    await makeCheckpoint(neev.services);
    expect((await logOf()).origin).toBe('neev.example/log/2');
  });

  test('where a witness has signed more', async () => {
    const { text } = await lineAndPutBack();
    await writeFile(signedFile(), '');
    expect(await problemOf(watching.cosigned(text))).toBeUndefined();
    expect((await logOf()).logs.map((one: { no: number }) => one.no)).toEqual([1, 2]);
    expect(await problemOf(watching.cosigned(text))).toBe('bad-input');
    expect((await logOf()).origin).toBe('neev.example/log/2');
  });

  test('where a witness has signed a log that is not there any more', async () => {
    const { pool } = neev.services;
    await followAfterRestore(neev.services);
    await makeCheckpoint(neev.services);
    const { text } = await readCheckpointOf(neev, 2);
    await pool.query(
      'delete from log_checkpoints where log_no = 2; delete from log_tiles where log_no = 2; delete from logs where no = 2; update logs set ended_at = null',
    );
    await writeFile(signedFile(), '');
    expect(await problemOf(aWitness('watch.example', 9).cosigned(text), 2)).toBe('witness-unknown');
    expect(await problemOf(watching.cosigned(text.replace('\n2\n', '\n9\n')), 2)).toBe('not-found');
    expect(await problemOf(watching.cosigned(text), 2)).toBeUndefined();
    const { logs } = await logOf();
    expect(logs.map((one: { no: number }) => one.no)).toEqual([1, 3]);
    expect(await problemOf(watching.cosigned(text), 2)).toBe('not-found');
  });

  test('but not by a note that our key did not sign', async () => {
    const { text } = await readCheckpointOf(neev, 1);
    expect(await problemOf(watching.cosigned(text.replace('\n1\n', '\n9\n')))).toBe('bad-input');
    expect((await logOf()).origin).toBe('neev.example/log/1');
  });

  test('always after a restore, and no number is taken twice', async () => {
    await followAfterRestore(neev.services);
    expect((await logOf()).origin).toBe('neev.example/log/2');
    await makeCheckpoint(neev.services);
    await neev.services.pool.query(
      'delete from log_checkpoints where log_no = 2; delete from log_tiles where log_no = 2; delete from logs where no = 2; update logs set ended_at = null',
    );
    await makeCheckpoint(neev.services);
    expect((await logOf()).origin).toBe('neev.example/log/3');
  });

  test('a file of another installation ends nothing', async () => {
    const other = { no: 1, origin: 'other.example/log/1', size: 900, root: toBase64(new Uint8Array(32)) };
    await writeFile(signedFile(), JSON.stringify(other));
    await makeCheckpoint(neev.services);
    expect((await logOf()).origin).toBe('neev.example/log/1');
  });
});

describe('A key that changes', () => {
  const [first, second] = ['a secret of evidence for tests only', 'another one'].map(evidenceKeysOf);
  const withKeys = (current = first, previous?: typeof first) => ({
    ...neev.services,
    evidence: { current: current ?? evidenceKeysOf(''), previous },
  });

  test('is shown by the one before, and both sign', async () => {
    await makeCheckpoint(withKeys(second, first));
    const { logs, origin } = await logOf();
    expect(origin).toBe('neev.example/log/1');
    const { text } = await readCheckpointOf(neev, 1);
    const note = readNote(text);
    const old = (await import('./signing.rules.ts')).logKey(origin, first?.log.publicKey ?? Buffer.of());
    expect(note && (await signatureOf(note, old, verifyEd25519))?.name).toBe(origin);
    const shown = readNote(logs[0].keyNote);
    expect(shown && (await signatureOf(shown, old, verifyEd25519))?.name).toBe(origin);
    expect(shown?.text.split('\n')[1]).toBe(logs[0].key);
    expect(readVkey(sha256, logs[0].key)?.key).toEqual(new Uint8Array(second?.log.publicKey ?? []));
    await writeLine(neev, book.bookId);
    await makeCheckpoint(withKeys(second));
    expect(await readCheckpointOf(neev, 1)).toMatchObject({ size: 2 });
    // A process that was not told yet leaves the log alone.
    await expect(makeCheckpoint(withKeys(first))).rejects.toThrow('older');
  });

  test('and comes back signs again', async () => {
    await makeCheckpoint(withKeys(second, first));
    await makeCheckpoint(withKeys(first, second));
    await expect(makeCheckpoint(withKeys(second))).rejects.toThrow('older');
    const { rows } = await neev.services.pool.query(
      'select public from evidence_keys where ended_at is null',
    );
    expect(rows.map((row) => row.public)).toEqual([first?.log.publicKey]);
    await makeCheckpoint(withKeys(first));
    expect((await logOf()).origin).toBe('neev.example/log/1');
  });

  test('without a word of the one before ends the log, and no line is taken for lost', async () => {
    await makeCheckpoint(withKeys(second));
    const { logs } = await logOf();
    expect(logs.map((one: { no: number }) => one.no)).toEqual([1, 2]);
    expect(logs[1].keyNote).toBeUndefined();
    expect(readVkey(sha256, logs[0].key)?.key).toEqual(new Uint8Array(first?.log.publicKey ?? []));
    expect(await readCheckpointOf(neev, 1)).toMatchObject({ size: 1 });
    expect(await inLog(neev.services.db, book.bookId)).toMatchObject({ logged: { seq: 1 }, restored: null });
    expect(await noticesOf(neev, book.customer)).not.toContain('book-restored');
  });
});

// Last: what is left of the hour is none.
test('cosignatures are taken sixty times an hour', async () => {
  const { text } = await readCheckpointOf(neev, 1);
  const note = watching.cosigned(text);
  for (let count = 0; count < 60; count += 1) await post(note);
  expect(await problemOf(note)).toBe('too-many');
});
