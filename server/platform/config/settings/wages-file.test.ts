import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';
import { SettingsError } from './settings.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neev-wages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const good = {
  area: 'IN-MH',
  zone: 'I',
  pins: ['400', '411'],
  skill: 'skilled',
  perDay: 640,
  from: '2026-01-01',
  until: null,
  basis: 'state',
  source: 'https://example.in/gazette',
  readOn: '2026-11-22',
  note: 'a word',
};

async function readWith(content: unknown) {
  const file = join(folder, 'wages.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return () => readSettings({ WAGES_FILE: file }).wages;
}

test('Without a file the wages are those that Neev brings along', () => {
  const { wages } = readSettings({});
  expect(wages.find(({ area, skill }) => area === 'IN-DL' && skill === 'unskilled')?.perDay).toBe(710);
});

test('WAGES_FILE takes the place of the shipped wages', async () => {
  const read = await readWith({ rows: [good, { ...good, area: 'IN-OR', zone: undefined, pins: undefined }] });
  expect(read()).toMatchObject([
    { area: 'IN-MH', zone: 'I', pins: ['400', '411'], perDay: 640 },
    { area: 'IN-OD', zone: null, pins: null },
  ]);
  expect((await readWith({ rows: [] }))()).toEqual([]);
});

describe('A faulty wage stops the start with one line that names its row', () => {
  test.each<[object, string]>([
    [{ area: 'MH' }, 'area'],
    [{ area: 'IN-ZZ' }, 'area'],
    [{ area: 'IN' }, 'area'],
    [{ zone: '' }, 'zone'],
    [{ pins: [] }, 'pins'],
    [{ pins: ['9'] }, 'pins'],
    [{ skill: 'mason' }, 'skill'],
    [{ perDay: 640.5 }, 'perDay'],
    [{ perDay: '640' }, 'perDay'],
    [{ perDay: 0 }, 'perDay'],
    [{ from: '2026-02-30' }, 'from'],
    [{ until: '2025-12-31' }, 'until'],
    [{ basis: 'city' }, 'basis'],
    [{ source: '' }, 'source'],
  ])('%o', async (changes, field) => {
    const read = await readWith({ rows: [good, { ...good, ...changes }] });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^WAGES_FILE row 2: ${field} [^\\n]+$`));
  });

  test('or says what is wrong with the file', async () => {
    expect(await readWith('{')).toThrow(/^WAGES_FILE is not JSON$/);
    expect(await readWith([])).toThrow(/^WAGES_FILE must hold/);
    expect(await readWith({ rows: ['x'] })).toThrow(/^WAGES_FILE row 1 must be an object$/);
    expect(() => readSettings({ WAGES_FILE: join(folder, 'none.json') })).toThrow(
      /^WAGES_FILE cannot be read$/,
    );
  });
});
