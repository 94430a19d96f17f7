import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ArchiveError,
  bytesLine,
  type Entry,
  formatVersion,
  type Header,
  noticeLine,
} from './archive-format.ts';
import { checkArchive, entriesOf } from './read-archive.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neev-format-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const header: Header = {
  format: 'neev-backup',
  version: formatVersion,
  madeAt: 'now',
  migrations: ['0001'],
};
const head = noticeLine(header);
const file = noticeLine({ file: 'secret-key' });
const endOf = (lines: string) => noticeLine({ sha256: createHash('sha256').update(lines).digest('hex') });

async function kept(text: string | Buffer, packed = true): Promise<string> {
  const path = join(folder, 'backup');
  await writeFile(path, packed ? gzipSync(text) : text);
  return path;
}
async function entries(text: string): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of entriesOf({ file: await kept(text) })) found.push(entry);
  return found;
}
const whole = (lines: string) => lines + endOf(lines);

describe('A backup is read as it was written', () => {
  test('header, tables, rows, files and pieces of files, in order', async () => {
    const lines = [
      head,
      noticeLine({ table: 'users', columns: ['id', 'fullname'] }),
      '{"id":1,"fullname":"रमेश"}\n',
      file,
      bytesLine(Buffer.from([0, 10, 13, 255])),
    ].join('');
    expect(await entries(whole(lines))).toEqual([
      header,
      { table: 'users', columns: ['id', 'fullname'] },
      { row: '{"id":1,"fullname":"रमेश"}' },
      { file: 'secret-key' },
      { bytes: Buffer.from([0, 10, 13, 255]) },
    ]);
  });

  test('a text with signs that break lines elsewhere is one row', async () => {
    const row = '{"text":"one\u2028two\u2029three\rfour"}';
    expect((await entries(whole(`${head}${row}\n`)))[1]).toEqual({ row });
  });

  test('a row may be longer than what is read at once', async () => {
    const row = `{"text":"${'x'.repeat(300_000)}"}`;
    expect((await entries(whole(`${head}${row}\n`)))[1]).toEqual({ row });
  });

  test('checked whole, it tells what it is', async () => {
    expect(await checkArchive({ file: await kept(whole(head)) })).toEqual(header);
  });
});

describe('What is no whole backup is refused in one line', () => {
  const refused = async (path: string, why: RegExp) => {
    const error: unknown = await checkArchive({ file: path }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ArchiveError);
    expect(String(error)).toMatch(why);
    expect(String(error).split('\n')).toHaveLength(1);
  };
  const row = '{"id":1}\n';

  test.each<[string, string, RegExp]>([
    ['that is empty', '', /its end is missing/],
    ['with an end alone', endOf(''), /it is empty/],
    ['without an end', head + row, /its end is missing/],
    ['whose last line is cut', `${head}${row.slice(0, 5)}`, /its last line is cut/],
    ['in which something was changed', head + row.replace('1', '2') + endOf(head + row), /checksum/],
    ['from which a line was taken', head + endOf(head + row), /checksum/],
    ['with more behind its end', whole(head) + row, /something follows its end/],
    ['that begins otherwise', whole(row + head), /does not begin like one/],
    ['with a line that nobody knows', whole(`${head}?what\n`), /a line that we do not know/],
    ['with a notice that nobody knows', whole(`${head}#{"drop":"users"}\n`), /a line that we do not know/],
    ['with a notice that is no JSON', whole(`${head}#nonsense\n`), /a line that we do not know/],
  ])('one %s', async (_, text, why) => refused(await kept(text), why));

  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'files/../secret-key',
    'files/short.webp',
    'files/aaaaaaaaaaaaaaaaaaaaaa.png',
    'secret-key/x',
    '',
  ])('one that would write the file %j', async (name) => {
    await refused(await kept(whole(`${head}#${JSON.stringify({ file: name })}\n`)), /do not know/);
  });

  test('the files of a data folder may stand in it', async () => {
    for (const name of [
      'files/aaaaaaaaaaaaaaaaaaaaaa.webp',
      'files/aaaaaaaaaaaaaaaaaaaaa_-small.webp',
      'demo-accounts.txt',
    ])
      expect(await checkArchive({ file: await kept(whole(head + noticeLine({ file: name }))) })).toEqual(
        header,
      );
  });

  test('one that a newer Neev made', async () => {
    const newer = noticeLine({ ...header, version: formatVersion + 1 });
    await refused(await kept(whole(newer)), /newer Neev made this backup/);
  });

  test('a file that is cut, is no gzip, or is not there', async () => {
    const packed = gzipSync(whole(head));
    await refused(await kept(packed.subarray(0, packed.length - 12), false), /ends too early or was changed/);
    await refused(await kept('not packed at all', false), /ends too early or was changed/);
    await refused(join(folder, 'nothing'), /There is no file/);
  });
});
