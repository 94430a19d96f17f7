import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { isShared, readShared } from './shared-reads.ts';

/** A database whose readings end when the test says so. */
function aDatabase() {
  const open: { no: number; end: (fails?: Error) => void }[] = [];
  let readings = 0;
  const pool = {} as Pool;
  const ask = (question = 'all') =>
    readShared(pool, question, () => {
      readings += 1;
      const no = readings;
      return new Promise<{ no: number }>((resolve, reject) =>
        open.push({ no, end: (fails) => (fails ? reject(fails) : resolve({ no })) }),
      );
    }).then((answer) => {
      expect(isShared(answer)).toBe(true);
      return answer.no;
    });
  const settle = () => new Promise(setImmediate);
  return { ask, open, settle, readings: () => readings };
}

test('who asks while a reading runs gets the next one, with all who came until it began', async () => {
  const { ask, open, settle, readings } = aDatabase();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(readings()).toBe(1);
  open[0]?.end();
  expect(await first).toBe(1);
  await settle();
  const fourth = ask();
  expect(readings()).toBe(2);
  open[1]?.end();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await settle();
  open[2]?.end();
  expect(await fourth).toBe(3);
});

test('nothing is kept: who asks later is read anew, and another question at once', async () => {
  const { ask, open, readings } = aDatabase();
  const [one, other] = [ask('a'), ask('b')];
  expect(readings()).toBe(2);
  for (const { end } of open) end();
  expect(await Promise.all([one, other])).toEqual([1, 2]);
  const again = ask('a');
  expect(readings()).toBe(3);
  open[2]?.end();
  expect(await again).toBe(3);
});

test('a reading that fails fails for who shared it alone', async () => {
  const { ask, open, settle } = aDatabase();
  const first = ask();
  const second = ask();
  open[0]?.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settle();
  open[1]?.end();
  expect(await second).toBe(2);
});

test('two databases answer for themselves', async () => {
  const [one, other] = [aDatabase(), aDatabase()];
  void one.ask();
  void other.ask();
  expect([one.readings(), other.readings()]).toEqual([1, 1]);
});
