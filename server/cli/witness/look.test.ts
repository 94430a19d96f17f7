import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { vkeyOf } from '#domain/evidence/note.ts';
import { makeCheckpoint } from '#server/features/evidence/log/checkpoint.rules.ts';
import { followAfterRestore } from '#server/features/evidence/log/next-log.rules.ts';
import { aWitness, aWrittenBook, writeLine } from '#server/testing/a-log.ts';
import { aMadeUpLog, type MadeUpLog } from '#server/testing/a-made-up-log.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { keptIn } from './kept.ts';
import { look, type Watch } from './look.ts';

const witness = aWitness('watch.example');
const many = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `leaf ${from + at}`);

let dir: string;
let log: MadeUpLog;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'neev-witness-'));
  log = await aMadeUpLog();
});
afterEach(async () => {
  await log.close();
  await rm(dir, { recursive: true, force: true });
});

/** A witness as it is after each start: what it knows stands in its folder. */
const watching = (changes: Partial<Watch> = {}): Watch => ({
  url: log.url,
  key: undefined,
  folder: keptIn(dir),
  patience: 2,
  cosign: witness.cosigned,
  ...changes,
});
const seen = async (changes: Partial<Watch> = {}) => {
  const { state, size } = await look(watching(changes));
  return size === undefined ? state : `${state} ${size}`;
};
const proofs = async () => {
  const [folder] = (await readdir(dir)).filter((name) => name.startsWith('proof-'));
  if (folder === undefined) return undefined;
  const notes = (await readdir(join(dir, folder))).sort();
  return Promise.all(
    notes.map(async (name) => [name, (await readFile(join(dir, folder, name), 'utf8')).split('\n')[1]]),
  );
};

describe('An honest log', () => {
  test('is new, then grows, and each time is signed', async () => {
    log.grow(...many(3));
    expect(await seen()).toBe('new 3');
    log.grow(...many(700, 3));
    expect(await seen()).toBe('ok 703');
    log.grow(...many(321, 703));
    expect(await seen()).toBe('ok 1024');
    expect(await seen()).toBe('ok 1024');
    expect(log.posted.map((note) => note.split('\n')[1])).toEqual(['3', '703', '1024', '1024']);
    expect(log.posted.at(-1)).toContain('— watch.example ');
    expect(await proofs()).toBeUndefined();
  });

  test('shows its key, which somebody compares, or names before', async () => {
    expect((await look(watching())).says).toBe(`compare its key: ${log.vkey()}`);
    await rm(dir, { recursive: true, force: true });
    expect((await look(watching({ key: log.vkey() }))).says).toBeUndefined();
    await rm(dir, { recursive: true, force: true });
    expect(await seen({ key: vkeyOf({ ...witness.key, signs: 1 }) })).toBe('unreached');
  });

  test('that was restored ends, and the next is watched', async () => {
    log.grow(...many(300));
    await seen();
    log.restore(280);
    expect((await look(watching())).says).toContain('20 heads are gone');
    log.grow(...many(300));
    expect(await seen()).toBe('ok 301');
  });

  test('that grew before its end has lost nothing that was seen', async () => {
    log.grow(...many(3));
    await seen();
    log.grow(...many(5, 3));
    log.restore(8);
    expect((await look(watching())).says).toContain(': 0 heads are gone');
  });
});

describe('A log that lies is caught, with both notes as proof', () => {
  test('one that forks by one leaf among many', async () => {
    log.grow(...many(1700));
    await seen();
    log.change(1234);
    log.grow('one more');
    expect(await seen()).toBe('fork');
    expect(await proofs()).toEqual([
      ['before.note', '1700'],
      ['now.note', '1701'],
    ]);
    // After a new start too, and nothing of it is signed.
    expect(await seen()).toBe('fork');
    expect(log.posted).toHaveLength(1);
  });

  test('one that has two roots of one size', async () => {
    log.grow(...many(5));
    await seen();
    log.change(4);
    expect(await seen()).toBe('fork');
  });

  test('one that is smaller twice', async () => {
    log.grow(...many(5));
    await seen();
    log.cut(3);
    expect(await seen()).toBe('smaller 3');
    // What was signed is shown to it: an honest one then ends.
    expect(log.posted.at(-1)).toBe(log.posted[0]);
    expect(await seen()).toBe('rollback 3');
    expect(await proofs()).toEqual([
      ['before.note', '5'],
      ['now.note', '3'],
    ]);
  });

  test('but not one that was smaller once', async () => {
    log.grow(...many(5));
    await seen();
    log.cut(3);
    await seen();
    log.grow(...many(2, 3));
    expect(await seen()).toBe('ok 5');
    log.cut(3);
    expect(await seen()).toBe('smaller 3');
  });

  test('one that is smaller, and another', async () => {
    log.grow(...many(5));
    await seen();
    log.cut(3);
    log.change(0);
    expect(await seen()).toBe('fork');
  });

  test('one that begins anew from what was never there', async () => {
    log.grow(...many(5));
    await seen();
    log.restore(3, { root: `${'A'.repeat(43)}=` });
    expect(await seen()).toBe('fork');
  });
});

describe('A log that cannot be read is asked again', () => {
  test.each(['tile', 'silent', 'signature'] as const)('%s', async (what) => {
    log.grow(...many(3));
    await seen();
    log.grow(...many(3, 3));
    log.spoil(what);
    expect(await seen()).toBe('unreached');
    log.spoil('nothing');
    expect(await seen()).toBe('ok 6');
    expect(await proofs()).toBeUndefined();
  });
});

describe('The log of Neev', () => {
  const neev = useTestApp({ PUBLIC_URL: 'https://neev.example', WITNESSES: vkeyOf(witness.key) });

  test('is watched from its first leaf over a restore', async () => {
    const url = await neev.app.listen({ port: 0, host: '127.0.0.1' });
    const { bookId } = await aWrittenBook(neev);
    await makeCheckpoint(neev.services);
    expect(await seen({ url })).toBe('new 1');
    for (let count = 0; count < 3; count += 1) {
      await writeLine(neev, bookId);
      await makeCheckpoint(neev.services);
    }
    expect(await seen({ url })).toBe('ok 4');
    const [told] = (await neev.call('GET', '/log')).body.data.witnesses;
    expect(told).toMatchObject({ state: 'watching', size: 4 });
    await followAfterRestore(neev.services);
    await makeCheckpoint(neev.services);
    expect((await look(watching({ url }))).says).toContain(': 0 heads are gone');
    expect(await seen({ url })).toBe('ok 2');
  });

  test('cannot make a card good again that had ended, also one whose row is gone; a restore can, and that is told', async () => {
    const url = `http://127.0.0.1:${(neev.app.server.address() as AddressInfo).port}`;
    const sql = (text: string) => neev.services.pool.query(text);
    await makeCheckpoint(neev.services);
    await sql(`insert into work_cards (client_id, expires_at, ended_at, ended_why)
      select 'card', now() - interval '1 day', now(), 'taken-back' from generate_series(1, 12)`);
    const { rows } = await sql('select max(idx) as last from work_cards');
    const last = rows[0].last;
    expect((await look(watching({ url }))).state).toBe('new');
    expect(await look(watching({ url }))).toMatchObject({ state: 'ok', says: undefined });
    await sql(`delete from work_cards where idx = ${last}`);
    await sql(`update work_cards set ended_at = null, ended_why = null where idx = ${last - 1}`);
    const caught = await look(watching({ url }));
    expect(caught).toMatchObject({ state: 'rollback' });
    expect(caught.says).toContain(`these count as good again: ${last - 1}, ${last}; both lists are in `);
    await followAfterRestore(neev.services);
    await makeCheckpoint(neev.services);
    expect(await look(watching({ url }))).toMatchObject({
      state: 'ended',
      says: expect.stringContaining(`these count as good again: ${last - 1}, ${last}`),
    });
    expect(await look(watching({ url }))).toMatchObject({ state: 'ok', says: undefined });
  });
});
