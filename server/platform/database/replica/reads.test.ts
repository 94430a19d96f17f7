import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#server/platform/http/errors.ts';
import type { Source } from '../database.ts';
import { type ListSource, makeReads } from './reads.ts';
import { makeWriters } from './writers.ts';

const asha = { userId: 'asha', admin: false };
const ravi = { userId: 'ravi', admin: false };
const sourceNamed = (name: string) => ({ name }) as unknown as Source;
const nameOf = (source: Source): string => (source as unknown as { name: string }).name;

let counted: ListSource[] = [];
let lost = 0;
let isThere = true;
const open = {
  read: <T>(work: (from: Source) => Promise<T>) => work(sourceNamed('replica')),
  close: async () => undefined,
};
const replica = {
  source: () => (isThere ? open : undefined),
  lost() {
    lost += 1;
  },
  standing: () => ({ used: true, lagMs: 0 }) as const,
  close: async () => undefined,
};
const reads = () =>
  makeReads(sourceNamed('primary'), {
    replica,
    writers: makeWriters(undefined),
    count: (source) => counted.push(source),
  });
const where = async (source: Source) => nameOf(source);
/** Fails on the replica alone. */
const failing = (error: Error) => async (source: Source) => {
  if (nameOf(source) === 'replica') throw error;
  return nameOf(source);
};
const withCode = (code: string) => Object.assign(new Error('no'), { code });

beforeEach(() => {
  counted = [];
  lost = 0;
  isThere = true;
});

test('Without a replica every list comes from the primary', async () => {
  const alone = makeReads(sourceNamed('primary'));
  await alone.wrote('asha');
  expect(await alone.list(asha, where)).toBe('primary');
});

describe('With a replica', () => {
  test('lists come from it; those of admins and of who wrote from the primary', async () => {
    const both = reads();
    await both.wrote('ravi');
    expect(await both.list(asha, where)).toBe('replica');
    expect(await both.list(ravi, where)).toBe('primary');
    expect(await both.list({ ...asha, admin: true }, where)).toBe('primary');
    expect(counted).toEqual(['replica', 'primary', 'primary']);
  });

  test('that is left out, lists come from the primary', async () => {
    isThere = false;
    expect(await reads().list(asha, where)).toBe('primary');
  });

  test.each(['57P01', 'ECONNREFUSED', '08006', 'ECONNRESET'])(
    'that is gone (%s) the primary answers, and it is left out',
    async (code) => {
      expect(await reads().list(asha, failing(withCode(code)))).toBe('primary');
      expect([counted, lost]).toEqual([['again'], 1]);
    },
  );

  test.each(['40001', '57014', '42P01', '25006'])(
    'that fails with a conflict or of an older schema (%s) the primary answers, and it stays',
    async (code) => {
      expect(await reads().list(asha, failing(withCode(code)))).toBe('primary');
      expect([counted, lost]).toEqual([['again'], 0]);
    },
  );

  test('what the asker did wrong is said once, and what fails on both is the primary’s word', async () => {
    const wrong = failing(new AppError('bad-cursor'));
    await expect(reads().list(asha, wrong)).rejects.toMatchObject({ problem: 'bad-cursor' });
    const both = async (source: Source) => Promise.reject(new Error(nameOf(source)));
    await expect(reads().list(asha, both)).rejects.toThrow('primary');
    expect(counted).toEqual(['again']);
  });
});
