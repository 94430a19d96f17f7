import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countRows, invalidateCounts } from './listing-count.data.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A database that answers counts and words, and remembers what it was asked. */
function aPool(answer: (text: string) => unknown[] | Promise<unknown[]>) {
  const asked: string[] = [];
  const query = async (statement: string | { text: string }) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    asked.push(text);
    return { rows: await answer(text) };
  };
  return { pool: { query } as unknown as Pool, asked };
}
const counted = (list = 'worker', mark = 'all') => ({ list, mark, source: 'from providers r', values: [] });
const counting = (n: number, estimate = 0) =>
  aPool((text) =>
    text.startsWith('explain') ? [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': estimate } }] }] : [{ n }],
  );

describe('The total of a list', () => {
  test('is exact up to 10,000', async () => {
    const { pool, asked } = counting(10_000);
    expect(await countRows(pool, counted())).toEqual({ total: 10_000 });
    expect(asked).toHaveLength(1);
  });

  test('above may be an estimate, says so, and is never less than what was counted', async () => {
    expect(await countRows(counting(10_001, 54_321.4).pool, counted())).toEqual({
      total: 54_321,
      totalIsEstimate: true,
    });
    expect(await countRows(counting(10_001, 12).pool, counted())).toEqual({
      total: 10_001,
      totalIsEstimate: true,
    });
  });

  test('is asked for once in 5 s, however many ask', async () => {
    const { pool, asked } = counting(7);
    await Promise.all([countRows(pool, counted()), countRows(pool, counted())]);
    vi.advanceTimersByTime(4900);
    await countRows(pool, counted());
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(200);
    await countRows(pool, counted());
    expect(asked).toHaveLength(2);
  });

  test('of another filter is another', async () => {
    const { pool, asked } = counting(7);
    await countRows(pool, counted('worker', 'all'));
    await countRows(pool, counted('worker', 'verified'));
    expect(asked).toHaveLength(2);
  });

  test('of a list that was written to is counted anew, those of other lists stay', async () => {
    const { pool, asked } = counting(7);
    await countRows(pool, counted('worker', 'a'));
    await countRows(pool, counted('engineer', 'b'));
    invalidateCounts(pool, 'worker');
    await countRows(pool, counted('worker', 'a'));
    await countRows(pool, counted('engineer', 'b'));
    expect(asked).toHaveLength(3);
  });

  test('that failed is not remembered', async () => {
    let broken = true;
    const { pool } = aPool(() => {
      if (broken) throw new Error('gone');
      return [{ n: 3 }];
    });
    await expect(countRows(pool, counted())).rejects.toThrow('gone');
    broken = false;
    expect(await countRows(pool, counted())).toEqual({ total: 3 });
  });
});
